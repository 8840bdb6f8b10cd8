import type { Loaded } from '@compute-mall/app'
import type { ListPage as Page, QueryOf } from '@compute-mall/core/list'
import { formatMoney } from '@compute-mall/core/money'
import {
  type BillDifference,
  billDifferenceList,
  DifferenceKind,
  DifferenceState,
} from '@compute-mall/core/payment'
import { withColon } from '@compute-mall/core/text'
import { formatInstant } from '@compute-mall/core/time'
import { type ListCommands, ListPage } from '@compute-mall/ui/desk/list'
import type { Action } from '@compute-mall/ui/desk/page'
import type { Column } from '@compute-mall/ui/desk/table'
import { Stack, Text } from '@compute-mall/ui/layout'
import { Link } from '@compute-mall/ui/link'
import { Tag } from '@compute-mall/ui/parts'
import { useLanguage } from '@compute-mall/ui/text'
import { Fragment, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ReasonDialog } from '../../dialogs/ReasonDialog.tsx'
import { pageParts } from '../../list/pageParts.ts'
import { differenceTones } from './tones.ts'

export interface DifferencesPageProps {
  readonly view: {
    readonly page: Loaded<Page<BillDifference>>
    readonly query: QueryOf<typeof billDifferenceList>
    readonly mayDecide: boolean
    readonly busy: boolean
    /** Counts what was explained; each closes the dialog. */
    readonly round: number
    readonly exporting: boolean
  }
  readonly links: { readonly bills: string; readonly order: (orderId: string) => string }
  readonly commands: ListCommands &
    Required<Pick<ListCommands, 'filter'>> & {
      readonly explain: (difference: BillDifference, explanation: string) => void
    }
}

const ALL = 'all'

/** Entries by which providers' bills and our ledger differ, those that nobody has explained first of all. */
export const DifferencesPage = ({ view, links, commands }: DifferencesPageProps) => {
  const { t } = useTranslation('bill')
  const { language } = useLanguage()
  const columns = useColumns(links.order)
  const [asking, setAsking] = useState<{ readonly row: BillDifference; readonly round: number } | null>(null)
  const { page, query, mayDecide, busy, round, exporting } = view
  const empty = () => {
    if (query.state === 'open') return { title: t('noOpenDifferences') }
    return { title: t('noDifferences'), text: t('noDifferencesText') }
  }
  const actions = (row: BillDifference): readonly Action[] => {
    const disabledReason = mayDecide ? undefined : t('notAllowed')
    const label = t(row.state === 'explained' ? 'explainAgain' : 'explain')
    return row.state === 'settled'
      ? []
      : [{ key: 'explain', label, disabledReason, onPress: () => setAsking({ row, round }) }]
  }
  return (
    <>
      <ListPage<BillDifference>
        view={{
          head: {
            trail: [{ label: t('title'), to: links.bills }, { label: t('differences') }],
            title: t('differences'),
          },
          ...pageParts(page, query, billDifferenceList.sorts[0]),
          tabs: {
            value: query.state ?? ALL,
            items: [
              ...DifferenceState.values.map((id) => ({ id, label: t(`state.${id}`) })),
              { id: ALL, label: t('tabAll') },
            ],
          },
          search: { label: t('searchDifferences'), value: query.keyword ?? '' },
          filters: [
            {
              key: 'kind',
              label: t('kind'),
              value: query.kind ?? '',
              options: DifferenceKind.values.map((value) => ({ value, label: t(`kind.${value}`) })),
            },
            ...(query.day === undefined
              ? []
              : [
                  {
                    key: 'day',
                    label: t('day'),
                    value: query.day,
                    options: [{ value: query.day, label: query.day }],
                  },
                ]),
          ],
          exporting,
          empty: empty(),
        }}
        commands={{
          ...commands,
          openTab: (id) => commands.filter('state', DifferenceState.is(id) ? id : ''),
        }}
        columns={columns}
        rowKey={({ differenceId }) => differenceId}
        rowName={({ transactionNo }) => transactionNo}
        actions={actions}
        note={({ explanation }) =>
          explanation === null ? undefined : withColon(language, t('explanation'), explanation)
        }
      />
      {asking !== null && asking.round === round && (
        <ReasonDialog
          title={t('explainTitle')}
          text={t('explainText', {
            no: asking.row.transactionNo,
            kind: t(`kind.${asking.row.kind}`),
          })}
          hint={t('explainHint')}
          confirm={t('explain')}
          tone="primary"
          busy={busy}
          onClose={() => setAsking(null)}
          onConfirm={(explanation) => commands.explain(asking.row, explanation)}
        />
      )}
    </>
  )
}

const PART = /.{1,9}/g

/** A number too long for a column, which may be broken after every nine characters. */
const Broken = ({ text }: { readonly text: string }) =>
  [...text.matchAll(PART)].map(({ 0: part, index }) => (
    <Fragment key={index}>
      {part}
      <wbr />
    </Fragment>
  ))

const useColumns = (order: (orderId: string) => string): readonly Column<BillDifference>[] => {
  const { t } = useTranslation('bill')
  const { language } = useLanguage()
  const amount = (money: string | null) => (money === null ? '—' : formatMoney(money))
  return [
    {
      key: 'transactionNo',
      header: t('transactionNo'),
      card: 'title',
      render: ({ transactionNo }) => <Broken text={transactionNo} />,
    },
    {
      key: 'state',
      header: t('state'),
      card: 'tag',
      nowrap: true,
      render: ({ state }) => <Tag tone={differenceTones[state]}>{t(`state.${state}`)}</Tag>,
    },
    {
      key: 'kind',
      header: t('kind'),
      nowrap: true,
      render: ({ kind, entry, takenIn }) => (
        <Stack gap={1}>
          <Text>{t(`kind.${kind}`)}</Text>
          <Text tone="soft" size="caption">
            {takenIn ? `${t(`entry.${entry}`)} · ${t('takenIn')}` : t(`entry.${entry}`)}
          </Text>
        </Stack>
      ),
    },
    {
      key: 'theirs',
      header: t('theirAmount'),
      align: 'end',
      nowrap: true,
      render: ({ theirs }) => amount(theirs),
    },
    {
      key: 'ours',
      header: t('ourAmount'),
      align: 'end',
      nowrap: true,
      render: ({ ours }) => amount(ours),
    },
    {
      key: 'order',
      header: t('order'),
      nowrap: true,
      render: ({ orderId, orderNo }) =>
        orderId === null || orderNo === null ? '—' : <Link to={order(orderId)}>{orderNo}</Link>,
    },
    {
      key: 'at',
      header: t('at'),
      sortable: true,
      render: ({ at }) => <time dateTime={at}>{formatInstant(at, language)}</time>,
    },
  ]
}
