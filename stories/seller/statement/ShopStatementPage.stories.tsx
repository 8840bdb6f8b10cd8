import type { StatementDetail } from '@compute-mall/core/statement'
import { statementFixtures } from '@compute-mall/core/statement/testing'
import { ShopStatementPage } from '@compute-mall/seller/features/statement/ShopStatementPage.tsx'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { expectToFit, onDesktop } from '../../fits.ts'
import { linesView, pageOf } from '../../statement.ts'
import { inDesk, onPhone } from '../frame.tsx'

const { statementDetail, openStatement, disputedStatement, paidStatement } = statementFixtures

const meta = {
  title: 'Seller/Statements/Statement',
  component: ShopStatementPage,
  parameters: { layout: 'fullscreen' },
  ...inDesk('statements'),
  args: {
    view: { ...linesView, state: { kind: 'loaded', value: statementDetail }, busy: false },
    links: {
      statements: '/statements',
      order: ({ orderLineId }) => (orderLineId === null ? null : `/orders/${orderLineId}`),
    },
    commands: { retry: fn(), exportRows: fn(), filter: fn() },
    decisions: { confirm: fn(), dispute: fn() },
  },
} satisfies Meta<typeof ShopStatementPage>
export default meta
type Story = StoryObj<typeof meta>
const { view } = meta.args
const of = (value: StatementDetail) => ({
  view: { ...view, state: { kind: 'loaded' as const, value } },
})

/** It is confirmed as it was read. */
export const Closed: Story = {
  globals: { language: 'zh' },
  play: async ({ canvasElement, args: { decisions } }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: '确认对账单' }))
    const dialog = within(await canvas.findByRole('dialog'))
    await expect(dialog.getByText(/5,679\.05 元/)).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: '确认对账单' }))
    await expect(decisions.confirm).toHaveBeenCalledWith(statementDetail)
  },
}
/** What is wrong with a line is said in words. */
export const DisputingALine: Story = {
  globals: { language: 'zh' },
  play: async ({ canvasElement, args: { decisions } }) => {
    const canvas = within(canvasElement)
    const [, refund] = canvas.getAllByRole('row').slice(1)
    if (refund === undefined) throw new Error('there is no second line')
    await userEvent.click(within(refund).getByRole('button', { name: /提出异议/ }))
    const dialog = within(await canvas.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: '提出异议' }))
    await expect(dialog.getByText('请填写 2 到 500 个字符')).toBeVisible()
    await expect(decisions.dispute).not.toHaveBeenCalled()
    await userEvent.type(dialog.getByRole('textbox'), '服务费未退还')
    await userEvent.click(dialog.getByRole('button', { name: '提出异议' }))
    await expect(decisions.dispute).toHaveBeenCalledWith('服务费未退还', 'refund_1')
  },
}
export const English: Story = { globals: { language: 'en' } }
/** Fits into 1,280 px without scrolling sideways. */
export const Desktop: Story = {
  globals: { ...onDesktop, language: 'zh' },
  play: async ({ canvasElement }) => expectToFit(canvasElement),
}
export const DesktopEnglish: Story = { ...Desktop, globals: { ...onDesktop, language: 'en' } }
export const Phone: Story = { ...onPhone }
export const Open: Story = { args: of(openStatement) }
export const Disputed: Story = { args: of(disputedStatement) }
export const Confirmed: Story = {
  args: of({ ...statementDetail, status: 'confirmed', confirmBy: null }),
}
export const Paid: Story = {
  args: of(paidStatement),
  globals: { language: 'en' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('ICBC-20261105-0001')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Dispute' })).toBeNull()
  },
}
export const WithoutLines: Story = { args: { view: { ...view, page: pageOf([]) } } }
export const Missing: Story = {
  args: { view: { ...view, state: { kind: 'missing' }, page: { kind: 'missing' } } },
}
export const Loading: Story = {
  args: { view: { ...view, state: { kind: 'loading' }, page: { kind: 'loading' } } },
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
