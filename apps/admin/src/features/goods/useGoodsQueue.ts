import { load, loadedOf, useClock, useListCommands, usePage, useParams, useReload } from '@compute-mall/app'
import { saveFile } from '@compute-mall/browser'
import { loudly } from '@compute-mall/core/client'
import { E } from '@compute-mall/core/fp'
import { goodsApplicationList } from '@compute-mall/core/goods'
import { useClient, useCommand, useNotices } from '@compute-mall/react'
import { useTranslation } from 'react-i18next'
import { routes } from '../../routes.ts'
import type { GoodsQueuePageProps } from './GoodsQueuePage.tsx'

/** The page of the queue that the address means. */
export const loader = load(routes.goodsQueue, async ({ client, params: query }) =>
  loadedOf(await client.goods.applications({ query })()),
)

/** The queue of goods: what it is asked stands in the address. */
export const useGoodsQueue = (): GoodsQueuePageProps => {
  const page = usePage<typeof loader>()
  const query = useParams(routes.goodsQueue)
  const client = useClient()
  const reload = useReload()
  const clock = useClock()
  const notices = useNotices()
  const { t } = useTranslation('admin')
  const exporting = useCommand(
    () => client.goods.applicationsExport({ query }, loudly),
    (answer) => {
      if (E.isRight(answer)) saveFile(answer.right)
      else notices.add('failure', t('exportFailed'))
    },
  )
  const list = useListCommands({
    list: goodsApplicationList,
    query,
    href: routes.goodsQueue.href,
    neighbours: page.kind === 'loaded' ? page.value : null,
  })
  return {
    view: { page, query, now: clock(), exporting: exporting.pending },
    links: { application: (applicationId) => routes.goodsReview.href({ applicationId }) },
    commands: { ...list, retry: () => void reload(), exportRows: () => exporting.run() },
  }
}
