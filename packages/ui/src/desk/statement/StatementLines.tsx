import { formatMoney } from '@compute-mall/core/money'
import { refundState, refundTime } from '@compute-mall/core/order'
import { feeRateText } from '@compute-mall/core/site'
import { type StatementLine, statementLineList } from '@compute-mall/core/statement'
import { useTranslation } from 'react-i18next'
import { Link } from '../../link/index.ts'
import { Card } from '../../parts/index.ts'
import { useLanguage } from '../../text/index.ts'
import { Instant, NO_VALUE, TwoLines, useColumnsOf, WorkListBody } from '../list/index.ts'
import type { StatementPageProps } from './StatementPage.props.ts'
import { lineTones } from './tones.ts'

export interface StatementLinesProps extends Pick<StatementPageProps, 'view' | 'commands'> {
  /** The page of the order of a line; null if the reader may not see it. */
  readonly orderOf: (line: StatementLine) => string | null
  /** Disputes one line; null if nothing can be disputed. */
  readonly onDispute: ((line: StatementLine) => void) | null
}

/** The lines of a statement. */
export const StatementLines = ({ view, orderOf, commands, onDispute }: StatementLinesProps) => {
  const { t } = useTranslation(['statement', 'order'])
  const { inLanguage } = useLanguage()
  const columns = useColumnsOf<StatementLine>()
  const { kind, keyword } = view.query
  return (
    <Card title={t('lineTitle')} padding="medium">
      <WorkListBody
        list={statementLineList}
        view={view}
        commands={commands}
        head={{ title: t('lineTitle') }}
        search={t('searchLines')}
        filters={[{ key: 'kind', label: t('kind'), option: (value) => t(`kind.${value}`) }]}
        empty={{ title: t(kind === undefined && keyword === undefined ? 'noLines' : 'noneFound') }}
        columns={[
          columns.time('at', t('at'), 'second'),
          columns.tag('kind', t('kind'), (line) => ({
            tone: lineTones[line.kind],
            label: t(`kind.${line.kind}`),
          })),
          columns.cell(
            'orderNo',
            t('orderNo'),
            (line) => {
              const to = orderOf(line)
              return (
                <TwoLines below={line.goods && inLanguage(line.goods)}>
                  {line.orderNo === null || to === null ? (
                    (line.orderNo ?? NO_VALUE)
                  ) : (
                    <Link to={to}>{line.orderNo}</Link>
                  )}
                </TwoLines>
              )
            },
            { card: 'title' },
          ),
          columns.money('amount', t('amount')),
          columns.cell(
            'fee',
            t('fee'),
            ({ fee, feeRate }) => <TwoLines below={feeRateText(feeRate)}>{formatMoney(fee)}</TwoLines>,
            { align: 'end', nowrap: true },
          ),
          columns.money('net', t('net')),
          columns.cell('refund', t('order:refundState'), ({ refund }) =>
            refund === null ? (
              NO_VALUE
            ) : (
              <TwoLines below={<Instant at={refundTime(refund)} />}>
                {t(`order:refundState.${refundState(refund)}`)}
              </TwoLines>
            ),
          ),
          columns.text('reason', t('reason'), { nowrap: false }),
        ]}
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
