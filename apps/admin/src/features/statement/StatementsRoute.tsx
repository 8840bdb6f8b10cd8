import { useWorkList, type WorkList, workListLoader } from '@compute-mall/app'
import { type StatementRow, statementList } from '@compute-mall/core/statement'
import { StatementListPage } from '@compute-mall/ui/desk/statement'
import { routes } from '../../routes.ts'

const statements: WorkList<typeof statementList, StatementRow> = {
  list: statementList,
  route: routes.statements,
  read: ({ statement }) => statement.list,
  export: ({ statement }) => statement.export,
}
export const loader = workListLoader(statements)

const links = { statement: (statementId: string) => routes.statement.href({ statementId }) }

export const Component = () => {
  const { view, commands } = useWorkList(statements)
  return <StatementListPage view={{ ...view, hasShops: true }} commands={commands} links={links} />
}
