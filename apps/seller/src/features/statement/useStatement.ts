import {
  foundOf,
  load,
  loadedOf,
  useDecision,
  useExport,
  useForgetTyped,
  useListCommands,
  usePage,
  useParams,
  useReload,
} from '@compute-mall/app'
import type { TE } from '@compute-mall/core/fp'
import { periodText, statementLineList } from '@compute-mall/core/statement'
import { useClient } from '@compute-mall/react'
import { useTranslation } from 'react-i18next'
import { routes } from '../../routes.ts'
import { disputeForm, type ShopStatementPageProps } from './ShopStatementPage.tsx'

/** One statement, and the page of its lines that the address means. */
export const loader = load(routes.statement, async ({ client, params: { statementId, ...query } }) => {
  const params = { statementId }
  const [state, page] = await Promise.all([
    client.statement.shopDetail({ params })(),
    client.statement.shopLines({ params, query })(),
  ])
  return { state: foundOf(state), page: loadedOf(page) }
})

/** One statement of the shop, which it confirms or disputes. */
export const useStatement = (): ShopStatementPageProps => {
  const { state, page } = usePage<typeof loader>()
  const { statementId, ...query } = useParams(routes.statement)
  const params = { statementId }
  const { statement } = useClient()
  const reload = useReload()
  const forget = useForgetTyped()
  const { t } = useTranslation('statement')
  const { busy, take } = useDecision()
  const decide = async (task: TE.TaskEither<unknown, unknown>, done: string) => {
    const isDone = await take(task, done)
    if (isDone) forget(disputeForm(statementId))
    return isDone
  }
  const exporting = useExport(() => statement.shopLineExport({ params, query }))
  const { asked, commands: list } = useListCommands({
    list: statementLineList,
    query,
    href: (next) => routes.statement.href({ ...next, statementId }),
    neighbours: page.kind === 'loaded' ? page.value : null,
  })
  return {
    view: { state, page, query: asked, exporting: exporting.pending, busy },
    links: {
      statements: routes.statements.href(),
      order: ({ orderLineId }) => (orderLineId === null ? null : routes.order.href({ lineId: orderLineId })),
    },
    commands: { ...list, retry: () => void reload(), exportRows: exporting.run },
    decisions: {
      confirm: (shown) =>
        decide(
          statement.confirm({ params, body: { total: shown.total } }),
          t('confirmed', { range: periodText(shown) }),
        ),
      dispute: (text, lineId) => decide(statement.dispute({ params, body: { text, lineId } }), t('disputed')),
    },
  }
}
