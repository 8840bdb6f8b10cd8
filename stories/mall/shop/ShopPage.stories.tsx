import { goodsFixtures } from '@compute-mall/core/goods/testing'
import { readShopSearch } from '@compute-mall/core/search'
import { searchFixtures } from '@compute-mall/core/search/testing'
import { shopFixtures } from '@compute-mall/core/shop/testing'
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
      reviews: [],
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
const { goods, review } = goodsFixtures
const reviewed = {
  view: { ...view, reviews: [{ goodsId: goods.id, name: goods.name, review }] },
}
/** Each says of what it is, and leads there; the reply of the shop stands below. */
export const Reviewed: Story = {
  args: reviewed,
  globals: { language: 'zh' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const said = canvas.getByText('排队时间短，NVLink 带宽达到标称值。').closest('li')
    if (said === null) throw new Error('the review stands in no list')
    await expect(within(said).getByRole('link', { name: goods.name.zh })).toHaveAttribute(
      'href',
      expect.stringContaining(`goodsId=${goods.id}`),
    )
    await expect(within(said).getByText('感谢支持！')).toBeVisible()
  },
}
export const ReviewedInEnglish: Story = { args: reviewed, globals: { language: 'en' } }
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
