import { type LedgerEntry, ledgerList } from '@compute-mall/core/ledger'
import { refundState, refundTime } from '@compute-mall/core/order'
import { addDuration, platformDay } from '@compute-mall/core/time'
import {
  Instant,
  NO_VALUE,
  TwoLines,
  useColumnsOf,
  type WorkListCommands,
  WorkListPage,
  type WorkListView,
} from '@compute-mall/ui/desk/list'
import { useTranslation } from 'react-i18next'

export interface EntriesPageProps {
  readonly view: WorkListView<typeof ledgerList, LedgerEntry> & { readonly now: number }
  readonly links: { readonly account: string; readonly order: (orderId: string) => string }
  readonly commands: WorkListCommands
}

const MONTHS = 12
const FIRST_DAY = '-01T00:00:00+08:00'

/** The last twelve months of the platform's calendar, this one first. */
const monthsUntil = (now: number): readonly string[] => {
  const first = platformDay(now).slice(0, 7) + FIRST_DAY
  return Array.from({ length: MONTHS }, (_, ago) =>
    platformDay(Date.parse(addDuration(first, { amount: -ago, unit: 'month' }))).slice(0, 7),
  )
}

/** The movements of the user's money, by date, with their orders. */
export const EntriesPage = ({ view, links, commands }: EntriesPageProps) => {
  const { t } = useTranslation(['ledger', 'order'])
  const columns = useColumnsOf<LedgerEntry>()
  return (
    <WorkListPage
      list={ledgerList}
      view={view}
      commands={commands}
      head={{
        title: t('entries'),
        trail: [{ label: t('title'), to: links.account }, { label: t('entries') }],
      }}
      filters={[
        { key: 'month', label: t('month'), values: monthsUntil(view.now), option: (month) => month },
        { key: 'kind', label: t('kind'), option: (kind) => t(`kind.${kind}`) },
      ]}
      empty={{ title: t('noEntries'), text: t('noEntriesHint') }}
      columns={[
        columns.link('orderNo', t('order'), ({ orderId }) => links.order(orderId)),
        columns.time('at', t('at')),
        columns.cell('type', t('type'), ({ orderType }) => t(`order:type.${orderType}`)),
        columns.cell('kind', t('kind'), ({ kind }) => t(`kind.${kind}`), { card: 'tag' }),
        columns.cell('payMethod', t('payMethod'), ({ payMethod }) =>
          payMethod === null ? NO_VALUE : t(`order:payMethod.${payMethod}`),
        ),
        columns.cell('refund', t('order:refundState'), ({ refund }) =>
          refund === null ? (
            NO_VALUE
          ) : (
            <TwoLines below={<Instant at={refundTime(refund)} />}>
              {t(`order:refundState.${refundState(refund)}`)}
            </TwoLines>
          ),
        ),
        columns.money('amount', t('amount')),
      ]}
      rowKey={({ entryId }) => entryId}
      rowName={({ orderNo }) => orderNo}
    />
  )
}
