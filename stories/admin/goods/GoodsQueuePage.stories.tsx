import { GoodsQueuePage } from '@compute-mall/admin/features/goods/GoodsQueuePage.tsx'
import { goodsApplicationList } from '@compute-mall/core/goods'
import { readList } from '@compute-mall/core/list'
import { listFixtures } from '@compute-mall/core/list/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { expectToFit, onDesktop } from '../../fits.ts'
import { inAdmin, onPhone } from '../frame.tsx'
import { applicationRows, NOW } from './applications.ts'

const asked = (pairs: readonly (readonly [string, string])[] = []) =>
  readList(goodsApplicationList, pairs).query
const pageOf = (records: typeof applicationRows) => ({
  kind: 'loaded' as const,
  value: listFixtures.onlyPage(records),
})

const meta = {
  title: 'Admin/Goods/Queue',
  component: GoodsQueuePage,
  parameters: { layout: 'fullscreen' },
  ...inAdmin('goodsQueue'),
  args: {
    view: { page: pageOf(applicationRows), query: asked(), now: NOW, exporting: false },
    links: { application: (applicationId) => `/goods-review/${applicationId}` },
    commands: {
      retry: fn(),
      openTab: fn(),
      filter: fn(),
      search: fn(),
      clearFilters: fn(),
      sort: fn(),
      exportRows: fn(),
    },
  },
} satisfies Meta<typeof GoodsQueuePage>
export default meta
type Story = StoryObj<typeof meta>
const { view } = meta.args

export const All: Story = {
  globals: { language: 'zh' },
  play: async ({ canvasElement, args: { commands } }) => {
    await userEvent.click(within(canvasElement).getByRole('tab', { name: '待审核' }))
    await expect(commands.filter).toHaveBeenCalledWith('state', 'pending')
  },
}
export const English: Story = { globals: { language: 'en' } }
/** Nothing of it is out of sight where people work through it all day. */
export const Desktop: Story = {
  globals: { ...onDesktop, language: 'en' },
  play: async ({ canvasElement }) => expectToFit(canvasElement),
}
export const Phone: Story = { ...onPhone }
export const PhoneEnglish: Story = { ...onPhone, globals: { ...onPhone.globals, language: 'en' } }
export const NothingWaits: Story = {
  args: { view: { ...view, page: pageOf([]), query: asked([['state', 'pending']]) } },
}
export const NothingMatches: Story = {
  args: { view: { ...view, page: pageOf([]), query: asked([['overdue', 'true']]) } },
}
export const Exporting: Story = { args: { view: { ...view, exporting: true } } }
export const Loading: Story = { args: { view: { ...view, page: { kind: 'loading' } } } }
export const Failed: Story = {
  args: { view: { ...view, page: { kind: 'failed', message: { key: 'error:SYS10007' } } } },
  globals: { language: 'zh' },
  play: async ({ canvasElement, args: { commands } }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '重试' }))
    await expect(commands.retry).toHaveBeenCalledOnce()
  },
}
