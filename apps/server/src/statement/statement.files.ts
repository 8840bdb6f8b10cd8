import type { Language } from '@compute-mall/core/codec'
import type { SelectionOf } from '@compute-mall/core/list'
import { orderMessages, refundState, refundTime } from '@compute-mall/core/order'
import { feeRateText } from '@compute-mall/core/site'
import {
  periodText,
  type StatementLine,
  type StatementRow,
  type statementLineList,
  type statementList,
  statementMessages,
} from '@compute-mall/core/statement'
import { platformDay } from '@compute-mall/core/time'
import type { Db } from '../platform/database/index.ts'
import { type CsvColumns, csvFile, csvKinds, rowsOf } from '../platform/lists/index.ts'
import { lineSource } from './store/lines.ts'
import { lineOf, statementOf, statementSource } from './store/queries.ts'

type Asked = SelectionOf<typeof statementList>
type LinesAsked = SelectionOf<typeof statementLineList>

const statementColumns = (language: Language): CsvColumns<StatementRow> => {
  const { text, number, money, time } = csvKinds(language)
  const texts = statementMessages[language]
  return [
    text(texts.range, periodText),
    text(texts.period, ({ period }) => texts[`period.${period}`]),
    number(texts.lines, ({ lines }) => lines),
    money(texts.sales, ({ sales }) => sales),
    money(texts.refunds, ({ refunds }) => refunds),
    money(texts.adjustments, ({ adjustments }) => adjustments),
    money(texts.fees, ({ fees }) => fees),
    money(texts.total, ({ total }) => total),
    text(texts.status, ({ status }) => texts[`status.${status}`]),
    time(texts.closeTime, ({ closeTime }) => closeTime),
    time(texts.payTime, ({ payTime }) => payTime),
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
  const shop = csvKinds(language).text(
    statementMessages[language].shop,
    ({ shopName }: StatementRow) => shopName[language] || shopName.zh,
  )
  return csvFile(`statements-${platformDay(now.getTime())}.csv`, {
    found: rowsOf(db, statementSource(shopId), query),
    rowOf: statementOf,
    columns: [...(shopId === undefined ? [shop] : []), ...statementColumns(language)],
  })
}

const lineColumns = (language: Language): CsvColumns<StatementLine> => {
  const { text, money, percent, time } = csvKinds(language)
  const ofOrders = orderMessages[language]
  const texts = statementMessages[language]
  return [
    time(texts.at, ({ at }) => at, 'second'),
    text(texts.kind, ({ kind }) => texts[`kind.${kind}`]),
    text(texts.orderNo, ({ orderNo }) => orderNo),
    text(texts.goods, ({ goods }) => goods?.[language]),
    money(texts.amount, ({ amount }) => amount),
    percent(texts.feeRate, ({ feeRate }) => feeRateText(feeRate)),
    money(texts.fee, ({ fee }) => fee),
    money(texts.net, ({ net }) => net),
    text(texts.reason, ({ reason }) => reason),
    text(ofOrders.refundState, ({ refund }) => refund && ofOrders[`refundState.${refundState(refund)}`]),
    time(ofOrders.refundStateTime, ({ refund }) => refund && refundTime(refund), 'second'),
  ]
}

/** The lines of a statement that are asked for, as its page shows them. */
export const lineFile = (
  db: Db,
  { statementId, from, until }: Pick<StatementRow, 'statementId' | 'from' | 'until'>,
  query: LinesAsked,
  { language }: Pick<Reader, 'language'>,
) =>
  csvFile(`statement-${from}-${until}.csv`, {
    found: rowsOf(db, lineSource(db, statementId), query),
    rowOf: lineOf,
    columns: lineColumns(language),
  })
