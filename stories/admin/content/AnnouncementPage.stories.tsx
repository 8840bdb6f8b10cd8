import { AnnouncementPage } from '@compute-mall/admin/features/content/AnnouncementPage.tsx'
import { siteFixtures } from '@compute-mall/core/site/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { inAdmin, onPhone } from '../frame.tsx'

const { announcementDetail } = siteFixtures
const draft = { ...announcementDetail, row: { ...announcementDetail.row, phase: 'draft' } } as const

const meta = {
  title: 'Admin/Content/Announcement',
  component: AnnouncementPage,
  parameters: { layout: 'fullscreen', inBothLanguages: true },
  ...inAdmin('content'),
  args: {
    view: { state: { kind: 'loaded', value: announcementDetail }, busy: false },
    links: { announcements: '/announcements', edit: '/announcements/maintenance/edit' },
    commands: { retry: fn(), publish: fn(), unpublish: fn() },
  },
} satisfies Meta<typeof AnnouncementPage>
export default meta
type Story = StoryObj<typeof meta>

export const Shown: Story = {}
export const English: Story = { globals: { language: 'en' } }
export const Phone: Story = { ...onPhone }
export const Draft: Story = {
  globals: { language: 'zh' },
  args: { view: { state: { kind: 'loaded', value: draft }, busy: false } },
  play: async ({ canvasElement, args: { commands } }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '发布' }))
    await expect(commands.publish).toHaveBeenCalledOnce()
  },
}
export const Failed: Story = {
  args: { view: { state: { kind: 'failed', message: { key: 'error:SYS10002' } }, busy: false } },
}
export const Loading: Story = { args: { view: { ...meta.args.view, state: { kind: 'loading' } } } }
