import { formatMoney } from '@compute-mall/core/money'
import { refundState, refundTime } from '@compute-mall/core/order'
import { feeRateText } from '@compute-mall/core/site'
import { type StatementLine, StatementLineKind, statementLineList } from '@compute-mall/core/statement'
import { formatInstant } from '@compute-mall/core/time'
import { useTranslation } from 'react-i18next'
import { Link } from '../../link/index.ts'
import { Card, Tag } from '../../parts/index.ts'
import { useLanguage } from '../../text/index.ts'
import { ListBody } from '../list/index.ts'
import type { Column } from '../table/index.ts'
import { pageParts } from './pageParts.ts'
import type { StatementPageProps } from './StatementPage.tsx'
import { lineTones } from './tones.ts'

export interface StatementLinesProps {
  readonly view: Pick<StatementPageProps['view'], 'page' | 'query' | 'exporting'>
  /** Where the order of a line is shown; null where the reader may not see it. */
  readonly orderOf: (line: StatementLine) => string | null
  readonly commands: StatementPageProps['commands']
  /** Disputes one line; null where that is not open. */
  readonly onDispute: ((line: StatementLine) => void) | null
}

/** What a statement consists of, the earliest line first. */
export const StatementLines = ({ view, orderOf, commands, onDispute }: StatementLinesProps) => {
  const { t } = useTranslation('statement')
  const { page, query, exporting } = view
  const isAsked = query.kind !== undefined || query.keyword !== undefined
  return (
    <Card title={t('lineTitle')} padding="medium">
      <ListBody<StatementLine>
        view={{
          head: { title: t('lineTitle') },
          ...pageParts(page, query, statementLineList.sorts[0]),
          search: { label: t('searchLines'), value: query.keyword ?? '' },
          filters: [
            {
              key: 'kind',
              label: t('kind'),
              value: query.kind ?? '',
              options: StatementLineKind.values.map((value) => ({ value, label: t(`kind.${value}`) })),
            },
          ],
          exporting,
          empty: { title: t(isAsked ? 'noneFound' : 'noLines') },
        }}
        commands={commands}
        columns={useColumns(orderOf)}
        rowKey={({ lineId }) => lineId}
        rowName={({ orderNo, reason }) => orderNo ?? reason ?? t('kind.adjustment')}
        {...(onDispute !== null && {
          actions: (line: StatementLine) => [
            { key: 'dispute', label: t('dispute'), onPress: () => onDispute(line) },
          ],
        })}
      />
    </Card>
  )
}

const SUMS = ['amount', 'feeRate', 'fee', 'net'] as const

const useColumns = (orderOf: StatementLinesProps['orderOf']): readonly Column<StatementLine>[] => {
  const { t } = useTranslation(['statement', 'order'])
  const { language, inLanguage } = useLanguage()
  return [
    {
      key: 'at',
      header: t('at'),
      nowrap: true,
      sortable: true,
      render: ({ at }) => <time dateTime={at}>{formatInstant(at, language, 'second')}</time>,
    },
    {
      key: 'kind',
      header: t('kind'),
      card: 'tag',
      nowrap: true,
      render: ({ kind }) => <Tag tone={lineTones[kind]}>{t(`kind.${kind}`)}</Tag>,
    },
    {
      key: 'orderNo',
      header: t('orderNo'),
      card: 'title',
      nowrap: true,
      render: (line) => {
        if (line.orderNo === null) return '—'
        const to = orderOf(line)
        return to === null ? line.orderNo : <Link to={to}>{line.orderNo}</Link>
      },
    },
    {
      key: 'goods',
      header: t('goods'),
      render: ({ goods }) => (goods === null ? '—' : inLanguage(goods)),
    },
    ...SUMS.map(
      (sum): Column<StatementLine> => ({
        key: sum,
        header: t(sum),
        align: 'end',
        nowrap: true,
        render: (line) => (sum === 'feeRate' ? feeRateText(line.feeRate) : formatMoney(line[sum])),
      }),
    ),
    {
      key: 'refund',
      header: t('order:refundState'),
      render: ({ refund }) =>
        refund === null
          ? '—'
          : `${t(`order:refundState.${refundState(refund)}`)} ${formatInstant(refundTime(refund), language)}`,
    },
    { key: 'reason', header: t('reason'), render: ({ reason }) => reason ?? '—' },
  ]
}
