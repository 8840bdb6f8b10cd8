import type { Loaded } from '@compute-mall/app'
import type { ListPage as Page, QueryOf } from '@compute-mall/core/list'
import { formatMoney } from '@compute-mall/core/money'
import { type OpeningRow, openingList, ProvisionStatus } from '@compute-mall/core/order'
import { formatInstant } from '@compute-mall/core/time'
import { type ListCommands, ListPage, type ListView } from '@compute-mall/ui/desk/list'
import type { Action } from '@compute-mall/ui/desk/page'
import type { Column } from '@compute-mall/ui/desk/table'
import { Link } from '@compute-mall/ui/link'
import { Tag } from '@compute-mall/ui/parts'
import { useLanguage } from '@compute-mall/ui/text'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ReasonDialog } from '../../dialogs/ReasonDialog.tsx'
import { pageParts } from '../../list/pageParts.ts'
import { provisionTones } from './tones.ts'

export interface OpeningsPageProps {
  readonly view: {
    readonly page: Loaded<Page<OpeningRow>>
    /** Whether an export is under way; without it there is none. */
    readonly exporting?: boolean
    /** One's own views of the list. */
    readonly savedViews?: ListView<never>['savedViews']
    /** Rows that came or changed since the list was shown. */
    readonly fresh?: number
    readonly query: QueryOf<typeof openingList>
    /** Whether the reader may mend openings, or only look. */
    readonly mayMend: boolean
    readonly busy: boolean
    /** Counts what was done; each closes the dialog. */
    readonly round: number
  }
  readonly links: { readonly order: (orderId: string) => string }
  readonly commands: ListCommands &
    Required<Pick<ListCommands, 'filter'>> & {
      readonly again: (opening: OpeningRow) => void
      readonly release: (opening: OpeningRow, reason: string) => void
    }
}

const ALL = 'all'

/** What paid orders opened, those that failed first of all: open again, or release and refund. */
export const OpeningsPage = ({ view, links, commands }: OpeningsPageProps) => {
  const { t } = useTranslation(['operations', 'order'])
  const { language } = useLanguage()
  const columns = useColumns(links.order)
  const [asking, setAsking] = useState<{ readonly row: OpeningRow; readonly round: number } | null>(null)
  const { page, query, mayMend, busy, round } = view
  const actions = (row: OpeningRow): readonly Action[] => {
    const look: Action = { key: 'look', label: t('view'), to: links.order(row.orderId) }
    if (row.status !== 'failed') return [look]
    const disabledReason = mayMend ? undefined : t('notAllowed')
    return [
      { key: 'again', label: t('again'), disabledReason, busy, onPress: () => commands.again(row) },
      {
        key: 'release',
        label: t('release'),
        danger: true,
        disabledReason,
        onPress: () => setAsking({ row, round }),
      },
      look,
    ]
  }
  return (
    <>
      <ListPage<OpeningRow>
        view={{
          head: { title: t('openings') },
          fresh: view.fresh,
          savedViews: view.savedViews,
          exporting: view.exporting,
          ...pageParts(page, query, openingList.sorts[0]),
          tabs: {
            value: query.status ?? ALL,
            items: [
              ...(['failed', 'opening', 'pending', 'open'] as const).map((id) => ({
                id,
                label: t(`order:provision.${id}`),
              })),
              { id: ALL, label: t('tabAll') },
            ],
          },
          search: { label: t('searchOpenings'), value: query.keyword ?? '' },
          empty:
            query.status === 'failed'
              ? { title: t('noFailures'), text: t('noFailuresText') }
              : { title: t('noOpenings') },
        }}
        commands={{
          ...commands,
          openTab: (id) => commands.filter('status', ProvisionStatus.is(id) ? id : ''),
        }}
        columns={columns}
        rowKey={({ lineId }) => lineId}
        rowName={({ orderNo, goods }) => `${goods[language]} ${orderNo}`}
        actions={actions}
        note={({ error }) => error ?? undefined}
      />
      {asking !== null && asking.round === round && (
        <ReasonDialog
          title={t('releaseTitle')}
          text={t('releaseText', {
            name: asking.row.goods[language],
            amount: formatMoney(asking.row.subtotal),
          })}
          hint={t('internalReasonHint')}
          confirm={t('release')}
          busy={busy}
          onClose={() => setAsking(null)}
          onConfirm={(reason) => commands.release(asking.row, reason)}
        />
      )}
    </>
  )
}

const useColumns = (order: (orderId: string) => string): readonly Column<OpeningRow>[] => {
  const { t } = useTranslation(['operations', 'order'])
  const { language } = useLanguage()
  return [
    { key: 'goods', header: t('goods'), card: 'title', render: ({ goods }) => goods[language] },
    {
      key: 'status',
      header: t('order:status'),
      card: 'tag',
      nowrap: true,
      render: ({ status }) => <Tag tone={provisionTones[status]}>{t(`order:provision.${status}`)}</Tag>,
    },
    {
      key: 'orderNo',
      header: t('order:orderNo'),
      nowrap: true,
      render: ({ orderId, orderNo }) => <Link to={order(orderId)}>{orderNo}</Link>,
    },
    { key: 'buyer', header: t('order:buyer'), nowrap: true, render: ({ buyer }) => buyer },
    {
      key: 'center',
      header: t('center'),
      render: ({ centerName }) => centerName?.[language] ?? '—',
    },
    { key: 'tries', header: t('tries'), align: 'end', nowrap: true, render: ({ tries }) => tries },
    {
      key: 'nextTime',
      header: t('nextTime'),
      nowrap: true,
      render: ({ nextTime }) => (nextTime === null ? '—' : formatInstant(nextTime, language, 'second')),
    },
    {
      key: 'payTime',
      header: t('order:payTime'),
      nowrap: true,
      sortable: true,
      render: ({ payTime }) => <time dateTime={payTime}>{formatInstant(payTime, language)}</time>,
    },
  ]
}
