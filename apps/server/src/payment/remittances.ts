import type { Language } from '@compute-mall/core/codec'
import { refusals } from '@compute-mall/core/contract'
import { E } from '@compute-mall/core/fp'
import type { Refusal } from '@compute-mall/core/http'
import { operationExportMessages } from '@compute-mall/core/order'
import { type paymentEndpoints, type RemittanceRow, remittanceList } from '@compute-mall/core/payment'
import { type AuditActor, actorOf, audit, staffExport } from '../audit/index.ts'
import { notify } from '../notice/index.ts'
import type { OrderRow } from '../order/index.ts'
import type { Db } from '../platform/database/index.ts'
import { transact } from '../platform/database/index.ts'
import type { Handlers } from '../platform/http/index.ts'
import { eachDue } from '../platform/jobs.ts'
import { type CsvColumns, csvKinds, type ListSource, rowsOf, shownPage } from '../platform/lists/index.ts'
import type { Platform } from '../platform/platform.ts'
import { payStatusIn } from './payment.status.ts'
import { remittanceRowOf, selectSlips } from './store/remittanceQueue.ts'
import { confirmMoney, expireSlip, type FoundMoney, overdueSlips, refuseSlip } from './store/remittances.ts'

type RemittanceCall =
  | 'remittances'
  | 'exportRemittances'
  | 'slipPicture'
  | 'refuseRemittance'
  | 'confirmRemittance'

const remittanceColumns = (language: Language): CsvColumns<RemittanceRow> => {
  const { money, text, time } = csvKinds(language)
  const texts = operationExportMessages[language]
  return [
    text(texts.orderNo, ({ orderNo }) => orderNo),
    text(texts.buyer, ({ buyer }) => buyer),
    money(texts.total, ({ amount }) => amount),
    text(texts.remarkCode, ({ remarkCode }) => remarkCode),
    text(texts.status, ({ status }) => texts[`slip.${status}`]),
    text(texts.fileName, ({ fileName }) => fileName),
    time(texts.uploadTime, ({ uploadTime }) => uploadTime),
    time(texts.waitUntil, ({ waitUntil }) => waitUntil),
    time(texts.decideTime, ({ decideTime }) => decideTime),
    text(texts.refusal, ({ reason }) => reason),
  ]
}

/** The buyer learns what became of the slip, by the bell. */
const tell = (
  trx: Db,
  { id, user_id, order_no }: { readonly id: string; readonly user_id: string; readonly order_no: string },
  kind: 'remittanceConfirmed' | 'remittanceRefused',
  now: Date,
) =>
  notify(trx, {
    userIds: [user_id],
    kind,
    eventId: `remittance:${id}:${kind}:${now.getTime()}`,
    subjectId: id,
    details: { orderId: order_no },
    now,
  })

const noted = (
  trx: Db,
  by: AuditActor,
  action: string,
  orderId: string,
  more: { readonly after?: Readonly<Record<string, string>>; readonly reason?: string },
) => audit(trx, by, { action, object: { type: 'order', id: orderId }, ...more })

/** Finance does not take a slip, and the buyer is told. Refusals: those of `refuseSlip`. */
export const refuseRemittance = async (
  trx: Db,
  { orderId, reason }: { readonly orderId: string; readonly reason: string },
  by: AuditActor,
): Promise<E.Either<Refusal, RemittanceRow>> => {
  const refused = await refuseSlip(trx, { orderId, reason, now: by.now })
  if (E.isLeft(refused)) return refused
  await tell(trx, refused.right, 'remittanceRefused', by.now)
  await noted(trx, by, 'slip.refused', orderId, { reason })
  const row = await selectSlips(trx, {}).where('orders.id', '=', orderId).executeTakeFirstOrThrow()
  return E.right(remittanceRowOf(row))
}

/** Finance has found the money of a slip, and the buyer is told. Refusals: those of `confirmMoney`. */
export const confirmRemittance = async (
  trx: Db,
  { orderId, amount, bankReference }: Omit<FoundMoney, 'now'>,
  by: AuditActor,
): Promise<E.Either<Refusal, OrderRow>> => {
  const confirmed = await confirmMoney(trx, { orderId, amount, bankReference, now: by.now })
  if (E.isLeft(confirmed)) return confirmed
  if (confirmed.right.status === 'paid') await tell(trx, confirmed.right, 'remittanceConfirmed', by.now)
  await noted(trx, by, 'slip.confirmed', orderId, { after: { amount, bankReference } })
  return confirmed
}

/** What finance does with slips (width 2.6). */
export const remittanceHandlers = (
  platform: Platform,
): Pick<Handlers<typeof paymentEndpoints>, RemittanceCall> => {
  const { db, blobs } = platform

  const slips: ListSource<
    typeof remittanceList,
    Awaited<ReturnType<ReturnType<typeof selectSlips>['executeTakeFirstOrThrow']>>
  > = {
    list: remittanceList,
    name: 'remittances',
    sorts: { uploadTime: { column: 'uploaded_at', type: 'timestamptz' } },
    rows: (asked) => selectSlips(db, asked),
  }

  return {
    remittances: ({ query }) => shownPage(platform, slips, query, remittanceRowOf),

    exportRemittances: ({ query }, context) =>
      staffExport(context, {
        action: 'slip.exported',
        type: 'order',
        query,
        name: 'remittances',
        found: rowsOf(db, slips, query),
        rowOf: remittanceRowOf,
        columns: remittanceColumns(context.language),
      }),

    slipPicture: ({ params: { orderId } }, context) =>
      context.transact(async (trx) => {
        const slip = await selectSlips(trx, {}).where('orders.id', '=', orderId).executeTakeFirst()
        const picture = slip && (await blobs.get(slip.blob))
        if (slip === undefined || !picture) return E.left(refusals.notFound())
        await noted(trx, actorOf(context, 'staff'), 'slip.viewed', orderId, {})
        const { contentType, bytes } = picture
        return E.right({ fileName: slip.file_name, contentType, content: bytes })
      }),

    refuseRemittance: ({ body: { orderId, reason } }, context) =>
      context.transact((trx) =>
        refuseRemittance(trx, { orderId, reason: reason.trim() }, actorOf(context, 'staff')),
      ),

    confirmRemittance: ({ body }, context) =>
      context.transact(async (trx) => {
        const confirmed = await confirmRemittance(trx, body, actorOf(context, 'staff'))
        if (E.isLeft(confirmed)) return confirmed
        return E.right(await payStatusIn(trx, body.orderId, context.now))
      }),
  }
}

/** Slips closed in one round, oldest first. */
const BATCH_SIZE = 100

/** Ends what waits for money by bank for too long, so that its stock can be bought by others. */
export const expireSlips = async ({ db, clock, log }: Platform): Promise<void> => {
  const now = new Date(clock())
  await eachDue(await overdueSlips(db, now, BATCH_SIZE), log, async ({ id }) => {
    await transact(db, async (trx) => E.right(await expireSlip(trx, id, now)))
  })
}
