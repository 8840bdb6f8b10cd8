import {
  foundOf,
  load,
  loadedOf,
  useAppData,
  useDecision,
  useExport,
  useListCommands,
  usePage,
  useParams,
  useReload,
} from '@compute-mall/app'
import { periodText, statementLineList } from '@compute-mall/core/statement'
import { useClient } from '@compute-mall/react'
import { useTranslation } from 'react-i18next'
import { mayRead } from '../../access.ts'
import { routes } from '../../routes.ts'
import { useMayAct } from '../../useMayAct.ts'
import type { AdminStatementPageProps } from './AdminStatementPage.tsx'

/** One statement, and the page of its lines that the address means. */
export const loader = load(routes.statement, async ({ client, params: { statementId, ...query } }) => {
  const params = { statementId }
  const [state, page] = await Promise.all([
    client.statement.detail({ params })(),
    client.statement.lines({ params, query })(),
  ])
  return { state: foundOf(state), page: loadedOf(page) }
})

/** One statement, which finance adjusts and pays. */
export const useStatement = (): AdminStatementPageProps => {
  const { state, page } = usePage<typeof loader>()
  const { statementId, ...query } = useParams(routes.statement)
  const params = { statementId }
  const { statement } = useClient()
  const reload = useReload()
  const { user } = useAppData()
  const { t } = useTranslation('statement')
  const { busy, take } = useDecision()
  const exporting = useExport(() => statement.lineExport({ params, query }))
  const { asked, commands: list } = useListCommands({
    list: statementLineList,
    query,
    href: (next) => routes.statement.href({ ...next, statementId }),
    neighbours: page.kind === 'loaded' ? page.value : null,
  })
  const readsOrders = user !== null && mayRead('orders')(user)
  return {
    view: {
      state,
      page,
      query: asked,
      exporting: exporting.pending,
      mayAct: useMayAct('statements'),
      busy,
    },
    links: {
      statements: routes.statements.href(),
      order: ({ orderNo }) =>
        orderNo === null || !readsOrders ? null : routes.orders.href({ keyword: orderNo }),
    },
    commands: { ...list, retry: () => void reload(), exportRows: exporting.run },
    decisions: {
      adjust: (amount, reason) => take(statement.adjust({ params, body: { amount, reason } }), t('adjusted')),
      pay: (shown, bankReference) =>
        take(
          statement.pay({ params, body: { total: shown.total, bankReference } }),
          t('paid', { range: periodText(shown) }),
        ),
    },
  }
}
