import { load, loadedOf, useClock, useListCommands, usePage, useParams, useReload } from '@compute-mall/app'
import { saveFile } from '@compute-mall/browser'
import { loudly } from '@compute-mall/core/client'
import { E } from '@compute-mall/core/fp'
import { applicationList } from '@compute-mall/core/settlement'
import { useClient, useCommand, useNotices } from '@compute-mall/react'
import { useTranslation } from 'react-i18next'
import { routes } from '../../routes.ts'
import type { MerchantQueuePageProps } from './MerchantQueuePage.tsx'

/** The page of the queue that the address means. */
export const loader = load(routes.merchants, async ({ client, params: query }) =>
  loadedOf(await client.settlement.list({ query })()),
)

/** The queue of merchants: what it is asked stands in the address. */
export const useMerchantQueue = (): MerchantQueuePageProps => {
  const page = usePage<typeof loader>()
  const query = useParams(routes.merchants)
  const client = useClient()
  const reload = useReload()
  const clock = useClock()
  const notices = useNotices()
  const { t } = useTranslation('admin')
  const exporting = useCommand(
    () => client.settlement.export({ query }, loudly),
    (answer) => {
      if (E.isRight(answer)) saveFile(answer.right)
      else notices.add('failure', t('exportFailed'))
    },
  )
  const list = useListCommands({
    list: applicationList,
    query,
    href: routes.merchants.href,
    neighbours: page.kind === 'loaded' ? page.value : null,
  })
  return {
    view: { page, query, now: clock(), exporting: exporting.pending },
    links: { merchant: (applicationId) => routes.merchant.href({ applicationId }) },
    commands: { ...list, retry: () => void reload(), exportRows: () => exporting.run() },
  }
}
