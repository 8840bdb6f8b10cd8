import { goodsFixtures } from '@compute-mall/core/goods/testing'
import { readSearch } from '@compute-mall/core/search'
import { searchFixtures } from '@compute-mall/core/search/testing'
import type { SearchPageProps } from '@compute-mall/mall/features/search/SearchPage.props.ts'
import { SearchPage } from '@compute-mall/mall/features/search/SearchPage.tsx'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'

const at = (query: string) => readSearch(new URLSearchParams(query))
const found = (hits: typeof searchFixtures.hits) => ({ state: 'found', hits }) as const

const resource: SearchPageProps['view'] = {
  shelf: 'compute',
  search: at(''),
  words: searchFixtures.words,
  results: found({ ...searchFixtures.hits, total: 48, records: goodsFixtures.computeShelf }),
  isBusy: false,
  pageSize: 10,
  hot: goodsFixtures.applicationShelf.slice(0, 5),
}
const goods: SearchPageProps['view'] = {
  ...resource,
  shelf: 'application',
  results: found({ ...searchFixtures.hits, total: 10_000, records: goodsFixtures.applicationShelf }),
  pageSize: 120,
}

const meta = {
  title: 'Mall/Search/Search',
  component: SearchPage,
  parameters: { layout: 'fullscreen' },
  args: { view: resource, commands: { show: fn(), retry: fn() } },
} satisfies Meta<typeof SearchPage>
export default meta
type Story = StoryObj<typeof meta>

export const Resource: Story = {}
export const ResourceInEnglish: Story = { globals: { language: 'en' } }
/** Two are chosen, the others can be added until four are; what they have in common steps back. */
export const Compared: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const boxes = canvas.getAllByRole('checkbox', { name: /^对比/ })
    for (const box of boxes.slice(0, 4)) await userEvent.click(box)
    await expect(boxes[4]).toBeDisabled()
    await userEvent.click(canvas.getByRole('button', { name: '对比' }))
    const table = within(canvas.getByRole('dialog', { name: '算力对比' })).getByRole('table')
    await expect(within(table).getAllByRole('columnheader')).toHaveLength(4)
    // The dialog comes in from transparent.
    await waitFor(() => expect(within(table).getByText('约合 ¥1.23/小时')).toBeVisible())
    const perCard = within(table).getByRole('row', { name: /^每卡时/ })
    await expect(perCard).toHaveAttribute('data-differs', 'true')
    await expect(within(perCard).getByText('¥25.60（每卡每月约 ¥18,688.00）')).toBeVisible()
    await expect(within(table).getAllByRole('link', { name: /^去购买 / })).toHaveLength(4)
  },
}
export const Goods: Story = { args: { view: goods } }
export const Filtered: Story = {
  args: {
    view: {
      ...resource,
      search: at(
        '?keyword=A800&common1=heterogeneous&common2=heteroGpu&region=east&payMode=ONCE&lowPrice=10&sort=basePrice&pageNum=2',
      ),
    },
  },
}
/** What is sold out is left out: the switch is on, and what it does stands among what was chosen. */
export const InStockOnly: Story = {
  args: { view: { ...resource, search: at('?region=east&inStock=true') } },
  globals: { language: 'zh' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const [stock] = canvas.getAllByRole('switch', { name: '仅看有货' })
    if (!stock) throw new Error('There is no switch.')
    await expect(stock).toBeChecked()
    await userEvent.click(stock)
    await expect(args.commands.show).toHaveBeenLastCalledWith(expect.objectContaining({ inStock: false }))
    await userEvent.click(
      within(canvas.getByRole('group', { name: '已选' })).getByRole('button', { name: /仅看有货/ }),
    )
    await expect(args.commands.show).toHaveBeenLastCalledWith(
      expect.objectContaining({ inStock: false, filter: expect.objectContaining({ region: ['east'] }) }),
    )
  },
}
export const InStockOnlyInEnglish: Story = {
  args: InStockOnly.args ?? {},
  globals: { language: 'en' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('switch', { name: 'In stock only' })[0]).toBeChecked()
  },
}
export const Corrected: Story = {
  args: { view: { ...goods, search: at('?keyword=gromax'), results: found(searchFixtures.correctedHits) } },
}
export const NothingFound: Story = {
  args: {
    view: {
      ...resource,
      search: at('?keyword=量子计算机&region=east'),
      results: found(searchFixtures.noHits),
    },
  },
}
export const NothingFoundAtAll: Story = {
  args: { view: { ...resource, search: at('?keyword=量子计算机'), results: found(searchFixtures.noHits) } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('group', { name: '分类' })).toBeNull()
  },
}
export const Loading: Story = {
  args: { view: { ...resource, isBusy: true, results: { state: 'loading', before: null } } },
}
export const LoadingGoods: Story = {
  args: { view: { ...goods, isBusy: true, results: { state: 'loading', before: null } } },
}
export const LoadingAgain: Story = {
  args: { view: { ...resource, isBusy: true, results: { state: 'loading', before: searchFixtures.hits } } },
}
export const Failed: Story = {
  args: { view: { ...resource, search: at('?region=east'), results: { state: 'failed' } } },
}
