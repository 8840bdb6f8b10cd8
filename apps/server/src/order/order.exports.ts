import type { Language } from '@compute-mall/core/codec'
import { goodsMessages, type ShownUnit, shownUnit } from '@compute-mall/core/goods'
import { type List, type SelectionOf, sortOf } from '@compute-mall/core/list'
import {
  type AdminOrderRow,
  adminOrderList,
  type OpeningRow,
  type OwedRefund,
  openingList,
  operationExportMessages,
  orderMessages,
  type orderOperations,
  orderStatusKey,
  owedRefundList,
  PayMethod,
  type RefundRequestRow,
  refundRequestList,
  refundState,
  refundTime,
} from '@compute-mall/core/order'
import { PayChannel } from '@compute-mall/core/payment'
import type { Expression } from 'kysely'
import { staffExport } from '../audit/index.ts'
import type { Db } from '../platform/database/index.ts'
import type { Handlers } from '../platform/http/index.ts'
import { type CsvColumns, csvKinds, type ListSource, rowsOf } from '../platform/lists/index.ts'
import type { Platform } from '../platform/platform.ts'
import {
  openingOf,
  orderRowOf,
  owedOf,
  requestRowOf,
  selectOpenings,
  selectOrders,
  selectOwed,
  selectRequests,
} from './store/operations.ts'
import { ACCOUNT, BANK } from './store/refunds.ts'

/** The source of a list that is sorted by one time of its rows alone, which stands in `column`. */
const byTime = <L extends List, Row>(
  list: L,
  name: string,
  column: string,
  rows: (asked: SelectionOf<L>) => Expression<Row>,
): ListSource<L, Row> => ({
  list,
  name,
  sorts: { [sortOf(list.sorts[0]).field]: { column, type: 'timestamptz' } },
  rows,
})

/** The lists that operations read, and take away as files. */
export const operationSources = (db: Db) => ({
  orders: byTime(adminOrderList, 'orders', 'created_at', (asked) => selectOrders(db, asked)),
  openings: byTime(openingList, 'openings', 'paid_at', (asked) => selectOpenings(db, asked)),
  requests: byTime(refundRequestList, 'refund-requests', 'asked_at', (asked) => selectRequests(db, asked)),
  owed: byTime(owedRefundList, 'owed-refunds', 'created_at', (asked) => selectOwed(db, asked)),
})

const orderColumns = (language: Language): CsvColumns<AdminOrderRow> => {
  const { money, text, time } = csvKinds(language)
  const texts = orderMessages[language]
  return [
    text(texts.orderNo, ({ orderNo }) => orderNo),
    text(texts.buyer, ({ buyer }) => buyer),
    text(texts.lines, ({ goods }) => goods?.[language]),
    text(texts.type, ({ type }) => texts[`type.${type}`]),
    text(texts.status, (row) => texts[orderStatusKey(row)]),
    time(texts.refundStateTime, ({ refund }) => refund && refundTime(refund)),
    text(texts.payMethod, ({ payMethod }) => payMethod && texts[`payMethod.${payMethod}`]),
    money(texts.total, ({ total }) => total),
    time(texts.createTime, ({ createTime }) => createTime),
    time(texts.payTime, ({ payTime }) => payTime),
  ]
}

/** An opening, and in what its amount is counted. */
type CountedOpening = OpeningRow & { readonly unit: ShownUnit }

const openingColumns = (language: Language): CsvColumns<CountedOpening> => {
  const { money, number, text, time } = csvKinds(language)
  const texts = operationExportMessages[language]
  return [
    text(texts.orderNo, ({ orderNo }) => orderNo),
    text(texts.buyer, ({ buyer }) => buyer),
    text(texts.goods, ({ goods }) => goods[language]),
    text(texts.center, ({ centerName }) => centerName?.[language]),
    number(texts.amount, ({ amount }) => amount),
    text(orderMessages[language]['export.unit'], ({ unit }) => goodsMessages[language][`unit.${unit}`]),
    money(texts.subtotal, ({ subtotal }) => subtotal),
    text(texts.status, ({ status }) => orderMessages[language][`provision.${status}`]),
    number(texts.tries, ({ tries }) => tries),
    time(texts.nextTime, ({ nextTime }) => nextTime),
    text(texts.error, ({ error }) => error),
    time(texts.payTime, ({ payTime }) => payTime),
  ]
}

