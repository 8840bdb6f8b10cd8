import { load, loadedOf, useListCommands, usePage, useParams, useReload } from '@compute-mall/app'
import { saveFile } from '@compute-mall/browser'
import { loudly } from '@compute-mall/core/client'
import { E } from '@compute-mall/core/fp'
import { shopStatementList } from '@compute-mall/core/statement'
import { useClient, useCommand, useNotices } from '@compute-mall/react'
import type { StatementListPageProps } from '@compute-mall/ui/desk/statement'
import { useTranslation } from 'react-i18next'
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
  const notices = useNotices()
  const { t } = useTranslation('statement')
  const exporting = useCommand(
    () => client.statement.shopExport({ query }, loudly),
    (answer) => {
      if (E.isRight(answer)) saveFile(answer.right)
      else notices.add('failure', t('exportFailed'))
    },
  )
  const list = useListCommands({
    list: shopStatementList,
    query,
    href: routes.statements.href,
    neighbours: page.kind === 'loaded' ? page.value : null,
  })
  return {
    view: { page, query, exporting: exporting.pending, hasShops: false },
    links: { statement: (statementId) => routes.statement.href({ statementId }) },
    commands: { ...list, retry: () => void reload(), exportRows: () => exporting.run() },
  }
}
