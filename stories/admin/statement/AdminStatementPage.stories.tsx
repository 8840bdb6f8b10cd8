import { AdminStatementPage } from '@compute-mall/admin/features/statement/AdminStatementPage.tsx'
import type { StatementDetail } from '@compute-mall/core/statement'
import { statementFixtures } from '@compute-mall/core/statement/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { expectToFit, onDesktop } from '../../fits.ts'
import { linesView } from '../../statement.ts'
import { inAdmin, onPhone } from '../frame.tsx'

const { statementDetail, disputedStatement, paidStatement } = statementFixtures

const meta = {
  title: 'Admin/Statements/Statement',
  component: AdminStatementPage,
  parameters: { layout: 'fullscreen' },
  ...inAdmin('audit'),
  args: {
    view: {
      ...linesView,
      state: { kind: 'loaded', value: disputedStatement },
      mayAct: true,
      busy: false,
    },
    links: {
      statements: '/statements',
      order: ({ orderNo }) => (orderNo === null ? null : `/orders?keyword=${orderNo}`),
    },
    commands: { retry: fn(), exportRows: fn(), filter: fn() },
    decisions: { adjust: fn(), pay: fn() },
  },
} satisfies Meta<typeof AdminStatementPage>
export default meta
type Story = StoryObj<typeof meta>
const { view } = meta.args
const of = (value: StatementDetail) => ({
  view: { ...view, state: { kind: 'loaded' as const, value } },
})

/** A dispute is answered by a line that adds or takes off. */
export const Disputed: Story = {
  globals: { language: 'zh' },
  play: async ({ canvasElement, args: { decisions } }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: '添加调整' }))
    const dialog = within(await canvas.findByRole('dialog'))
    await userEvent.type(dialog.getByRole('textbox', { name: /调整金额/ }), '0')
    await userEvent.click(dialog.getByRole('button', { name: '添加调整' }))
    await expect(dialog.getByText('请填写不为 0 且最多两位小数的金额')).toBeVisible()
    await expect(dialog.getByText('请填写 2 到 500 个字符')).toBeVisible()
    await userEvent.clear(dialog.getByRole('textbox', { name: /调整金额/ }))
    await userEvent.type(dialog.getByRole('textbox', { name: /调整金额/ }), '12.80')
    await userEvent.type(dialog.getByRole('textbox', { name: /调整说明/ }), '退还服务费')
    await userEvent.click(dialog.getByRole('button', { name: '添加调整' }))
    await expect(decisions.adjust).toHaveBeenCalledWith('12.80', '退还服务费')
  },
}
/** What the shop confirmed is paid with the reference of the bank. */
export const Confirmed: Story = {
  args: of({ ...statementDetail, status: 'confirmed', confirmBy: null }),
  globals: { language: 'en' },
  play: async ({ canvasElement, args: { decisions } }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Record payment' }))
    const dialog = within(await canvas.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Record payment' }))
    await expect(decisions.pay).not.toHaveBeenCalled()
    await userEvent.type(dialog.getByRole('textbox', { name: /Bank reference/ }), 'ICBC-1')
    await userEvent.click(dialog.getByRole('button', { name: 'Record payment' }))
    await expect(decisions.pay).toHaveBeenCalledWith(
      { ...statementDetail, status: 'confirmed', confirmBy: null },
      'ICBC-1',
    )
  },
}
/** Fits into 1,280 px without scrolling sideways. */
export const Desktop: Story = {
  globals: { ...onDesktop, language: 'zh' },
  play: async ({ canvasElement }) => expectToFit(canvasElement),
}
export const DesktopEnglish: Story = { ...Desktop, globals: { ...onDesktop, language: 'en' } }
export const Phone: Story = { ...onPhone }
export const NothingOwed: Story = {
  args: of({ ...statementDetail, status: 'confirmed', confirmBy: null, total: '-20.00' }),
}
export const Paid: Story = { args: of(paidStatement) }
export const MayOnlyLook: Story = {
  args: { view: { ...view, mayAct: false } },
  globals: { language: 'en' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.queryByRole('button', { name: 'Add adjustment' })).toBeNull()
  },
}
export const Loading: Story = {
  args: { view: { ...view, state: { kind: 'loading' }, page: { kind: 'loading' } } },
}
export const Missing: Story = {
  args: { view: { ...view, state: { kind: 'missing' }, page: { kind: 'missing' } } },
}
export const Failed: Story = {
  args: {
    view: {
      ...view,
      state: { kind: 'failed', message: { key: 'error:SYS10007' } },
      page: { kind: 'failed', message: { key: 'error:SYS10007' } },
    },
  },
}
