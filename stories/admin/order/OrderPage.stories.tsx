import { OrderPage } from '@compute-mall/admin/features/order/OrderPage.tsx'
import type { AdminOrder, OpeningRow } from '@compute-mall/core/order'
import { orderFixtures } from '@compute-mall/core/order/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { inAdmin, onPhone } from '../frame.tsx'

const { unpaidOrder, paidOrder, openOrder, cancelledOrder, lateOrder } = orderFixtures

const opening: OpeningRow = {
  lineId: 'line_1',
  orderId: openOrder.orderId,
  orderNo: openOrder.orderNo,
  buyer: 'l****r',
  goods: { zh: '曙光 A800 智能算力', en: 'Sugon A800 AI compute' },
  centerName: { zh: '华东一区（昆山）算力中心', en: 'East China I (Kunshan) Computing Centre' },
  amount: 1000,
  subtotal: '25600.00',
  status: 'open',
  tries: 1,
  nextTime: null,
  error: null,
  payTime: '2026-11-21T12:02:00.000Z',
}

/** Paid and open. */
const open: AdminOrder = {
  order: openOrder,
  buyer: 'l****r',
  ledger: [
    {
      entryId: 'entry_1',
      kind: 'payment',
      provider: 'embedded',
      transactionNo: 'T20261121120200001',
      amount: '25600.00',
      settles: true,
      at: '2026-11-21T12:02:00.000Z',
    },
  ],
  refunds: [],
  openings: [opening],
  request: null,
}
const nothingPaid = { ledger: [], openings: [] }

const meta = {
  title: 'Admin/Orders/Order',
  component: OrderPage,
  parameters: { layout: 'fullscreen' },
  ...inAdmin('orders'),
  args: {
    view: {
      state: { kind: 'loaded', value: open },
      now: Date.parse('2026-11-21T13:00:00.000Z'),
    },
    links: { orders: '/orders', openings: (orderNo) => `/openings?keyword=${orderNo}&status=failed` },
    commands: { retry: fn() },
  },
} satisfies Meta<typeof OrderPage>
export default meta
type Story = StoryObj<typeof meta>
const { view } = meta.args
const of = (value: AdminOrder) => ({ view: { ...view, state: { kind: 'loaded' as const, value } } })

/** Money says in words by whom it came, from an account of the buyer's as well. */
export const PaidFromAccount: Story = {
  globals: { language: 'zh' },
  args: of({
    ...open,
    ledger: open.ledger.map((entry) => ({ ...entry, provider: 'account:contractFund' })),
  }),
  play: async ({ canvasElement }) => {
    const ledger = within(canvasElement).getByRole('region', { name: 'T20261121120200001' })
    await expect(within(ledger).getByText('合同款')).toBeVisible()
  },
}
export const Open: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('¥25,600.00')).toBeVisible()
  },
}
export const English: Story = { globals: { language: 'en' } }
export const Phone: Story = { ...onPhone }
export const PhoneEnglish: Story = { ...onPhone, globals: { ...onPhone.globals, language: 'en' } }
export const Unpaid: Story = { args: of({ ...open, ...nothingPaid, order: unpaidOrder }) }
export const BeingOpened: Story = {
  args: of({
    ...open,
    order: paidOrder,
    openings: [
      {
        ...opening,
        status: 'opening',
        tries: 2,
        error: 'centre does not answer',
        nextTime: '2026-11-21T13:05:00.000Z',
      },
    ],
  }),
}
const failed: AdminOrder = {
  ...open,
  order: paidOrder,
  openings: [
    opening,
    { ...opening, lineId: 'line_2', status: 'failed', tries: 5, error: 'quota exceeded: 512 of 512 cards' },
  ],
}
/** The way to mend it leads to the openings of this order. */
export const OpeningFailed: Story = {
  args: of(failed),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: /^(资源开通|Openings)$/ })).toHaveAttribute(
      'href',
      `/openings?keyword=${openOrder.orderNo}&status=failed`,
    )
  },
}
export const OpeningFailedEnglish: Story = { args: of(failed), globals: { language: 'en' } }
/** The buyer asks for the money back. */
export const RefundAskedFor: Story = {
  args: of({
    ...open,
    request: {
      requestId: 'request_1',
      orderId: openOrder.orderId,
      status: 'asked',
      reason: '课题调整，暂不需要该资源',
      askTime: '2026-11-21T12:30:00.000Z',
      decideTime: null,
      decision: null,
    },
  }),
}
export const RefundRefused: Story = {
  args: of({
    ...open,
    request: {
      requestId: 'request_1',
      orderId: openOrder.orderId,
      status: 'refused',
      reason: '课题调整，暂不需要该资源',
      askTime: '2026-11-21T12:30:00.000Z',
      decideTime: '2026-11-21T12:40:00.000Z',
      decision: '资源已开通',
    },
  }),
}
/** Money that came after the order was closed has gone back. */
export const PaidLate: Story = {
  args: of({
    ...open,
    order: lateOrder,
    openings: [],
    ledger: open.ledger.flatMap((entry) => [
      { ...entry, settles: false },
      { ...entry, entryId: 'entry_2', kind: 'refund' as const, settles: false },
    ]),
  }),
}
export const Cancelled: Story = { args: of({ ...open, ...nothingPaid, order: cancelledOrder }) }
export const Loading: Story = { args: { view: { ...view, state: { kind: 'loading' } } } }
export const Missing: Story = { args: { view: { ...view, state: { kind: 'missing' } } } }
export const Failed: Story = {
  args: { view: { ...view, state: { kind: 'failed', message: { key: 'error:SYS10007' } } } },
  globals: { language: 'zh' },
  play: async ({ canvasElement, args: { commands } }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '重试' }))
    await expect(commands.retry).toHaveBeenCalledOnce()
  },
}
