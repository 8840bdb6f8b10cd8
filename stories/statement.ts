import { readList } from '@compute-mall/core/list'
import { statementLineList } from '@compute-mall/core/statement'
import { statementFixtures } from '@compute-mall/core/statement/testing'

const { statementLines } = statementFixtures

/** The only page of a list. */
export const pageOf = <Row>(records: readonly Row[]) => ({
  kind: 'loaded' as const,
  value: { records, total: records.length, nextCursor: null, previousCursor: null },
})

/** The lines of the sample, as both sides read them. */
export const linesView = {
  page: pageOf(statementLines),
  query: readList(statementLineList, []).query,
  exporting: false,
}
