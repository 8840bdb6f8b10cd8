import { readShopSearch, searchFixtures } from '@compute-mall/core/search'
import { shopFixtures } from '@compute-mall/core/shop'
import { ShopPage } from '@compute-mall/mall/features/shop/ShopPage.tsx'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'

const meta = {
  title: 'Mall/Shop/Shop',
  component: ShopPage,
  parameters: { layout: 'fullscreen' },
  args: {
    view: {
      shop: { ...shopFixtures.shop, hasWorkday: true, serviceTime: '09:00-18:00' },
      now: Date.parse('2026-11-21T12:00:00+08:00'),
      address: 'https://mall.example/ui/mall/detail/shop?id=1001',
      search: readShopSearch([['id', '1001']]),
      results: { state: 'found', hits: searchFixtures.hits },
      isBusy: false,
      pageSize: 10,
    },
    commands: { show: fn(), retry: fn(), chat: fn() },
  },
} satisfies Meta<typeof ShopPage>
export default meta
type Story = StoryObj<typeof meta>

const { view } = meta.args

export const Default: Story = {
  globals: { language: 'zh' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('周一 09:00 (UTC+8) 开始服务')).toBeVisible()
    await userEvent.type(canvas.getByRole('searchbox'), 'A800{Enter}')
    await expect(args.commands.show).toHaveBeenCalledWith(
      expect.objectContaining({ shop: '1001', keyword: 'A800' }),
    )
  },
}
export const English: Story = { globals: { language: 'en' } }
export const OpenNow: Story = { args: { view: { ...view, shop: shopFixtures.shop } } }
export const NothingListed: Story = {
  args: { view: { ...view, shop: { ...shopFixtures.newShop, goodsCount: 0 } } },
}
export const NothingFound: Story = {
  args: {
    view: {
      ...view,
      search: readShopSearch([
        ['id', '1001'],
        ['keyword', 'zzz'],
      ]),
      results: { state: 'found', hits: searchFixtures.noHits },
    },
  },
}
export const Failed: Story = { args: { view: { ...view, results: { state: 'failed' } } } }
export const Phone: Story = { globals: { viewport: { value: 'w360' } } }
