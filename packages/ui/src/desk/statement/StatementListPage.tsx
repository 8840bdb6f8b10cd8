import type { ListPage as Page, QueryOf } from '@compute-mall/core/list'
import { formatMoney } from '@compute-mall/core/money'
import { Period } from '@compute-mall/core/settlement'
import {
  periodText,
  type StatementRow,
  StatementStatus,
  shopStatementList,
  type statementList,
  statementStatus,
} from '@compute-mall/core/statement'
import { formatInstant } from '@compute-mall/core/time'
import { useTranslation } from 'react-i18next'
import { Link } from '../../link/index.ts'
import { Tag } from '../../parts/index.ts'
import { useLanguage, useSay } from '../../text/index.ts'
import { type ListCommands, ListPage } from '../list/index.ts'
import type { LoadState } from '../page/index.ts'
import type { Column } from '../table/index.ts'
import { pageParts } from './pageParts.ts'
import { statementTones } from './tones.ts'

export interface StatementListPageProps {
  readonly view: {
    readonly page: LoadState<Page<StatementRow>>
    readonly query: Partial<QueryOf<typeof statementList>>
    readonly exporting: boolean
    /** Whether the statements are those of all shops. */
    readonly hasShops: boolean
  }
  readonly links: { readonly statement: (statementId: string) => string }
  readonly commands: ListCommands & Required<Pick<ListCommands, 'filter'>>
}

const ALL = 'all'

/** The accounts of one shop or of all, the latest period first (W18). */
export const StatementListPage = ({ view, links, commands }: StatementListPageProps) => {
  const { t } = useTranslation('statement')
  const { page, query, exporting, hasShops } = view
  const columns = useColumns(links.statement, hasShops)
  const isAsked = query.status !== undefined || query.keyword !== undefined || query.period !== undefined
  return (
    <ListPage<StatementRow>
      view={{
        head: { title: t('title') },
        ...pageParts(page, query, shopStatementList.sorts[0]),
        tabs: {
          value: query.status ?? ALL,
          items: [
            { id: ALL, label: t('all') },
            ...StatementStatus.values.map((id) => ({ id, label: t(`status.${id}`) })),
          ],
        },
        ...(hasShops && {
          search: { label: t('search'), value: query.keyword ?? '' },
          filters: [
            {
              key: 'period',
              label: t('period'),
              value: query.period ?? '',
              options: Period.values.map((value) => ({ value, label: t(`period.${value}`) })),
            },
          ],
        }),
        exporting,
        empty: isAsked ? { title: t('noneFound') } : { title: t('none'), text: t('noneText') },
      }}
      commands={{ ...commands, openTab: (id) => commands.filter('status', id === ALL ? '' : id) }}
      columns={columns}
      rowKey={({ statementId }) => statementId}
      rowName={periodText}
      actions={({ statementId }) => [{ key: 'look', label: t('look'), to: links.statement(statementId) }]}
    />
  )
}

const SUMS = ['sales', 'refunds', 'adjustments', 'fees', 'total'] as const

const useColumns = (
  statement: (statementId: string) => string,
  hasShops: boolean,
): readonly Column<StatementRow>[] => {
  const { t } = useTranslation('statement')
  const { language, inLanguage } = useLanguage()
  const say = useSay()
  return [
    {
      key: 'from',
      header: t('range'),
      card: 'title',
      nowrap: true,
      sortable: true,
      render: (row) => <Link to={statement(row.statementId)}>{periodText(row)}</Link>,
    },
    ...(hasShops
      ? [
          {
            key: 'shop',
            header: t('shop'),
            nowrap: true,
            render: ({ shopName }: StatementRow) => inLanguage(shopName),
          },
        ]
      : []),
    { key: 'period', header: t('period'), nowrap: true, render: ({ period }) => t(`period.${period}`) },
    {
      key: 'status',
      header: t('status'),
      card: 'tag',
      nowrap: true,
      render: (row) => <Tag tone={statementTones[row.status]}>{say(statementStatus(row))}</Tag>,
    },
    { key: 'lines', header: t('lines'), align: 'end', nowrap: true, render: ({ lines }) => lines },
    ...SUMS.map(
      (sum): Column<StatementRow> => ({
        key: sum,
        header: t(sum),
        align: 'end',
        nowrap: true,
        render: (row) => formatMoney(row[sum]),
      }),
    ),
    {
      key: 'closeTime',
      header: t('closeTime'),
      nowrap: true,
      render: ({ closeTime }) =>
        closeTime === null ? '—' : <time dateTime={closeTime}>{formatInstant(closeTime, language)}</time>,
    },
    {
      key: 'payTime',
      header: t('payTime'),
      nowrap: true,
      render: ({ payTime }) =>
        payTime === null ? '—' : <time dateTime={payTime}>{formatInstant(payTime, language)}</time>,
    },
  ]
}
