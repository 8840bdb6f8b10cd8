import type { Language } from '@compute-mall/core/codec'
import type { SelectionOf } from '@compute-mall/core/list'
import { feeRateText } from '@compute-mall/core/site'
import {
  periodText,
  type StatementLine,
  type StatementRow,
  type statementLineList,
  type statementList,
  statementMessages,
} from '@compute-mall/core/statement'
import { formatInstant, platformDay } from '@compute-mall/core/time'
import type { Db } from '../database.ts'
import { csvFile, rowsOf } from '../platform/lists/index.ts'
import { lineSource } from './store/lines.ts'
import { lineOf, statementOf, statementSource } from './store/queries.ts'

type Asked = SelectionOf<typeof statementList>
type LinesAsked = SelectionOf<typeof statementLineList>

const COLUMNS = [
  'range',
  'period',
  'lines',
  'sales',
  'refunds',
  'adjustments',
  'fees',
  'total',
  'status',
  'closeTime',
  'payTime',
] as const

const timeOf = (at: string | null, language: Language): string =>
  at === null ? '' : formatInstant(at, language)

const cellsOf = (row: StatementRow, language: Language): readonly (string | number)[] => {
  const texts = statementMessages[language]
  return [
    periodText(row),
    texts[`period.${row.period}`],
    row.lines,
    row.sales,
    row.refunds,
    row.adjustments,
    row.fees,
    row.total,
    texts[`status.${row.status}`],
    timeOf(row.closeTime, language),
    timeOf(row.payTime, language),
  ]
}

interface Reader {
  readonly language: Language
  readonly now: Date
}

/** The statements that are asked for, as the list shows them; with the shop where they are those of all shops. */
export const statementFile = (
  db: Db,
  query: Asked,
  { language, now, shopId }: Reader & { readonly shopId?: string | undefined },
) => {
  const texts = statementMessages[language]
  const hasShop = shopId === undefined
  return csvFile(
    `statements-${platformDay(now.getTime())}.csv`,
    [...(hasShop ? [texts.shop] : []), ...COLUMNS.map((column) => texts[column])],
    rowsOf(db, statementSource(shopId), query),
    (row) => {
      const shown = statementOf(row)
      return [...(hasShop ? [shown.shopName[language]] : []), ...cellsOf(shown, language)]
    },
  )
}

const LINE_COLUMNS = ['at', 'kind', 'orderNo', 'goods', 'amount', 'feeRate', 'fee', 'net', 'reason'] as const

const lineCells = (line: StatementLine, language: Language): readonly string[] => [
  formatInstant(line.at, language, 'second'),
  statementMessages[language][`kind.${line.kind}`],
  line.orderNo ?? '',
  line.goods?.[language] ?? '',
  line.amount,
  feeRateText(line.feeRate),
  line.fee,
  line.net,
  line.reason ?? '',
]

/** The lines of a statement that are asked for, as its page shows them. */
export const lineFile = (
  db: Db,
  { statementId, from, until }: Pick<StatementRow, 'statementId' | 'from' | 'until'>,
  query: LinesAsked,
  { language }: Pick<Reader, 'language'>,
) =>
  csvFile(
    `statement-${from}-${until}.csv`,
    LINE_COLUMNS.map((column) => statementMessages[language][column]),
    rowsOf(db, lineSource(db, statementId), query),
    (row) => lineCells(lineOf(row), language),
  )
