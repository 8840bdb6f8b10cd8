import { goodsFixtures } from '@compute-mall/core/goods/testing'
import { readSearch } from '@compute-mall/core/search'
import { searchFixtures } from '@compute-mall/core/search/testing'
import { GlobalSearchPage } from '@compute-mall/mall/features/search/GlobalSearchPage.tsx'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'

const at = (query: string) => readSearch(new URLSearchParams(query))
const hits = {
  ...searchFixtures.globalHits,
  total: 10_015,
  totals: { goods: 6, resource: 10_000, shop: 1 },
  records: [
    ...searchFixtures.globalHits.records,
    ...goodsFixtures.applicationShelf.map((goods) => ({ area: 'goods', goods }) as const),
  ],
}

const meta = {
  title: 'Mall/Search/Global search',
  component: GlobalSearchPage,
  parameters: { layout: 'fullscreen' },
  args: {
    view: {
      search: at('?keyword=A800'),
      shop: null,
      results: { state: 'found', hits },
      hot: goodsFixtures.computeShelf,
      now: Date.parse('2026-11-25T10:00:00+08:00'),
    },
    commands: { retry: fn() },
  },
} satisfies Meta<typeof GlobalSearchPage>
export default meta
type Story = StoryObj<typeof meta>

export const Found: Story = {}
export const English: Story = { globals: { language: 'en' } }
export const OfOneShop: Story = {
  args: {
    view: {
      ...meta.args.view,
      search: at('?shop=1001'),
      shop: { zh: '平台自营旗舰店', en: 'Platform Flagship Store' },
    },
  },
}
export const Corrected: Story = {
  args: {
    view: {
      ...meta.args.view,
      search: at('?keyword=gromax'),
      results: { state: 'found', hits: { ...hits, correctedWords: 'gromacs' } },
    },
  },
}
export const NothingFound: Story = {
  args: {
    view: {
      ...meta.args.view,
      results: {
        state: 'found',
        hits: { total: 0, totals: { goods: 0, resource: 0, shop: 0 }, records: [], correctedWords: null },
      },
    },
  },
}
export const Loading: Story = {
  args: { view: { ...meta.args.view, results: { state: 'loading', before: null } } },
}
export const Failed: Story = { args: { view: { ...meta.args.view, results: { state: 'failed' } } } }
