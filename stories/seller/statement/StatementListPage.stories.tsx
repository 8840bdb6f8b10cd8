import { readList } from '@compute-mall/core/list'
import { statementList } from '@compute-mall/core/statement'
import { statementFixtures } from '@compute-mall/core/statement/testing'
import { StatementListPage } from '@compute-mall/ui/desk/statement'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { pageOf } from '../../statement.ts'
import { inDesk, onPhone } from '../frame.tsx'

const { openStatement, closedStatement, disputedStatement, paidStatement } = statementFixtures
const rows = [
  openStatement,
  closedStatement,
  { ...disputedStatement, statementId: 'statement_3', from: '2026-09-01', until: '2026-09-30' },
  { ...paidStatement, statementId: 'statement_4', from: '2026-08-01', until: '2026-08-31' },
]
const asked = (pairs: readonly (readonly [string, string])[] = []) => readList(statementList, pairs).query

const meta = {
  title: 'Seller/Statements/List',
  component: StatementListPage,
  parameters: { layout: 'fullscreen' },
  ...inDesk('statements'),
  args: {
    view: { page: pageOf(rows), query: asked(), exporting: false, hasShops: false },
    links: { statement: (statementId) => `/statements/${statementId}` },
    commands: { filter: fn(), retry: fn(), exportRows: fn() },
  },
} satisfies Meta<typeof StatementListPage>
export default meta
type Story = StoryObj<typeof meta>
const { view } = meta.args

/** Each tab is a state, and the list is exported as it is filtered. */
export const All: Story = {
  globals: { language: 'zh' },
  play: async ({ canvasElement, args: { commands } }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('tab', { name: '有异议' }))
    await expect(commands.filter).toHaveBeenCalledWith('status', 'disputed')
    await userEvent.click(canvas.getByRole('button', { name: /导出/ }))
    await expect(commands.exportRows).toHaveBeenCalled()
  },
}
export const English: Story = { globals: { language: 'en' } }
export const Phone: Story = { ...onPhone }
export const NoneYet: Story = { args: { view: { ...view, page: pageOf([]) } } }
export const NoneFound: Story = {
  args: { view: { ...view, page: pageOf([]), query: asked([['status', 'paid']]) } },
}
export const Failed: Story = {
  args: { view: { ...view, page: { kind: 'failed', message: { key: 'error:SYS10007' } } } },
}
export const Loading: Story = { args: { view: { ...view, page: { kind: 'loading' } } } }
