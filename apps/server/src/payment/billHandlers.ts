import type { Language } from '@compute-mall/core/codec'
import { refusals } from '@compute-mall/core/contract'
import { E } from '@compute-mall/core/fp'
import {
  type BillDifference,
  billDifferenceList,
  billMessages,
  isBillDue,
  payBillList,
  type paymentEndpoints,
} from '@compute-mall/core/payment'
import { actorOf, audit, staffExport } from '../audit/index.ts'
import type { Handlers } from '../platform/http/index.ts'
import { type CsvColumns, csvKinds, type ListSource, rowsOf, shownPage } from '../platform/lists/index.ts'
import type { Platform } from '../platform/platform.ts'
import { compareDay } from './bills.ts'
import type { Providers } from './providers.ts'
import {
  billIdOf,
  type DifferenceRow,
  differenceOf,
  explain,
  payBillOf,
  selectBills,
  selectDifferences,
} from './store/bills.ts'

type BillCall = 'bills' | 'compareBill' | 'billDifferences' | 'exportBillDifferences' | 'explainDifference'

const differenceColumns = (language: Language): CsvColumns<BillDifference> => {
  const { day, money, text, time } = csvKinds(language)
  const texts = billMessages[language]
  return [
    day(texts.day, ({ day }) => day),
    text(texts.channel, ({ channel }) => texts[`channel.${channel}`]),
    text(texts.kind, ({ kind }) => texts[`kind.${kind}`]),
    text(texts.entry, ({ entry }) => texts[`entry.${entry}`]),
    text(texts.transactionNo, ({ transactionNo }) => transactionNo),
    text(texts.order, ({ orderNo }) => orderNo),
    money(texts.theirAmount, ({ theirs }) => theirs),
    money(texts.ourAmount, ({ ours }) => ours),
    time(texts.at, ({ at }) => at, 'second'),
    text(texts.state, ({ state }) => texts[`state.${state}`]),
    text(texts.takenIn, ({ takenIn }) => (takenIn ? texts.takenIn : '')),
    text(texts.explanation, ({ explanation }) => explanation),
    time(texts.explainTime, ({ explainTime }) => explainTime, 'second'),
  ]
}

/** What finance does with providers' bills (test F7). */
export const billHandlers = (
  platform: Platform,
  providers: Providers,
): Pick<Handlers<typeof paymentEndpoints>, BillCall> => {
  const { db } = platform
  const differences: ListSource<typeof billDifferenceList, DifferenceRow> = {
    list: billDifferenceList,
    name: 'billDifferences',
    sorts: { at: { column: 'at', type: 'timestamptz' } },
    rows: (asked) => selectDifferences(db, asked),
  }

  return {
    bills: ({ query }) =>
      shownPage(
        platform,
        {
          list: payBillList,
          name: 'bills',
          sorts: { day: { column: 'day', type: 'text' } },
          rows: (asked) => selectBills(db, asked),
        },
        query,
        payBillOf,
      ),

    compareBill: async ({ body: { channel, day } }, context) => {
      const provider = providers.get(channel)
      if (provider === undefined || !isBillDue(day, context.now.getTime())) return E.left(refusals.notFound())
      const compared = await compareDay(platform, provider, day, actorOf(context, 'staff'))
      if (E.isLeft(compared)) return E.left(refusals.providerUnavailable())
      const row = await selectBills(db, {})
        .where('bill.id', '=', billIdOf(channel, day))
        .executeTakeFirstOrThrow()
      return E.right(payBillOf(row))
    },

    billDifferences: ({ query }) => shownPage(platform, differences, query, differenceOf),

    exportBillDifferences: ({ query }, context) =>
      staffExport(context, {
        action: 'difference.exported',
        type: 'billDifference',
        query,
        name: 'reconciliation',
        found: rowsOf(db, differences, query),
        rowOf: differenceOf,
        columns: differenceColumns(context.language),
      }),

    explainDifference: ({ params: { differenceId }, body }, context) =>
      context.transact(async (trx) => {
        const explanation = body.explanation.trim()
        const explained = await explain(trx, differenceId, explanation, context.now)
        if (explained === undefined) return E.left(refusals.notFound())
        await audit(trx, actorOf(context, 'staff'), {
          action: 'difference.explained',
          object: { type: 'billDifference', id: differenceId },
          before: { explanation: explained.before },
          reason: explanation,
        })
        const row = await selectDifferences(trx, {})
          .where('difference.id', '=', differenceId)
          .executeTakeFirstOrThrow()
        return E.right(differenceOf(row))
      }),
  }
}
