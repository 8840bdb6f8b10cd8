import { readSearch } from '@compute-mall/core/search'
import { searchFixtures } from '@compute-mall/core/search/testing'
import { ShopSearchPage } from '@compute-mall/mall/features/search/ShopSearchPage.tsx'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'

const meta = {
  title: 'Mall/Search/Shop search',
  component: ShopSearchPage,
  parameters: { layout: 'fullscreen' },
  args: {
    view: {
      search: readSearch([['keyword', '气象']]),
      results: { state: 'found', hits: searchFixtures.shopHits(10, 40) },
      isBusy: false,
      pageSize: 10,
      now: Date.parse('2026-11-25T10:00:00+08:00'),
    },
    commands: { show: fn(), retry: fn() },
  },
} satisfies Meta<typeof ShopSearchPage>
export default meta
type Story = StoryObj<typeof meta>

const { view } = meta.args

export const Default: Story = {
  globals: { language: 'zh' },
  play: async ({ canvasElement, args }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('共 40 家店铺')
    const [featured] = within(canvasElement).getAllByRole('list', { name: '推荐商品' })
    await expect(within(featured as HTMLElement).getAllByRole('link')).toHaveLength(3)
    const field = within(canvasElement).getByRole('searchbox')
    await userEvent.clear(field)
    await userEvent.type(field, '星澜{Enter}')
    await expect(args.commands.show).toHaveBeenCalledWith(expect.objectContaining({ keyword: '星澜' }))
  },
}
export const English: Story = { globals: { language: 'en' } }
export const NothingFound: Story = {
  args: {
    view: { ...view, results: { state: 'found', hits: { total: 0, records: [], correctedWords: null } } },
  },
}
export const Failed: Story = { args: { view: { ...view, results: { state: 'failed' } } } }