const requestColumns = (language: Language): CsvColumns<RefundRequestRow> => {
  const { money, text, time } = csvKinds(language)
  const texts = operationExportMessages[language]
  const methods = orderMessages[language]
  return [
    text(texts.orderNo, ({ orderNo }) => orderNo),
    text(texts.buyer, ({ buyer }) => buyer),
    money(texts.total, ({ total }) => total),
    text(texts.payMethod, ({ payMethod }) => payMethod && methods[`payMethod.${payMethod}`]),
    text(texts.status, ({ status }) => texts[`refund.${status}`]),
    text(methods.refundState, ({ refund }) => refund && methods[`refundState.${refundState(refund)}`]),
    time(methods.refundStateTime, ({ refund }) => refund && refundTime(refund)),
    text(texts.reason, ({ reason }) => reason),
    text(texts.decision, ({ decision }) => decision),
    time(texts.askTime, ({ askTime }) => askTime),
    time(texts.decideTime, ({ decideTime }) => decideTime),
  ]
}

/** By whom money of the ledger came; one that has no name here keeps its own. */
const providerName = (provider: string, language: Language): string => {
  const account = provider.startsWith(ACCOUNT) ? provider.slice(ACCOUNT.length) : ''
  if (PayMethod.is(account)) return orderMessages[language][`payMethod.${account}`]
  const isNamed = provider === BANK || PayChannel.is(provider)
  return isNamed ? operationExportMessages[language][`channel.${provider}`] : provider
}

const owedColumns = (language: Language): CsvColumns<OwedRefund> => {
  const { day, money, text, time } = csvKinds(language)
  const texts = operationExportMessages[language]
  const words = orderMessages[language]
  return [
    text(texts.orderNo, ({ orderNo }) => orderNo),
    text(texts.buyer, ({ buyer }) => buyer),
    text(words.refundState, (refund) => words[`refundState.${refundState(refund)}`]),
    time(words.refundStateTime, refundTime),
    money(texts.owedAmount, ({ amount }) => amount),
    text(texts.owedReason, ({ reason }) => texts[`owed.${reason}`]),
    text(texts.provider, ({ provider }) => providerName(provider, language)),
    text(texts.transactionNo, ({ transactionNo }) => transactionNo),
    time(texts.owedTime, ({ approveTime }) => approveTime),
    time(texts.doneTime, ({ returnTime }) => returnTime),
    day(words.transferDay, ({ transferDay }) => transferDay),
    text(texts.bankReference, ({ bankReference }) => bankReference),
  ]
}

type ExportCall = 'exportAll' | 'exportOpenings' | 'exportRefunds' | 'exportOwed'

/** What operations take away of orders, openings and refunds, each as its list shows it; audited. */
export const operationExports = ({ db }: Platform): Pick<Handlers<typeof orderOperations>, ExportCall> => {
  const { orders, openings, requests, owed } = operationSources(db)
  return {
    exportAll: ({ query }, context) =>
      staffExport(context, {
        action: 'order.exported',
        type: 'order',
        query,
        name: 'orders',
        found: rowsOf(db, orders, query),
        rowOf: orderRowOf,
        columns: orderColumns(context.language),
      }),

    exportOpenings: ({ query }, context) =>
      staffExport(context, {
        action: 'opening.exported',
        type: 'order',
        query,
        name: 'openings',
        found: rowsOf(db, openings, query),
        rowOf: (row) => ({ ...openingOf(row), unit: shownUnit(row.document, row.document) }),
        columns: openingColumns(context.language),
      }),

    exportRefunds: ({ query }, context) =>
      staffExport(context, {
        action: 'refund.exported',
        type: 'order',
        query,
        name: 'refunds',
        found: rowsOf(db, requests, query),
        rowOf: requestRowOf,
        columns: requestColumns(context.language),
      }),

    exportOwed: ({ query }, context) =>
      staffExport(context, {
        action: 'owedRefund.exported',
        type: 'order',
        query,
        name: 'owed-refunds',
        found: rowsOf(db, owed, query),
        rowOf: owedOf,
        columns: owedColumns(context.language),
      }),
  }
}
