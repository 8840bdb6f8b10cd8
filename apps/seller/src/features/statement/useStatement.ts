import {
  foundOf,
  load,
  loadedOf,
  useExport,
  useForgetTyped,
  useListCommands,
  usePage,
  useParams,
  useReload,
} from '@compute-mall/app'
import { E, type TE } from '@compute-mall/core/fp'
import { periodText, type StatementDetail, statementLineList } from '@compute-mall/core/statement'
import { useClient, useCommand, useNotices } from '@compute-mall/react'
import { useState } from 'react'
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

interface Decision {
  readonly task: TE.TaskEither<unknown, StatementDetail>
  /** What is said once it is taken. */
  readonly done: string
}

/** One statement of the shop, which it confirms or disputes. */
export const useStatement = (): ShopStatementPageProps => {
  const { state, page } = usePage<typeof loader>()
  const { statementId, ...query } = useParams(routes.statement)
  const params = { statementId }
  const { statement } = useClient()
  const reload = useReload()
  const notices = useNotices()
  const forget = useForgetTyped()
  const { t } = useTranslation('statement')
  const [round, setRound] = useState(0)
  const deciding = useCommand(
    ({ task, done }: Decision) =>
      async () => {
        const answer = await task()
        return E.isLeft(answer) ? answer : E.right(done)
      },
    (answer) => {
      if (E.isRight(answer)) {
        forget(disputeForm(statementId))
        notices.add('done', answer.right)
        setRound((last) => last + 1)
      }
      void reload()
    },
  )
  const exporting = useExport(() => statement.shopLineExport({ params, query }))
  const { asked, commands: list } = useListCommands({
    list: statementLineList,
    query,
    href: (next) => routes.statement.href({ ...next, statementId }),
    neighbours: page.kind === 'loaded' ? page.value : null,
  })
  return {
    view: { state, page, query: asked, exporting: exporting.pending, busy: deciding.pending, round },
    links: {
      statements: routes.statements.href(),
      order: ({ orderLineId }) => (orderLineId === null ? null : routes.order.href({ lineId: orderLineId })),
    },
    commands: { ...list, retry: () => void reload(), exportRows: exporting.run },
    decisions: {
      confirm: (shown) =>
        deciding.run({
          task: statement.confirm({ params, body: { total: shown.total } }),
          done: t('confirmed', { range: periodText(shown) }),
        }),
      dispute: (text, lineId) =>
        deciding.run({
          task: statement.dispute({ params, body: { text, lineId } }),
          done: t('disputed'),
        }),
    },
  }
}
