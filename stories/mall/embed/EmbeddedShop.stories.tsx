import { readShopSearch } from '@compute-mall/core/search'
import { searchFixtures } from '@compute-mall/core/search/testing'
import { shopFixtures } from '@compute-mall/core/shop/testing'
import { EmbeddedShop } from '@compute-mall/mall/features/embed/EmbeddedShop.tsx'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'

/** A shop within a page of a partner: nobody chats there, and all of it is a click away (R2.04). */
const meta = {
  title: 'Mall/Embedded/Shop',
  component: EmbeddedShop,
  parameters: { layout: 'fullscreen' },
  args: {
    view: {
      shop: shopFixtures.shop,
      now: Date.parse('2026-11-21T12:00:00+08:00'),
      address: 'https://mall.example/ui/mall/detail/shop?id=1001',
      search: readShopSearch([['id', '1001']]),
      results: { state: 'found', hits: searchFixtures.hits },
      reviews: [],
      isBusy: false,
      pageSize: 10,
    },
    commands: { show: fn(), retry: fn(), chat: fn() },
  },
} satisfies Meta<typeof EmbeddedShop>
export default meta
type Story = StoryObj<typeof meta>

const { view } = meta.args
const phone = { viewport: { value: 'w360' } } as const

export const Ready: Story = {
  globals: { language: 'zh' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.queryByRole('button', { name: '联系商家' })).toBeNull()
    await expect(canvas.getByRole('link', { name: '查看全部' })).toHaveAttribute(
      'href',
      expect.stringContaining('/detail/shop?id=1001'),
    )
  },
}
export const English: Story = { globals: { language: 'en' } }
export const Phone: Story = { globals: { language: 'zh', ...phone } }
export const EnglishPhone: Story = { globals: { language: 'en', ...phone } }

const empty = {
  view: {
    ...view,
    shop: { ...shopFixtures.newShop, goodsCount: 0 },
    results: { state: 'found', hits: searchFixtures.noHits },
  },
} as const
export const NothingListed: Story = { args: empty, globals: { language: 'zh' } }
export const NothingListedOnAnEnglishPhone: Story = { args: empty, globals: { language: 'en', ...phone } }

const failed = { view: { ...view, results: { state: 'failed' } } } as const
export const Failed: Story = {
  args: failed,
  globals: { language: 'zh' },
  play: async ({ canvasElement, args: { commands } }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '重试' }))
    await expect(commands.retry).toHaveBeenCalledOnce()
  },
}
export const FailedOnAnEnglishPhone: Story = { args: failed, globals: { language: 'en', ...phone } }
