import { AnnouncementsPage } from '@compute-mall/admin/features/content/AnnouncementsPage.tsx'
import { readList } from '@compute-mall/core/list'
import { announcementList } from '@compute-mall/core/site'
import { siteFixtures } from '@compute-mall/core/site/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { inAdmin, onPhone } from '../frame.tsx'
import { pageOf } from './form.ts'

const { query } = readList(announcementList, [])
const { row } = siteFixtures.announcementDetail

const meta = {
  title: 'Admin/Content/Announcements',
  component: AnnouncementsPage,
  parameters: { layout: 'fullscreen' },
  ...inAdmin('content'),
  args: {
    view: { page: pageOf([row]), query },
    links: { announcement: (id) => `/announcements/${id}`, add: '/announcements/new' },
    commands: { retry: fn(), filter: fn(), search: fn(), clearFilters: fn(), sort: fn(), resize: fn() },
  },
} satisfies Meta<typeof AnnouncementsPage>
export default meta
type Story = StoryObj<typeof meta>

export const All: Story = {
  globals: { language: 'zh' },
  play: async ({ canvasElement, args: { commands } }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('tab', { name: '展示中' }))
    await expect(commands.filter).toHaveBeenLastCalledWith('phase', 'shown')
  },
}
export const English: Story = { globals: { language: 'en' } }
export const Phone: Story = { ...onPhone }
export const Empty: Story = { args: { view: { page: pageOf([]), query } } }
export const Loading: Story = { args: { view: { page: { kind: 'loading' }, query } } }
export const Failed: Story = {
  args: { view: { page: { kind: 'failed', message: { key: 'error:SYS10007' } }, query } },
}
