import { filledDays, type ShopHome } from '@compute-mall/core/desk'
import { HomePage, type HomePageProps } from '@compute-mall/seller/features/home/HomePage.tsx'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { inDesk, onPhone } from '../frame.tsx'

const NOW = Date.parse('2026-11-21T12:00:00.000Z')
const days = filledDays(
  [
    { day: '2026-10-30', orders: 3, revenue: '12800.00', refunds: '0.00' },
    { day: '2026-11-08', orders: 1, revenue: '990.50', refunds: '12800.00' },
    { day: '2026-11-20', orders: 2, revenue: '45200.00', refunds: '0.00' },
  ],
  NOW,
)
const busy: ShopHome = {
  goods: {
    published: 30,
    refused: 2,
    lastRefused: {
      name: { zh: '云帆流体求解器', en: 'Yunfan Flow Solver' },
      reason: null,
      first: { field: 'skus.0.pricing.0.price', code: 'mismatch', text: '价格与官网不一致' },
    },
    failed: 1,
    shut: 1,
    drafts: 4,
    scarce: 3,
    ending: 1,
  },
  messages: { unanswered: 5, since: '2026-11-21T10:20:00.000Z' },
  openingFailed: 1,
  disputed: 1,
  days,
  firstSteps: { shop: true, goods: true, replies: true, inbox: true },
}
const noGoods = {
  published: 0,
  refused: 0,
  lastRefused: null,
  failed: 0,
  shut: 0,
  drafts: 0,
  scarce: 0,
  ending: 0,
}
const nothing: ShopHome = {
  goods: noGoods,
  messages: { unanswered: 0, since: null },
  openingFailed: 0,
  disputed: 0,
  days: filledDays([], NOW),
  firstSteps: { shop: true, goods: false, replies: false, inbox: false },
}

const meta = {
  title: 'Seller/Home',
  component: HomePage,
  parameters: { layout: 'fullscreen' },
  ...inDesk('home'),
  args: {
    view: { home: { kind: 'loaded', value: busy }, now: NOW, mayPublish: true },
    links: {
      refused: '/goods?review=refused',
      failed: '/goods?shelf=failed',
      shut: '/goods?shut=true',
      messages: '/messages?filter=unanswered',
      openingFailed: '/orders?provision=failed',
      drafts: '/goods?review=draft',
      scarce: '/goods?scarce=true',
      ending: '/goods?ending=true',
      disputed: '/statements?status=disputed',
      goods: '/goods',
      shop: '/shop',
      replies: '/canned-replies',
      inbox: '/messages',
    },
    commands: { retry: fn() },
  },
} satisfies Meta<typeof HomePage>
export default meta
type Story = StoryObj<typeof meta>
const { view } = meta.args
const of = (value: ShopHome, part: Partial<HomePageProps['view']> = {}) => ({
  view: { ...view, home: { kind: 'loaded' as const, value }, ...part },
})

/** In the order in which it is told, with the reason of the last refusal and the longest wait (width 2.5). */
export const Busy: Story = {
  globals: { language: 'zh' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const [first] = within(canvas.getByRole('main')).getAllByRole('link', { name: /待处理/ })
    await expect(first).toHaveTextContent('审核不通过的商品')
    await expect(canvas.getByText('云帆流体求解器：价格与官网不一致')).toBeVisible()
    await expect(canvas.getByText('¥58,990.50', { selector: 'dd' })).toBeVisible()
    await expect(canvas.getByText('¥12,800.00', { selector: 'dd' })).toBeVisible()
  },
}
export const English: Story = { globals: { language: 'en' } }
export const Phone: Story = { ...onPhone }
export const PhoneEnglish: Story = { ...onPhone, globals: { ...onPhone.globals, language: 'en' } }
/** Nothing was published yet: the four first steps, in their order. */
export const NewMerchant: Story = {
  args: of(nothing),
  globals: { language: 'en' },
  play: async ({ canvasElement }) => {
    const list = within(canvasElement)
      .getAllByRole('list')
      .find(({ tagName }) => tagName === 'OL')
    if (list === undefined) throw new Error('There are no first steps.')
    const steps = within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent)
    await expect(steps).toEqual([
      'Complete the shop and its hoursDone',
      'Publish your first goods',
      'Write canned replies',
      'Look at the inbox',
    ])
  },
}
/** What is done is ticked off, and the steps stay until all are. */
export const FirstStepsLeft: Story = {
  args: of({
    ...nothing,
    goods: { ...noGoods, published: 1 },
    firstSteps: { shop: true, goods: true, replies: false, inbox: true },
  }),
  globals: { language: 'zh' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('link', { name: '设置快捷回复' })).toBeVisible()
    await expect(canvas.getAllByText('已完成')).toHaveLength(3)
  },
}
/** Nothing needs anybody. */
export const NothingToDo: Story = {
  args: of({ ...nothing, goods: { ...noGoods, published: 30 }, days, firstSteps: busy.firstSteps }),
}
/** Staff with the duty of orders read goods, and neither messages nor money. */
export const OrdersAlone: Story = {
  args: of({ ...busy, messages: null, disputed: null, days: null, firstSteps: null }, { mayPublish: false }),
}
/** Staff with the duty of money read no goods. */
export const MoneyAlone: Story = {
  args: of({ ...busy, goods: null, messages: null, firstSteps: null }, { mayPublish: false }),
}
export const Loading: Story = { args: { view: { ...view, home: { kind: 'loading' } } } }
export const Failed: Story = {
  args: { view: { ...view, home: { kind: 'failed', message: { key: 'error:SYS10007' } } } },
}
