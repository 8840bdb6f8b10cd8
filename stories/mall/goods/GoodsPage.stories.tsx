import { cartRefusals } from '@compute-mall/core/cart'
import { type Choice, firstChoice, goodsRefusals, priceOf } from '@compute-mall/core/goods'
import { goodsFixtures } from '@compute-mall/core/goods/testing'
import { refusalMessage } from '@compute-mall/core/http'
import { purchaseRefusals, reasonOf } from '@compute-mall/core/purchase'
import { shopFixtures } from '@compute-mall/core/shop/testing'
import type { GoodsPageProps, GoodsView } from '@compute-mall/mall/features/goods/GoodsPage.props.ts'
import { GoodsPage } from '@compute-mall/mall/features/goods/GoodsPage.tsx'
import type { TabId } from '@compute-mall/mall/features/goods/tabIds.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { useChoosing } from './choosing.ts'

const { nodeOffer, richOffer, review, dependResource } = goodsFixtures

const opened = (offer: GoodsView['offer'], wanted: Partial<Choice> = {}): GoodsView => {
  const choice = firstChoice(offer, wanted)
  return {
    offer,
    choice,
    price: choice && priceOf(offer, choice),
    limits: { minimum: 1, maximum: 99_999_999 },
    next: null,
    gate: [],
    reasons: [],
    trial: { days: 7, reason: null },
    closed: null,
    cart: 'adds',
    busy: false,
    inCart: false,
    back: '/search/resource?keyword=A800',
    shop: shopFixtures.shop,
    tabs: {
      tab: 'details',
      depend: { kind: 'loaded', value: [dependResource] },
      reviews: { kind: 'loaded', value: { total: 23, records: [review] } },
      reviewPage: 1,
      reviewPageCount: 3,
    },
  }
}

const Chosen = (props: GoodsPageProps) => <GoodsPage {...useChoosing(props)} />

const view = opened(richOffer)
const reasons = (...codes: readonly string[]) => codes.map((code) => reasonOf({ code, details: {} }))

const meta = {
  title: 'Mall/Goods/Goods',
  component: GoodsPage,
  parameters: { layout: 'fullscreen' },
  render: (args) => <Chosen {...args} />,
  args: {
    view,
    tipRef: null,
    reasonsRef: null,
    commands: {
      choose: fn(),
      buy: fn(),
      addToCart: fn(),
      tryOut: fn(),
      takeStep: fn(),
      chat: fn(),
      showTab: fn(),
      showReviews: fn(),
      retryTab: fn(),
    },
  },
} satisfies Meta<typeof GoodsPage>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const English: Story = { globals: { language: 'en' } }
export const ImpossibleCombinations: Story = { args: { view: opened(nodeOffer) } }
export const SoldByTheMonth: Story = {
  args: { view: opened(nodeOffer, { skuId: 'l40-4' }) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('约合 ¥10.10/卡时')).toBeVisible()
  },
}
export const GateShut: Story = {
  args: {
    view: {
      ...view,
      gate: reasons(
        purchaseRefusals.memberMayNotBuy.code,
        purchaseRefusals.phoneMissing.code,
        purchaseRefusals.agentMayNotBuy.code,
      ),
    },
  },
}
export const SoldOut: Story = {
  args: { view: { ...opened(nodeOffer, { skuId: 'l40-8' }), reasons: reasons(goodsRefusals.soldOut.code) } },
}
export const BoundedByWhatIsLeft: Story = {
  args: {
    view: opened(nodeOffer, {
      skuId: 'a800-8',
      pricingId: goodsFixtures.cardHours.id,
      clusterId: 'c-zhongwei',
      amount: 3_200,
    }),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const amount = canvas.getByRole('spinbutton', { name: '数量' })
    await expect(canvas.getByText('剩余约 3,200 卡时')).toBeVisible()
    await expect(amount).toHaveAttribute('aria-valuemax', '3200')
    await expect(canvas.getByRole('button', { name: '增加' })).toBeDisabled()
    await userEvent.click(
      canvas.getByRole('link', { name: '华东一区（昆山）算力中心（剩余约 120,000 卡时）' }),
    )
    await expect(canvas.getByText('剩余约 120,000 卡时')).toBeVisible()
    await expect(canvas.queryByText('需要更多？')).toBeNull()
  },
}
export const BoundedEnglish: Story = {
  globals: { language: 'en' },
  args: {
    view: opened(nodeOffer, {
      skuId: 'a800-8',
      pricingId: goodsFixtures.cardHours.id,
      clusterId: 'c-zhongwei',
      amount: 3_200,
    }),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('about 3,200 card-hours left')).toBeVisible()
    await expect(
      canvas.getByRole('link', {
        name: 'East China I (Kunshan) Computing Centre (about 120,000 card-hours left)',
      }),
    ).toBeVisible()
  },
}
export const OptionSoldOut: Story = {
  args: { view: opened(nodeOffer, { skuId: 'l40-8' }) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('link', { name: /^NVIDIA A800 80GB · 8 卡 · 华东一区/ }))
    await expect(canvas.getByRole('radio', { name: 'NVIDIA A800 80GB' })).toBeChecked()
  },
}
export const UnpaidOrder: Story = {
  args: { view: { ...view, reasons: reasons(purchaseRefusals.unpaidOrderExists.code) } },
}
export const AlreadyTried: Story = {
  args: {
    view: {
      ...view,
      trial: { days: 7, reason: reasonOf({ code: purchaseRefusals.alreadyTried.code, details: {} }) },
    },
  },
}
export const PutIntoCart: Story = { args: { view: { ...view, inCart: true } } }
export const Closed: Story = {
  args: { view: { ...view, closed: refusalMessage({ code: cartRefusals.siteClosed.code }) } },
}
export const NothingToBuy: Story = { args: { view: { ...view, choice: null, price: null } } }
const onTab = (tab: TabId): Story => ({ args: { view: { ...view, tabs: { ...view.tabs, tab } } } })
export const Parameters = onTab('params')
export const Pricing = onTab('pricing')
export const Support = onTab('support')
export const Cases = onTab('cases')
export const Reviews = onTab('reviews')
/** Who is signed in may report a review; visitors see no such button. */
export const ReviewsOfUser: Story = {
  args: { ...onTab('reviews').args, commands: { ...meta.args.commands, report: fn() } },
  globals: { language: 'zh' },
  play: async ({ canvasElement, args: { commands } }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '举报' }))
    await expect(commands.report).toHaveBeenCalledWith(review)
  },
}
export const ReviewsLoading: Story = {
  args: { view: { ...view, tabs: { ...view.tabs, tab: 'reviews', reviews: { kind: 'loading' } } } },
}
export const ReviewsFailed: Story = {
  args: {
    view: {
      ...view,
      tabs: {
        ...view.tabs,
        tab: 'reviews',
        reviews: { kind: 'failed', message: { key: 'failure:network' } },
      },
    },
  },
}
export const NoReviews: Story = {
  args: {
    view: {
      ...view,
      tabs: { ...view.tabs, tab: 'reviews', reviews: { kind: 'loaded', value: { total: 0, records: [] } } },
    },
  },
}
