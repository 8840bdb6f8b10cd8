import {
  load,
  loadedOf,
  useAppData,
  useClock,
  useDecision,
  useLoaded,
  usePage,
  useReload,
} from '@compute-mall/app'
import { fileAddress } from '@compute-mall/browser'
import { readList } from '@compute-mall/core/list'
import { isSlipKept, type RemittanceRow, remittanceList } from '@compute-mall/core/payment'
import { formatInstant } from '@compute-mall/core/time'
import { useClient } from '@compute-mall/react'
import type { LoadState } from '@compute-mall/ui/desk/page'
import { useLanguage } from '@compute-mall/ui/text'
import { useEffect, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { routes } from '../../routes.ts'
import { useMayAct } from '../../useMayAct.ts'
import type { RemittancePageProps } from './RemittancePage.tsx'

const everything = readList(remittanceList, []).query

/** The slip of one order, found by the order's number. */
export const loader = load(
  routes.remittance,
  async ({ client, params: { orderNo } }): Promise<LoadState<RemittanceRow>> => {
    const found = loadedOf(await client.payment.remittances({ query: { ...everything, keyword: orderNo } })())
    if (found.kind !== 'loaded') return found
    const row = found.value.records.find((record) => record.orderNo === orderNo)
    return row === undefined ? { kind: 'missing' } : { kind: 'loaded', value: row }
  },
)

/** A slip, its picture, and the decision about it. */
export const useRemittance = (): RemittancePageProps => {
  const state = usePage<typeof loader>()
  const { user } = useAppData()
  const client = useClient()
  const reload = useReload()
  const clock = useClock()
  const { language } = useLanguage()
  const { t } = useTranslation('operations')
  const decision = useDecision()
  const row = state.kind === 'loaded' ? state.value : null
  const openedAt = useMemo(() => new Date(clock()).toISOString(), [clock])
  return {
    view: {
      state,
      picture: usePicture(row),
      watermark: `${user?.userName ?? ''} ${formatInstant(openedAt, language)}`,
      mayDecide: useMayAct('remittances'),
      busy: decision.busy,
    },
    links: {
      remittances: routes.remittances.href({ status: 'waiting' }),
      order: (orderId) => routes.order.href({ orderId }),
    },
    commands: {
      retry: () => void reload(),
      confirm: ({ orderId, orderNo }, { amount, bankReference }) =>
        decision.take(
          client.payment.confirmRemittance({ body: { orderId, amount, bankReference } }),
          t('confirmed', { orderNo }),
        ),
      refuse: ({ orderId, orderNo }, reason) =>
        decision.take(
          client.payment.refuseRemittance({ body: { orderId, reason } }),
          t('slipRefused', { orderNo }),
        ),
    },
  }
}

/** The picture by an address of this document; each viewing is audited. That of a closed order is kept no longer. */
const usePicture = (row: RemittanceRow | null): string | undefined => {
  const client = useClient()
  const { loaded } = useLoaded({
    key: row === null || !isSlipKept(row.orderStatus) ? null : `${row.orderId} ${row.uploadTime}`,
    load: (asking) => client.payment.slipPicture({ params: { orderId: row?.orderId ?? '' } }, asking),
  })
  const file = loaded.kind === 'loaded' ? loaded.value : undefined
  const address = useMemo(() => file && fileAddress(file), [file])
  useEffect(() => (address === undefined ? undefined : () => URL.revokeObjectURL(address)), [address])
  return address
}
