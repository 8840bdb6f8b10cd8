import { useWorkList, type WorkList, workListLoader } from '@compute-mall/app'
import { type StatementRow, shopStatementList } from '@compute-mall/core/statement'
import { StatementListPage } from '@compute-mall/ui/desk/statement'
import { routes } from '../../routes.ts'

const statements: WorkList<typeof shopStatementList, StatementRow> = {
  list: shopStatementList,
  route: routes.statements,
  read: ({ statement }) => statement.shopList,
  export: ({ statement }) => statement.shopExport,
}
export const loader = workListLoader(statements)

const links = { statement: (statementId: string) => routes.statement.href({ statementId }) }

export const Component = () => {
  const { view, commands } = useWorkList(statements)
  const query = { ...view.query, period: undefined, keyword: undefined }
  return <StatementListPage view={{ ...view, query, hasShops: false }} commands={commands} links={links} />
}
