import { BannerPage } from '@compute-mall/admin/features/content/BannerPage.tsx'
import { siteFixtures } from '@compute-mall/core/site/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { inAdmin, onPhone } from '../frame.tsx'

const { bannerDetail } = siteFixtures
const loaded = { kind: 'loaded', value: bannerDetail } as const
const draft = {
  kind: 'loaded',
  value: { ...bannerDetail, row: { ...bannerDetail.row, phase: 'draft' } },
} as const

const meta = {
  title: 'Admin/Content/Banner',
  component: BannerPage,
  parameters: { layout: 'fullscreen', inBothLanguages: true },
  ...inAdmin('content'),
  args: {
    view: { state: loaded, busy: false },
    links: { banners: '/banners', edit: '/banners/summit/edit', mall: (path) => `/ui/mall${path}` },
    commands: { retry: fn(), publish: fn(), unpublish: fn() },
  },
} satisfies Meta<typeof BannerPage>
export default meta
type Story = StoryObj<typeof meta>

export const Shown: Story = {
  globals: { language: 'zh' },
  play: async ({ canvasElement, args: { commands } }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('link', { name: '/live' })).toHaveAttribute('href', '/ui/mall/live')
    await userEvent.click(canvas.getByRole('button', { name: '取消发布' }))
    await expect(commands.unpublish).toHaveBeenCalledOnce()
  },
}
export const English: Story = { globals: { language: 'en' } }
export const Phone: Story = { ...onPhone }
export const Draft: Story = { args: { view: { state: draft, busy: false } } }
export const Loading: Story = { args: { view: { state: { kind: 'loading' }, busy: false } } }
export const Failed: Story = {
  args: { view: { state: { kind: 'failed', message: { key: 'error:SYS10002' } }, busy: false } },
}
