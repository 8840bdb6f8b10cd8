import { readList } from '@compute-mall/core/list'
import { statementList } from '@compute-mall/core/statement'
import { statementFixtures } from '@compute-mall/core/statement/testing'
import { StatementListPage } from '@compute-mall/ui/desk/statement'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { expectToFit, onDesktop } from '../../fits.ts'
import { pageOf } from '../../statement.ts'
import { inAdmin, onPhone } from '../frame.tsx'

const { openStatement, closedStatement, disputedStatement } = statementFixtures
const asked = (pairs: readonly (readonly [string, string])[] = []) => readList(statementList, pairs).query

const meta = {
  title: 'Admin/Statements/Queue',
  component: StatementListPage,
  parameters: { layout: 'fullscreen' },
  ...inAdmin('audit'),
  args: {
    view: {
      page: pageOf([
        openStatement,
        closedStatement,
        { ...disputedStatement, statementId: 'statement_3', shopName: { zh: '星澜智算', en: 'Xinglan AI' } },
      ]),
      query: asked(),
      exporting: false,
      hasShops: true,
    },
    links: { statement: (statementId) => `/statements/${statementId}` },
    commands: { filter: fn(), search: fn(), retry: fn(), exportRows: fn() },
  },
} satisfies Meta<typeof StatementListPage>
export default meta
type Story = StoryObj<typeof meta>
const { view } = meta.args

/** All shops are searched. */
export const All: Story = {
  globals: { language: 'zh' },
  play: async ({ canvasElement, args: { commands } }) => {
    const search = within(canvasElement).getByRole('searchbox', { name: '搜索店铺名称或编号' })
    await userEvent.type(search, '星澜{Enter}')
    await expect(commands.search).toHaveBeenCalledWith('星澜')
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
export const NoneFound: Story = {
  args: { view: { ...view, page: pageOf([]), query: asked([['keyword', 'x']]) } },
}
export const Loading: Story = { args: { view: { ...view, page: { kind: 'loading' } } } }
export const Failed: Story = {
  args: { view: { ...view, page: { kind: 'failed', message: { key: 'error:SYS10007' } } } },
}
