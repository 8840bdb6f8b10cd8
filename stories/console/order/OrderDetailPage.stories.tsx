import { OrderDetailPage } from '@compute-mall/console/features/order/OrderDetailPage.tsx'
import { cartRefusals } from '@compute-mall/core/cart'
import { type Order, type OrderLine, orderView } from '@compute-mall/core/order'
import { orderFixtures } from '@compute-mall/core/order/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { inConsole, onPhone } from '../frame.tsx'
import { orderLinks } from './links.ts'

const now = Date.parse('2026-11-21T13:00:00.000Z')
const nothing = () => undefined
const idle = { busy: null, reordered: null }
const commands = {
  cancel: nothing,
  giveUp: nothing,
  reorder: nothing,
  closeReordered: nothing,
  retry: nothing,
}
const showing = (order: Parameters<typeof orderView>[0]) => ({
  view: { state: { kind: 'loaded' as const, value: orderView(order, now) }, work: idle },
})

const meta = {
  title: 'Console/Order/Order',
  component: OrderDetailPage,
  parameters: { layout: 'fullscreen' },
  ...inConsole('orders'),
  args: {
    ...showing(orderFixtures.unpaidOrder),
    links: orderLinks,
    commands,
  },
} satisfies Meta<typeof OrderDetailPage>
export default meta
type Story = StoryObj<typeof meta>

export const Unpaid: Story = {}
export const English: Story = { globals: { language: 'en' } }
export const Phone: Story = { ...onPhone }
export const PhoneEnglish: Story = { globals: { ...onPhone.globals, language: 'en' } }
/** Cancelling is asked about first. */
export const Cancelling: Story = {
  globals: { language: 'zh' },
  args: { commands: { ...commands, cancel: fn() } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: '取消订单' }))
    const question = within(canvas.getByRole('dialog'))
    await expect(args.commands.cancel).not.toHaveBeenCalled()
    await userEvent.click(question.getByRole('button', { name: '取消订单' }))
    await expect(args.commands.cancel).toHaveBeenCalledWith('order_1')
  },
}
/** A payment that is under way is given up to pay another way, or to cancel. */
export const Charging: Story = {
  args: { ...showing(orderFixtures.chargingOrder), commands: { ...commands, giveUp: fn() } },
  globals: { language: 'zh' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: '更换支付方式' }))
    await userEvent.click(within(canvas.getByRole('dialog')).getByRole('button', { name: '放弃当前支付' }))
    await expect(args.commands.giveUp).toHaveBeenCalledWith('order_1')
  },
}
/** One line is in the cart again, the other is no longer sold. */
export const Reordered: Story = {
  args: {
    ...showing(orderFixtures.openOrder),
    view: {
      ...showing(orderFixtures.openOrder).view,
      work: {
        busy: null,
        reordered: {
          added: 1,
          refused: [
            {
              lineId: 'line_2',
              name: orderFixtures.orderLine.name,
              refusal: { code: cartRefusals.offShelfForCart.code, details: {} },
            },
          ],
        },
      },
    },
  },
}
const ending = (provision: Partial<OrderLine['provision']>): Order => ({
  ...orderFixtures.openOrder,
  lines: orderFixtures.openOrder.lines.map((line) => ({
    ...line,
    provision: { ...line.provision, ...provision },
  })),
})
/** What is used and left of a line that was bought by amount. */
export const WithAmountLeft: Story = {
  globals: { language: 'zh' },
  args: showing(orderFixtures.openOrder),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('已用 12.5，剩余 987.5')).toBeVisible()
  },
}
/** What is left of an open line. */
export const WithDaysLeft: Story = {
  globals: { language: 'zh' },
  args: showing(ending({ endTime: '2026-12-21T13:00:00.000Z', usage: null })),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('剩余 30 天')).toBeVisible()
  },
}
export const Ended: Story = { args: showing(ending({ status: 'expired', usage: null })) }
/** Nothing is left of what was bought by amount. */
export const UsedUp: Story = {
  globals: { language: 'zh' },
  args: showing(ending({ status: 'expired', usage: { used: 1_000, at: '2026-11-21T12:55:00.000Z' } })),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('已用完')).toBeVisible()
  },
}
export const Recharge: Story = {
  globals: { language: 'zh' },
  args: showing({ ...orderFixtures.paidOrder, type: 'recharge', lines: [] }),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('充值金额已计入合同款，可用于支付订单。')).toBeVisible()
  },
}
/** Made by operations: nothing was paid. */
export const Gift: Story = {
  globals: { language: 'zh' },
  args: showing({
    ...orderFixtures.openOrder,
    type: 'gift',
    payMethod: null,
    sourceTotal: '0.00',
    total: '0.00',
    lines: orderFixtures.openOrder.lines.map((line) => ({
      ...line,
      unitPrice: '0.00',
      sourceSubtotal: '0.00',
      subtotal: '0.00',
    })),
  }),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('赠送订单')).toBeVisible()
  },
}
/** Billed into the month of a contract customer. */
export const Postpaid: Story = {
  globals: { language: 'en' },
  args: showing({ ...orderFixtures.openOrder, type: 'postpaid', payMethod: null }),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Post-paid')).toBeVisible()
  },
}
export const BeingOpened: Story = { args: showing(orderFixtures.paidOrder) }
export const Open: Story = {
  args: showing(orderFixtures.openOrder),
  play: async ({ canvasElement }) => {
    const hint = within(canvasElement).getByText('资源已开通，可立即使用。')
    await expect(hint).toHaveAttribute('role', 'status')
    await expect(within(canvasElement).getByText('资源已开通')).toBeVisible()
  },
}
const { openOrder } = orderFixtures
const access = [{ name: { zh: '队列', en: 'Queue' }, value: 'cpu_7285' }]
/** Each thing has its own account and address right below it. */
export const SeveralThings: Story = {
  args: showing({
    ...openOrder,
    lines: openOrder.lines.flatMap((line) => [
      line,
      { ...line, lineId: 'line_2', provision: { ...line.provision, access } },
    ]),
  }),
  play: async ({ canvasElement }) => {
    const [first, second] = within(canvasElement).getByText('gpu_a800').closest('ul')?.children ?? []
    await expect(first).toHaveTextContent('gpu_a800')
    await expect(second).toHaveTextContent('cpu_7285')
  },
}
export const Cancelled: Story = { args: showing(orderFixtures.cancelledOrder) }
export const PaidLate: Story = { args: showing(orderFixtures.lateOrder) }
export const Loading: Story = { args: { view: { state: { kind: 'loading' }, work: idle } } }
export const Missing: Story = {
  args: { view: { state: { kind: 'missing' }, work: idle } },
}
export const Failed: Story = {
  args: { view: { state: { kind: 'failed', message: { key: 'error:SYS10007' } }, work: idle } },
}
