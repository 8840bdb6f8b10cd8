import type { Language } from '@compute-mall/core/codec'
import { refusals } from '@compute-mall/core/contract'
import { E } from '@compute-mall/core/fp'
import { BUDGET, isBudget, type ledgerEndpoints, ledgerList, ledgerMessages } from '@compute-mall/core/ledger'
import { orderMessages, refundState, refundTime } from '@compute-mall/core/order'
import { addDuration, platformDay } from '@compute-mall/core/time'
import type { Handlers } from '../platform/http/index.ts'
import {
  type CsvColumns,
  csvFile,
  csvKinds,
  type ListSource,
  rowsOf,
  shownPage,
} from '../platform/lists/index.ts'
import type { Platform } from '../platform/platform.ts'
import { billOf } from './ledger.bill.ts'
import { budgetOf, setBudget } from './ledger.budgets.ts'
import { costsOf, type EntryRow, entryOf, memberCostsOf, selectEntries } from './ledger.queries.ts'

const entryColumns = (language: Language): CsvColumns<ReturnType<typeof entryOf>> => {
  const { text, money, time } = csvKinds(language)
  const [words, ofOrders] = [ledgerMessages[language], orderMessages[language]]
  return [
    time(words.at, ({ at }) => at, 'second'),
    text(words.order, ({ orderNo }) => orderNo),
    text(words.type, ({ orderType }) => ofOrders[`type.${orderType}`]),
    text(words.kind, ({ kind }) => words[`kind.${kind}`]),
    text(words.payMethod, ({ payMethod }) => payMethod && ofOrders[`payMethod.${payMethod}`]),
    money(words.amount, ({ amount }) => amount),
    text(ofOrders.refundState, ({ refund }) => refund && ofOrders[`refundState.${refundState(refund)}`]),
    time(ofOrders.refundStateTime, ({ refund }) => refund && refundTime(refund), 'second'),
  ]
}
/** Months of which the cost is told, this one included. */
const MONTHS = 12

const sourceOf = (userId: string): ListSource<typeof ledgerList, EntryRow> => ({
  list: ledgerList,
  name: `ledger:${userId}`,
  sorts: { at: { column: 'at', type: 'timestamptz' } },
  rows: (asked) => selectEntries(userId, asked),
})

/** The first instant of the earliest month that is told. */
const firstInstant = (now: Date): Date => {
  const month = platformDay(now.getTime()).slice(0, 7)
  return new Date(addDuration(`${month}-01T00:00:00+08:00`, { amount: 1 - MONTHS, unit: 'month' }))
}

/** Everybody reads the movements of their own money (test S1). */
export const ledgerHandlers = (platform: Platform): Handlers<typeof ledgerEndpoints> => {
  const { db } = platform
  return {
    list: ({ query }, { user }) => shownPage(platform, sourceOf(user.id), query, entryOf),

    export: async ({ query }, { user, now, language }) => {
      return E.right(
        csvFile(`account-${platformDay(now.getTime())}.csv`, {
          found: rowsOf(db, sourceOf(user.id), query),
          rowOf: entryOf,
          columns: entryColumns(language),
        }),
      )
    },

    costs: async (_, { user, now }) => {
      // What was entered in this very moment belongs to it.
      const until = new Date(now.getTime() + 1)
      return E.right(await costsOf(db, user.id, { from: firstInstant(now), until }))
    },

    memberCosts: async (_, { user, now }) => E.right(await memberCostsOf(db, user.id, firstInstant(now))),

    budget: async (_, { user, now }) => E.right(await budgetOf(db, user.id, now)),

    setBudget: ({ body: { amount } }, { user, now, transact }) =>
      transact(async (trx) =>
        amount !== undefined && !isBudget(amount)
          ? E.left(refusals.budgetWrong(BUDGET))
          : E.right(await setBudget(trx, { userId: user.id, amount: amount ?? null, now })),
      ),

    bill: async ({ params: { month } }, { user, now }) => E.right(await billOf(db, user, month, now)),
  }
}
