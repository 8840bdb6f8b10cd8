import { readSearch } from '@compute-mall/core/search'
import { searchFixtures } from '@compute-mall/core/search/testing'
import { shopFixtures } from '@compute-mall/core/shop/testing'
import {
  ShopSearchPage as MobileShopSearchPage,
  type MobileShopSearchPageProps,
} from '@compute-mall/mall/features/search/ShopSearchPage.mobile.tsx'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { onPhone } from '../../phone.tsx'

const meta = {
  ...onPhone({ title: { zh: '店铺搜索', en: 'Shop search' } }),
  title: 'Mall/Search/Shop search on a phone',
  component: MobileShopSearchPage,
  args: {
    view: {
      search: readSearch([['keyword', '气象']]),
      results: { state: 'found', hits: searchFixtures.shopHits(10, 40) },
      pageSize: 10,
      isBusy: false,
      moreFailed: false,
      now: Date.parse('2026-11-25T10:00:00+08:00'),
    },
    commands: { show: fn(), retry: fn() },
  },
} satisfies Meta<typeof MobileShopSearchPage>
export default meta
type Story = StoryObj<typeof meta>

const { view } = meta.args
const but = (change: Partial<MobileShopSearchPageProps['view']>): Story => ({
  args: { view: { ...view, ...change } },
})
const nothing = { state: 'found', hits: { total: 0, records: [], correctedWords: null } } as const

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByRole('searchbox')
    await userEvent.clear(field)
    await userEvent.type(field, '  星澜 {Enter}')
    await expect(args.commands.show).toHaveBeenCalledWith(expect.objectContaining({ keyword: '星澜' }))
  },
}
export const English: Story = { globals: { language: 'en' } }
export const Corrected = but({
  results: { state: 'found', hits: { ...searchFixtures.shopHits(2), correctedWords: '气象' } },
})
/** Who has just opened says that nobody has reviewed anything yet, and no 5.0. */
export const NewShop: Story = {
  ...but({
    results: {
      state: 'found',
      hits: {
        total: 2,
        records: [shopFixtures.shop, shopFixtures.newShop].map((shop) => ({ ...shop, featured: [] })),
        correctedWords: null,
      },
    },
  }),
  globals: { ...meta.globals, language: 'zh' },
  play: async ({ canvasElement }) => {
    const [known, opened] = within(canvasElement).getAllByRole('listitem')
    await expect(known).toHaveTextContent('4.9')
    await expect(known).toHaveTextContent('326 条评价')
    await expect(opened).toHaveTextContent('暂无评价')
    await expect(opened).not.toHaveTextContent('0.0')
  },
}
export const Loading = but({ results: { state: 'loading', before: null }, isBusy: true })
export const LoadingMore = but({ isBusy: true, search: { ...view.search, pageNum: 2 } })
export const MoreFailed = but({ moreFailed: true })
export const NothingFound: Story = {
  ...but({ results: nothing }),
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '全部店铺' }))
    await expect(args.commands.show).toHaveBeenCalledWith(expect.objectContaining({ keyword: '' }))
  },
}
export const NothingFoundEnglish: Story = { ...but({ results: nothing }), globals: { language: 'en' } }
export const Failed: Story = {
  ...but({ results: { state: 'failed' } }),
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '重试' }))
    await expect(args.commands.retry).toHaveBeenCalledOnce()
  },
}
