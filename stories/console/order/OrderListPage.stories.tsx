import { OrderListPage } from '@compute-mall/console/features/order/OrderListPage.tsx'
import { readList } from '@compute-mall/core/list'
import { listFixtures } from '@compute-mall/core/list/testing'
import { orderList, orderView } from '@compute-mall/core/order'
import { orderFixtures } from '@compute-mall/core/order/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { expectToFit, onDesktop } from '../../fits.ts'
import { inConsole, onPhone } from '../frame.tsx'
import { orderLinks } from './links.ts'

const now = Date.parse('2026-11-21T13:00:00.000Z')
const { unpaidOrder, chargingOrder, paidOrder, openOrder, cancelledOrder, lateOrder } = orderFixtures
const gift = { ...openOrder, type: 'gift', payMethod: null, sourceTotal: '0.00', total: '0.00' } as const
const postpaid = { ...openOrder, type: 'postpaid', payMethod: null } as const
const states = [unpaidOrder, chargingOrder, paidOrder, openOrder, gift, postpaid, cancelledOrder, lateOrder]
const orders = states.map((order, row) => orderView({ ...order, orderId: `order_${row}` }, now))
const loaded = <Value,>(value: Value) => ({ kind: 'loaded' as const, value })
const nothing = () => undefined

const meta = {
  title: 'Console/Order/Order list',
  component: OrderListPage,
  parameters: { layout: 'fullscreen' },
  ...inConsole('orders'),
  args: {
    view: {
      query: readList(orderList, []).query,
      work: { busy: null, reordered: null },
      exporting: false,
      page: loaded(listFixtures.middlePage(orders)),
    },
    links: orderLinks,
    commands: {
      cancel: nothing,
      giveUp: nothing,
      reorder: nothing,
      closeReordered: nothing,
      retry: nothing,
      filter: nothing,
    },
  },
} satisfies Meta<typeof OrderListPage>
export default meta
type Story = StoryObj<typeof meta>

export const All: Story = {}
export const English: Story = { globals: { language: 'en' } }
/** Fits into 1,280 px without scrolling sideways. */
export const Desktop: Story = {
  globals: { ...onDesktop, language: 'zh' },
  play: async ({ canvasElement }) => expectToFit(canvasElement),
}
export const DesktopEnglish: Story = { ...Desktop, globals: { ...onDesktop, language: 'en' } }
export const Phone: Story = { ...onPhone }
export const PhoneEnglish: Story = { globals: { ...onPhone.globals, language: 'en' } }
export const Cancelling: Story = {
  args: { view: { ...meta.args.view, work: { busy: 'order_0', reordered: null } } },
}
export const Empty: Story = {
  args: { view: { ...meta.args.view, page: loaded(listFixtures.onlyPage([])) } },
}
/** None is in the state that is asked for; there may be others. */
export const NoneInState: Story = {
  args: {
    view: {
      ...meta.args.view,
      query: { ...meta.args.view.query, status: 'refunded' },
      page: loaded(listFixtures.onlyPage([])),
    },
    commands: { ...meta.args.commands, filter: fn() },
  },
  globals: { language: 'zh' },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '查看全部订单' }))
    await expect(args.commands.filter).toHaveBeenCalledWith('status', '')
  },
}
export const Loading: Story = { args: { view: { ...meta.args.view, page: { kind: 'loading' } } } }
export const Failed: Story = {
  args: { view: { ...meta.args.view, page: { kind: 'failed', message: { key: 'error:SYS10007' } } } },
}
/** Nothing matches what is searched for. */
export const NothingMatches: Story = {
  args: {
    view: {
      ...meta.args.view,
      query: { ...meta.args.view.query, keyword: '昆山', placedWithin: 30 },
      page: loaded(listFixtures.onlyPage([])),
    },
    commands: { ...meta.args.commands, clearFilters: fn(), exportRows: fn() },
  },
}
