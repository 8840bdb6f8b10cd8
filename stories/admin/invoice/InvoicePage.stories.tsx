import { InvoicePage } from '@compute-mall/admin/features/invoice/InvoicePage.tsx'
import { invoiceFixtures } from '@compute-mall/core/invoice/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { inAdmin, onPhone } from '../frame.tsx'

const loaded = <Value,>(value: Value) => ({ kind: 'loaded' as const, value })
const decided = { ...invoiceFixtures.askedDetail, decideTime: '2026-11-21T02:00:00.000Z' }

const meta = {
  title: 'Admin/Invoices/Invoice',
  component: InvoicePage,
  parameters: { layout: 'fullscreen' },
  ...inAdmin('invoices'),
  args: {
    view: {
      state: loaded(invoiceFixtures.askedDetail),
      mayDecide: true,
      busy: false,
      downloading: false,
    },
    links: { invoices: '/invoices', order: (orderId) => `/orders/${orderId}` },
    commands: { retry: fn(), issue: fn(), refuse: fn(), correct: fn(), replace: fn(), download: fn() },
  },
} satisfies Meta<typeof InvoicePage>
export default meta
type Story = StoryObj<typeof meta>

/** Without a file nothing is issued. */
export const Requested: Story = {
  globals: { language: 'zh' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: '开具' }))
    const dialog = within(canvas.getByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: '开具' }))
    await expect(dialog.getByText('请选择发票文件')).toBeVisible()
    await expect(args.commands.issue).not.toHaveBeenCalled()
  },
}
export const English: Story = { globals: { language: 'en' } }
export const Phone: Story = { ...onPhone }
export const PhoneEnglish: Story = { globals: { ...onPhone.globals, language: 'en' } }
/** Somebody who may only look. */
export const Looking: Story = { args: { view: { ...meta.args.view, mayDecide: false } } }
const issued = { ...decided, state: 'issued' as const }
/** Without a file and a reason nothing is replaced. */
export const Issued: Story = {
  globals: { language: 'zh' },
  args: { view: { ...meta.args.view, state: loaded(issued) } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: '更换发票文件' }))
    const dialog = within(canvas.getByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: '更换发票文件' }))
    await expect(dialog.getByText('请选择发票文件')).toBeVisible()
    await expect(dialog.getByText('请输入 2–200 字的更换原因')).toBeVisible()
    await expect(args.commands.replace).not.toHaveBeenCalled()
  },
}
/** A special invoice whose file was replaced: the earlier one can be downloaded. */
export const Replaced: Story = {
  globals: { language: 'zh' },
  args: {
    view: {
      ...meta.args.view,
      state: loaded({
        ...issued,
        special: invoiceFixtures.special,
        replacements: [invoiceFixtures.replacement],
      }),
    },
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('增值税专用发票')).toBeVisible()
    await expect(canvas.getByText('421860100100123456')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '下载原文件' }))
    await expect(args.commands.download).toHaveBeenCalledWith('replacement_1')
  },
}
/** A part of it was refunded since: the red-letter invoice is noted by its number. */
export const ToCorrect: Story = {
  args: {
    view: {
      ...meta.args.view,
      state: loaded({ ...decided, state: 'issued' as const, toCorrect: '5999.00' }),
    },
  },
  play: async ({ canvasElement, args, globals }) => {
    if (globals.language === 'en') return
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: '登记红字发票' }))
    const dialog = within(canvas.getByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: '登记红字发票' }))
    await expect(dialog.getByText('请输入 8、12 或 20 位数字的发票号码')).toBeVisible()
    await expect(args.commands.correct).not.toHaveBeenCalled()
    await userEvent.type(dialog.getByRole('textbox'), '26442000000012345678')
    await userEvent.click(dialog.getByRole('button', { name: '登记红字发票' }))
    await expect(args.commands.correct).toHaveBeenCalledWith('26442000000012345678', '5999.00')
  },
}
export const Corrected: Story = {
  args: {
    view: {
      ...meta.args.view,
      state: loaded({ ...decided, state: 'issued' as const, corrections: [invoiceFixtures.correction] }),
    },
  },
}
export const Refused: Story = {
  args: {
    view: {
      ...meta.args.view,
      state: loaded({ ...decided, state: 'refused' as const, reason: '抬头与付款方不一致' }),
    },
  },
}
export const Missing: Story = { args: { view: { ...meta.args.view, state: { kind: 'missing' } } } }
