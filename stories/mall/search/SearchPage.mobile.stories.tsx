import { goodsFixtures } from '@compute-mall/core/goods/testing'
import { searchFixtures } from '@compute-mall/core/search/testing'
import type { MobileSearchPageProps } from '@compute-mall/mall/features/search/SearchPage.mobile.props.ts'
import { SearchPage as MobileSearchPage } from '@compute-mall/mall/features/search/SearchPage.mobile.tsx'
import type { SearchPageProps } from '@compute-mall/mall/features/search/SearchPage.props.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { onPhone } from '../../phone.tsx'
import { Held } from '../../specimen.tsx'
import * as page from './SearchPage.stories.tsx'

const meta = {
  ...onPhone({ area: 'compute', searches: true }),
  title: 'Mall/Search/Search on a phone',
  component: MobileSearchPage,
  args: { ...page.default.args, view: { ...page.default.args.view, moreFailed: false } },
} satisfies Meta<typeof MobileSearchPage>
export default meta
type Story = StoryObj<typeof meta>

const { view } = page.default.args

/** A state of the desktop's page, with what a phone's list adds. */
const phone = (
  story: { readonly args?: Partial<SearchPageProps> },
  more: Partial<MobileSearchPageProps['view']> = {},
): Story => ({ args: { view: { ...view, ...story.args?.view, moreFailed: false, ...more } } })

export const Default: Story = {}
export const English: Story = { globals: { language: 'en' } }
export const Compared: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    for (const box of canvas.getAllByRole('checkbox', { name: /^对比/ }).slice(0, 2))
      await userEvent.click(box)
    await userEvent.click(canvas.getByRole('button', { name: '对比' }))
    await expect(canvas.getByRole('dialog', { name: '算力对比' })).toBeVisible()
  },
}
export const Goods = phone(page.Goods)
export const Filtered = phone(page.Filtered)
export const Corrected = phone(page.Corrected)
export const NothingFound = phone(page.NothingFound)
export const Loading = phone(page.Loading)
export const LoadingAgain = phone(page.LoadingAgain)
export const Failed = phone(page.Failed)
export const LoadingMore = phone({}, { isBusy: true, search: { ...view.search, pageNum: 2 } })
export const MoreFailed: Story = {
  ...phone({}, { moreFailed: true }),
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '加载失败，点击重试' }))
    await expect(args.commands.show).toHaveBeenCalledOnce()
  },
}
/** Whoever asks for more goes on at the first that came; that nothing more will come is said. */
export const Grows: Story = {
  render: ({ view: first, commands }) => (
    <Held initial={1}>
      {(pageNum, set) => (
        <MobileSearchPage
          view={{
            ...first,
            search: { ...first.search, pageNum },
            results: {
              state: 'found',
              hits: {
                ...searchFixtures.hits,
                total: 4,
                records: goodsFixtures.computeShelf.slice(0, pageNum * 2),
              },
            },
            pageSize: 2,
            // Or the list would grow by itself before it is asked to.
            moreFailed: pageNum === 1,
          }}
          commands={{ ...commands, show: (search) => set(search.pageNum) }}
        />
      )}
    </Held>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getAllByRole('article')).toHaveLength(2)
    canvas.getByRole('button', { name: '加载失败，点击重试' }).focus()
    await userEvent.keyboard('{Enter}')
    const [, , third] = canvas.getAllByRole('article')
    await expect(within(third as HTMLElement).getByRole('link')).toHaveFocus()
    await expect(canvas.getByText('没有更多了')).toHaveRole('status')
  },
}
export const FiltersOpen: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: /^筛选/ }))
    await expect(canvas.getByRole('dialog')).toBeVisible()
  },
}
export const InStockOnly: Story = {
  ...phone(page.InStockOnly),
  globals: { ...meta.globals, language: 'zh' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: /^筛选/ }))
    const sheet = within(canvas.getByRole('dialog', { name: '筛选' }))
    // The price range has a line of its own: beside the switch nobody could read what they type.
    await expect(sheet.getByRole('textbox', { name: '最低价' }).clientWidth).toBeGreaterThan(80)
    await userEvent.click(sheet.getByRole('switch', { name: '仅看有货', checked: true }))
    await expect(args.commands.show).toHaveBeenCalledWith(expect.objectContaining({ inStock: false }))
  },
}
