import { type Claim, dueView } from '@compute-mall/core/review'
import { Instant, NO_VALUE, TwoLines, useColumnsOf } from '@compute-mall/ui/desk/list'
import type { Column } from '@compute-mall/ui/desk/table'
import { Tag } from '@compute-mall/ui/parts'
import { useTranslation } from 'react-i18next'

interface Queued {
  readonly applicationId: string
  readonly number: number
  readonly changedFields: number
  readonly dueAt: string
  readonly claim: Claim | null
}

interface ReviewQueue<Row> {
  readonly waits: (row: Row) => boolean
  /** Shown for a first submission instead of the number of changed fields. */
  readonly first: (row: Row) => string | undefined
  readonly href: (applicationId: string) => string
}

/** Columns, filters and the row action that every review queue has. */
export const useReviewQueue = <Row extends Queued>({ waits, first, href }: ReviewQueue<Row>, now: number) => {
  const { t } = useTranslation(['admin', 'review'])
  const columns = useColumnsOf<Row>()
  return {
    changes: columns.cell(
      'changedFields',
      t('changedFields'),
      (row) => (
        <TwoLines below={row.number === 1 ? null : t('submissionNote', { count: row.number })}>
          {first(row) ?? row.changedFields}
        </TwoLines>
      ),
      { align: 'end', nowrap: true },
    ),
    dueAndClaim: [
      columns.cell(
        'dueAt',
        t('review:dueAt'),
        (row) =>
          waits(row) && dueView(row.dueAt, now).isOverdue ? (
            <Tag tone="danger">{t('review:overdue')}</Tag>
          ) : (
            <Instant at={row.dueAt} precision="date" />
          ),
        { nowrap: true },
      ),
      columns.cell('claim', t('claimedBy'), ({ claim }) => claim?.reviewer ?? NO_VALUE, { nowrap: true }),
    ] satisfies readonly Column<Row>[],
    filters: [
      { key: 'overdue', label: t('late'), option: () => t('overdue') },
      { key: 'mine', label: t('whose'), option: () => t('mine') },
    ] as const,
    rowKey: ({ applicationId }: Row) => applicationId,
    actions: (row: Row) => [
      { key: 'review', label: t(waits(row) ? 'review' : 'look'), to: href(row.applicationId) },
    ],
  }
}
