import type { SearchPageProps } from '@compute-mall/ui/screens/search'
import { MobileSearchPage, type MobileSearchPageProps } from '@compute-mall/ui/screens/search/mobile'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { onPhone } from '../phone.tsx'
import * as page from './SearchPage.stories.tsx'

const meta = {
  ...onPhone('Search', 'compute'),
  title: 'Screens/Phone/Search',
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
export const FiltersOpen: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: /^筛选/ }))
    await expect(canvas.getByRole('dialog')).toBeVisible()
  },
}
