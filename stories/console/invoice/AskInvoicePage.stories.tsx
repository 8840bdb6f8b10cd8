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
    view: { orders: loaded(invoiceFixtures.orders), saved: [], mail: null, pending: false, refusal: null },
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
    const summary = within(canvas.getByRole('dialog', { name: '确认发票信息' }))
    for (const text of ['增值税普通发票', '91350100M000100Y43', '¥25,600.00', '未绑定，开具后请在此处下载'])
      await expect(summary.getByText(text)).toBeVisible()
    await expect(summary.getByText('202611191200000001 · ¥25,600.00')).toBeVisible()
    await expect(args.commands.ask).not.toHaveBeenCalled()
    await userEvent.click(summary.getByRole('button', { name: '确认提交' }))
    await expect(args.commands.ask).toHaveBeenCalledWith({
      kind: 'enterprise',
      title: '星澜智算科技有限公司',
      taxNumber: '91350100M000100Y43',
      special: undefined,
      orderId: ['order_1'],
    })
  },
}
export const English: Story = { globals: { language: 'en' } }
export const Phone: Story = { ...onPhone }
export const PhoneEnglish: Story = { globals: { ...onPhone.globals, language: 'en' } }
/** A special invoice names the company's bank; the titles of earlier requests are offered again. */
export const Special: Story = {
  globals: { language: 'zh' },
  args: {
    view: {
      ...meta.args.view,
      saved: [{ ...invoiceFixtures.requested, special: invoiceFixtures.special }],
      mail: 'l***r@example.com',
    },
    commands: { ...meta.args.commands, ask: fn() },
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('textbox', { name: /^开户银行/ })).toHaveValue('中国银行福州软件园支行')
    await userEvent.clear(canvas.getByRole('textbox', { name: /^银行账号/ }))
    await userEvent.click(canvas.getByRole('checkbox', { name: /202611191200000001/ }))
    await userEvent.click(canvas.getByRole('button', { name: '提交申请' }))
    await expect(canvas.getByText('请输入 8–30 位数字的银行账号')).toBeVisible()
    await userEvent.type(canvas.getByRole('textbox', { name: /^银行账号/ }), '4218 6010 0100 1234 56')
    await userEvent.click(canvas.getByRole('button', { name: '提交申请' }))
    const summary = within(canvas.getByRole('dialog', { name: '确认发票信息' }))
    for (const text of ['增值税专用发票', '421860100100123456', 'l***r@example.com'])
      await expect(summary.getByText(text)).toBeVisible()
    await userEvent.click(summary.getByRole('button', { name: '确认提交' }))
    await expect(args.commands.ask).toHaveBeenCalledWith(
      expect.objectContaining({ special: expect.objectContaining({ bankName: '中国银行福州软件园支行' }) }),
    )
    await userEvent.click(summary.getByRole('button', { name: '取消' }))
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: '常用抬头' }), '使用新的抬头')
    await expect(canvas.getByRole('textbox', { name: /^发票抬头/ })).toHaveValue('')
  },
}
export const Refused: Story = {
  args: { view: { ...meta.args.view, refusal: { key: 'error:INVOICE10002' } } },
}
export const NoOrders: Story = { args: { view: { ...meta.args.view, orders: loaded([]) } } }
