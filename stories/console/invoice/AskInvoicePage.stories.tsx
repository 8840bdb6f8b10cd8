import { AskInvoicePage } from '@compute-mall/console/features/invoice/AskInvoicePage.tsx'
import { invoiceFixtures } from '@compute-mall/core/invoice/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { inConsole, onPhone } from '../frame.tsx'

const loaded = <Value,>(value: Value) => ({ kind: 'loaded' as const, value })

const meta = {
  title: 'Console/Invoices/Ask',
  component: AskInvoicePage,
  parameters: { layout: 'fullscreen' },
  ...inConsole('account'),
  args: {
    view: { orders: loaded(invoiceFixtures.orders), previous: null, pending: false, refusal: null },
    links: { invoices: '/invoices', orders: '/orders', order: (orderId) => `/orders/${orderId}` },
    commands: { ask: () => undefined, retry: () => undefined },
  },
} satisfies Meta<typeof AskInvoicePage>
export default meta
type Story = StoryObj<typeof meta>

/** What is wrong is said by each field; then it is asked for. */
export const Asking: Story = {
  globals: { language: 'zh' },
  args: { commands: { ...meta.args.commands, ask: fn() } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: '提交申请' }))
    await expect(canvas.getByText('请选择 1–50 个订单')).toBeVisible()
    await expect(canvas.getByText('请输入 2–100 字的发票抬头')).toBeVisible()
    await expect(canvas.getByText('请输入正确的统一社会信用代码')).toBeVisible()
    await userEvent.click(canvas.getByRole('checkbox', { name: /202611191200000001/ }))
    await userEvent.type(canvas.getByRole('textbox', { name: /^发票抬头/ }), '星澜智算科技有限公司')
    await userEvent.type(canvas.getByRole('textbox', { name: /^税号/ }), '91350100M000100Y43')
    await expect(canvas.getByText('已选 1 个订单，共 ¥25,600.00')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '提交申请' }))
    await expect(args.commands.ask).toHaveBeenCalledWith({
      kind: 'enterprise',
      title: '星澜智算科技有限公司',
      taxNumber: '91350100M000100Y43',
      orderId: ['order_1'],
    })
  },
}
export const English: Story = { globals: { language: 'en' } }
export const Phone: Story = { ...onPhone }
export const PhoneEnglish: Story = { globals: { ...onPhone.globals, language: 'en' } }
/** The last title is offered again. */
export const Again: Story = { args: { view: { ...meta.args.view, previous: invoiceFixtures.requested } } }
export const Refused: Story = {
  args: { view: { ...meta.args.view, refusal: { key: 'error:INVOICE10002' } } },
}
export const NoOrders: Story = { args: { view: { ...meta.args.view, orders: loaded([]) } } }
