import { load, loadedOf, useExport, useListCommands, usePage, useParams, useReload } from '@compute-mall/app'
import { shopStatementList } from '@compute-mall/core/statement'
import { useClient } from '@compute-mall/react'
import type { StatementListPageProps } from '@compute-mall/ui/desk/statement'
import { routes } from '../../routes.ts'

/** The page of the list that the address means. */
export const loader = load(routes.statements, async ({ client, params: query }) =>
  loadedOf(await client.statement.shopList({ query })()),
)

/** The statements of the shop, the latest period first. */
export const useStatements = (): StatementListPageProps => {
  const page = usePage<typeof loader>()
  const query = useParams(routes.statements)
  const client = useClient()
  const reload = useReload()
  const exporting = useExport(() => client.statement.shopExport({ query }))
  const { asked, commands: list } = useListCommands({
    list: shopStatementList,
    query,
    href: routes.statements.href,
    neighbours: page.kind === 'loaded' ? page.value : null,
  })
  return {
    view: { page, query: asked, exporting: exporting.pending, hasShops: false },
    links: { statement: (statementId) => routes.statement.href({ statementId }) },
    commands: { ...list, retry: () => void reload(), exportRows: exporting.run },
  }
}
