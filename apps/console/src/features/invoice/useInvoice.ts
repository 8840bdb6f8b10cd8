import { foundOf, load, titled, usePage, useParams, useReload } from '@compute-mall/app'
import { saveFile } from '@compute-mall/browser'
import { E } from '@compute-mall/core/fp'
import { useClient, useCommand, useNotices } from '@compute-mall/react'
import { useTranslation } from 'react-i18next'
import { routes } from '../../routes.ts'
import type { InvoicePageProps } from './InvoicePage.tsx'

/** One of one's own. */
export const loader = load(routes.invoice, async ({ client, params }) =>
  titled(foundOf(await client.invoice.ownDetail({ params })()), ({ number }) => number),
)

/** A request, and the download of what was issued. */
export const useInvoice = (): InvoicePageProps => {
  const state = usePage<typeof loader>()
  const params = useParams(routes.invoice)
  const client = useClient()
  const reload = useReload()
  const notices = useNotices()
  const { t } = useTranslation('invoice')
  const download = useCommand(
    () => client.invoice.file({ params }),
    (answer) => {
      if (E.isRight(answer)) saveFile(answer.right)
      else notices.add('failure', t('downloadFailed'))
    },
  )
  return {
    view: { state, downloading: download.pending },
    links: {
      invoices: routes.invoices.href(),
      ask: routes.askInvoice.href(),
      order: (orderId) => routes.order.href({ orderId }),
    },
    commands: { download: () => download.run(), retry: () => void reload() },
  }
}
