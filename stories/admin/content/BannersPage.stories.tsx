import { BannersPage } from '@compute-mall/admin/features/content/BannersPage.tsx'
import { readList } from '@compute-mall/core/list'
import { bannerList } from '@compute-mall/core/site'
import { siteFixtures } from '@compute-mall/core/site/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { inAdmin, onPhone } from '../frame.tsx'
import { pageOf } from './form.ts'

const { query } = readList(bannerList, [])
const { row } = siteFixtures.bannerDetail
const rows = siteFixtures.banners.map((banner, position) => ({
  ...row,
  banner,
  position,
  phase: (['shown', 'scheduled', 'ended', 'draft'] as const)[position] ?? 'shown',
}))

const meta = {
  title: 'Admin/Content/Banners',
  component: BannersPage,
  parameters: { layout: 'fullscreen' },
  ...inAdmin('content'),
  args: {
    view: { page: pageOf(rows), query },
    links: { banner: (bannerId) => `/banners/${bannerId}`, add: '/banners/new' },
    commands: { retry: fn(), filter: fn(), search: fn(), clearFilters: fn(), sort: fn(), resize: fn() },
  },
} satisfies Meta<typeof BannersPage>
export default meta
type Story = StoryObj<typeof meta>

/** The tabs are where content stands. */
export const All: Story = {
  globals: { language: 'zh' },
  play: async ({ canvasElement, args: { commands } }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('link', { name: '2026 超算互联网峰会' })).toHaveAttribute(
      'href',
      '/banners/summit',
    )
    await userEvent.click(canvas.getByRole('tab', { name: '待展示' }))
    await expect(commands.filter).toHaveBeenLastCalledWith('phase', 'scheduled')
  },
}
export const English: Story = { globals: { language: 'en' } }
export const Phone: Story = { ...onPhone }
export const Empty: Story = { args: { view: { page: pageOf([]), query } } }
export const NothingMatches: Story = {
  args: { view: { page: pageOf([]), query: { ...query, keyword: 'nothing' } } },
}
export const Loading: Story = { args: { view: { page: { kind: 'loading' }, query } } }
export const Failed: Story = {
  args: { view: { page: { kind: 'failed', message: { key: 'error:SYS10007' } }, query } },
}
