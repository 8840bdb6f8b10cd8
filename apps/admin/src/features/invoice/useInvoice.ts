import { foundOf, load, titled, useDecision, usePage, useParams, useReload } from '@compute-mall/app'
import { saveFile } from '@compute-mall/browser'
import { E } from '@compute-mall/core/fp'
import { useClient, useCommand } from '@compute-mall/react'
import { useTranslation } from 'react-i18next'
import { routes } from '../../routes.ts'
import { useMayAct } from '../../useMayAct.ts'
import type { InvoicePageProps } from './InvoicePage.tsx'

/** One request for an invoice. */
export const loader = load(routes.invoice, async ({ client, params }) =>
  titled(foundOf(await client.invoice.detail({ params })()), ({ number }) => number),
)

/** A request, and the decision about it. */
export const useInvoice = (): InvoicePageProps => {
  const state = usePage<typeof loader>()
  const params = useParams(routes.invoice)
  const client = useClient()
  const reload = useReload()
  const { t } = useTranslation('invoice')
  const decision = useDecision()
  const download = useCommand(
    (replacementId: string | undefined) => client.invoice.deskFile({ params, query: { replacementId } }),
    (answer) => {
      if (E.isRight(answer)) saveFile(answer.right)
    },
  )
  const number = state.kind === 'loaded' ? state.value.number : ''
  return {
    view: {
      state,
      mayDecide: useMayAct('invoices'),
      busy: decision.busy,
      downloading: download.pending,
    },
    links: {
      invoices: routes.invoices.href({ state: 'requested' }),
      order: (orderId) => routes.order.href({ orderId }),
    },
    commands: {
      retry: () => void reload(),
      issue: (file) =>
        decision.take(client.invoice.issue({ params, body: { file } }), t('issued', { number })),
      replace: (file, reason) =>
        decision.take(client.invoice.replace({ params, body: { file, reason } }), t('replaced', { number })),
      download: (replacementId) => download.run(replacementId),
      correct: (redNumber, amount) =>
        decision.take(
          client.invoice.correct({ params, body: { redNumber, amount } }),
          t('corrected', { number }),
        ),
      refuse: (reason) =>
        decision.take(client.invoice.refuse({ params, body: { reason } }), t('refused', { number })),
    },
  }
}
