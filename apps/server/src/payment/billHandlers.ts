import { refusals } from '@compute-mall/core/contract'
import { E } from '@compute-mall/core/fp'
import {
  billDifferenceList,
  billMessages,
  isBillDue,
  payBillList,
  type paymentEndpoints,
} from '@compute-mall/core/payment'
import { formatInstant, platformDay } from '@compute-mall/core/time'
import { actorOf, audit, auditExport } from '../audit/index.ts'
import type { Handlers } from '../platform/http/index.ts'
import { csvFile, type ListSource, rowsOf, shownPage } from '../platform/lists/index.ts'
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

const COLUMNS = [
  'day',
  'channel',
  'kind',
  'entry',
  'transactionNo',
  'order',
  'theirAmount',
  'ourAmount',
  'at',
  'state',
  'takenIn',
  'explanation',
  'explainTime',
] as const

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

    exportBillDifferences: async ({ query }, context) => {
      const { now, language } = context
      const object = { type: 'billDifference', id: 'all' }
      const noted = await auditExport(context, 'staff', 'difference.exported', object, query)
      if (E.isLeft(noted)) return noted
      const texts = billMessages[language]
      const time = (at: string | null) => (at === null ? '' : formatInstant(at, language, 'second'))
      return E.right(
        csvFile(
          `reconciliation-${platformDay(now.getTime())}.csv`,
          COLUMNS.map((column) => texts[column]),
          rowsOf(db, differences, query),
          (row) => {
            const found = differenceOf(row)
            return [
              found.day,
              texts[`channel.${found.channel}`],
              texts[`kind.${found.kind}`],
              texts[`entry.${found.entry}`],
              found.transactionNo,
              found.orderNo,
              found.theirs,
              found.ours,
              time(found.at),
              texts[`state.${found.state}`],
              found.takenIn ? texts.takenIn : '',
              found.explanation,
              time(found.explainTime),
            ]
          },
        ),
      )
    },

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
