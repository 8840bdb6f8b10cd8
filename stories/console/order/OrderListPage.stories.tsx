import { OrderListPage } from '@compute-mall/console/features/order/OrderListPage.tsx'
import { orderFixtures, orderView } from '@compute-mall/core/order'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { inConsole, onPhone } from '../frame.tsx'
import { orderLinks } from './links.ts'

const now = Date.parse('2026-11-21T13:00:00.000Z')
const { unpaidOrder, chargingOrder, paidOrder, openOrder, cancelledOrder, lateOrder } = orderFixtures
const orders = [unpaidOrder, chargingOrder, paidOrder, openOrder, cancelledOrder, lateOrder].map(
  (order, row) => orderView({ ...order, orderId: `order_${row}` }, now),
)
const nothing = () => undefined

const meta = {
  title: 'Console/Order/Order list',
  component: OrderListPage,
  parameters: { layout: 'fullscreen' },
  ...inConsole('orders'),
  args: {
    view: {
      status: null,
      pageNum: 1,
      cancelling: null,
      list: { kind: 'loaded', value: { total: 42, orders } },
    },
    links: orderLinks,
    commands: { filter: nothing, toPage: nothing, cancel: nothing, retry: nothing },
  },
} satisfies Meta<typeof OrderListPage>
export default meta
type Story = StoryObj<typeof meta>

export const All: Story = {}
export const English: Story = { globals: { language: 'en' } }
export const Phone: Story = { ...onPhone }
export const PhoneEnglish: Story = { globals: { ...onPhone.globals, language: 'en' } }
export const Cancelling: Story = {
  args: { view: { ...meta.args.view, cancelling: 'order_0' } },
}
export const Empty: Story = {
  args: { view: { ...meta.args.view, list: { kind: 'loaded', value: { total: 0, orders: [] } } } },
}
/** None is in the state that is asked for; there may be others. */
export const NoneInState: Story = {
  args: {
    view: {
      ...meta.args.view,
      status: 'refunded',
      list: { kind: 'loaded', value: { total: 0, orders: [] } },
    },
    commands: { ...meta.args.commands, filter: fn() },
  },
  globals: { language: 'zh' },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '查看全部订单' }))
    await expect(args.commands.filter).toHaveBeenCalledWith(null)
  },
}
export const Loading: Story = { args: { view: { ...meta.args.view, list: { kind: 'loading' } } } }
export const Failed: Story = {
  args: { view: { ...meta.args.view, list: { kind: 'failed', message: { key: 'error:SYS10007' } } } },
}
