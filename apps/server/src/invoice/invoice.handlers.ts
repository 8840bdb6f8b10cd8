import { refusals } from '@compute-mall/core/contract'
import { E } from '@compute-mall/core/fp'
import type { Refusal } from '@compute-mall/core/http'
import {
  type AskedInvoiceDetail,
  allowedInvoiceEvents,
  INVOICE_FILE,
  type InvoiceEventName,
  type invoiceEndpoints,
  invoiceFaults,
  invoiceList,
  isRedLetterNumber,
  isToCorrect,
  nextInvoiceState,
  ownInvoiceList,
  tidiedInvoice,
} from '@compute-mall/core/invoice'
import { compare } from '@compute-mall/core/money'
import { fileTypeFromBuffer } from 'file-type'
import { type AuditActor, actorOf, audit, staffExport } from '../audit/index.ts'
import type { Db } from '../database.ts'
import { notify } from '../notice/index.ts'
import type { Context, Handlers, SessionUser } from '../platform/http/index.ts'
import { type ListSource, rowsOf, shownPage } from '../platform/lists/index.ts'
import type { Platform } from '../platform/platform.ts'
import type { Vault } from '../platform/vault.ts'
import { invoiceColumns } from './invoice.export.ts'
import {
  askedOf,
  findInvoice,
  type InvoiceRow,
  invoiceableOf,
  invoiceOf,
  keepCorrection,
  keepInvoice,
  lockInvoice,
  partsOf,
  selectAsked,
  selectOwn,
  write,
} from './invoice.store.ts'

const BYTES_PER_MEGABYTE = 1024 * 1024
const sorts = { askTime: { column: 'asked_at', type: 'timestamptz' } } as const

const placeOf = (invoiceId: string): string => `invoice:${invoiceId}`

interface Step {
  readonly invoiceId: string
  readonly event: InvoiceEventName
  readonly reason: string | null
  readonly file: Buffer | null
}

const ownOf = async (from: Db, row: InvoiceRow) => ({
  ...invoiceOf(row),
  ...(await partsOf(from, row.id)),
})
const askedDetailOf = async (from: Db, row: InvoiceRow): Promise<AskedInvoiceDetail> => ({
  ...askedOf(row),
  ...(await partsOf(from, row.id)),
})

/** Finance takes a step, with its line in the audit log and a notice for whoever asked. Refusals: SYS10002, INVOICE10003. */
export const decideInvoice = async (
  trx: Db,
  { invoiceId, event, reason, file }: Step,
  by: AuditActor,
  vault: Vault,
): Promise<E.Either<Refusal, AskedInvoiceDetail>> => {
  const { actorId, now } = by
  const row = await lockInvoice(trx, invoiceId)
  if (row === undefined) return E.left(refusals.notFound())
  if (!allowedInvoiceEvents(row.state).includes(event)) return E.left(refusals.invoiceDecided())
  const state = nextInvoiceState(row.state, event)
  await write(trx)
    .updateTable('invoices')
    .set({
      state,
      decided_at: now,
      decider_id: actorId,
      reason,
      sealed_file: file === null ? null : vault.seal(file, placeOf(invoiceId)),
    })
    .where('id', '=', invoiceId)
    .execute()
  if (state === 'refused')
    await write(trx)
      .updateTable('invoice_orders')
      .set({ is_open: false })
      .where('invoice_id', '=', invoiceId)
      .execute()
  await audit(trx, by, {
    action: event,
    object: { type: 'invoice', id: invoiceId },
    before: { state: row.state },
    after: { state, amount: row.amount },
    reason,
  })
  await notify(trx, {
    userIds: [row.user_id],
    kind: state === 'issued' ? 'invoiceIssued' : 'invoiceRefused',
    eventId: `${event}:${invoiceId}`,
    subjectId: invoiceId,
    details: { number: row.number },
    now,
  })
  const after = await findInvoice(trx, invoiceId)
  return after === undefined ? E.left(refusals.notFound()) : E.right(await askedDetailOf(trx, after))
}

/** Customers ask for invoices and download their own; finance issues or refuses them (test S1). */
export const invoiceHandlers = (platform: Platform): Handlers<typeof invoiceEndpoints> => {
  const { db, vault } = platform
  const requests: ListSource<typeof invoiceList, InvoiceRow> = {
    list: invoiceList,
    name: 'invoices',
    sorts,
    rows: (asked) => selectAsked(db, asked),
  }

  const decide = (step: Step, context: Context<SessionUser>) =>
    context.transact((trx) => decideInvoice(trx, step, actorOf(context, 'staff'), vault))

  return {
    orders: async (_, { user }) => E.right(await invoiceableOf(db, user.id)),

    ask: async ({ body }, { user, now, transact }) => {
      const fields = invoiceFaults(body)
      if (fields.length > 0) return E.left(refusals.invoiceInvalid({ fields: fields.join(',') }))
      const form = tidiedInvoice(body)
      return transact(async (trx) => {
        // Two requests for one order at once come one after the other.
        await trx
          .selectFrom('orders')
          .select('id')
          .where('id', 'in', form.orderId)
          .where('user_id', '=', user.id)
          .orderBy('id')
          .forUpdate()
          .execute()
        const orders = await invoiceableOf(trx, user.id, form.orderId)
        if (orders.length < form.orderId.length) return E.left(refusals.notToBeInvoiced())
        const id = await keepInvoice(trx, form, orders, { userId: user.id, now })
        const row = await findInvoice(trx, id)
        return row === undefined ? E.left(refusals.notFound()) : E.right(await ownOf(trx, row))
      })
    },

    own: ({ query }, { user }) =>
      shownPage(
        platform,
        {
          list: ownInvoiceList,
          name: `invoices:${user.id}`,
          sorts,
          rows: (asked) => selectOwn(db, user.id, asked),
        },
        query,
        invoiceOf,
      ),

    ownDetail: async ({ params: { invoiceId } }, { user }) => {
      const row = await findInvoice(db, invoiceId)
      return row?.user_id === user.id ? E.right(await ownOf(db, row)) : E.left(refusals.notFound())
    },

    file: async ({ params: { invoiceId } }, { user }) => {
      const row = await db
        .selectFrom('invoices')
        .select(['number', 'user_id', 'sealed_file'])
        .where('id', '=', invoiceId)
        .executeTakeFirst()
      if (row?.user_id !== user.id || row.sealed_file === null) return E.left(refusals.notFound())
      return E.right({
        fileName: `${row.number}.pdf`,
        contentType: INVOICE_FILE.type,
        content: vault.open(row.sealed_file, placeOf(invoiceId)),
      })
    },

    list: ({ query }) => shownPage(platform, requests, query, askedOf),

    export: ({ query }, context) =>
      staffExport(context, {
        action: 'invoice.exported',
        type: 'invoice',
        query,
        name: 'invoices',
        found: rowsOf(db, requests, query),
        rowOf: askedOf,
        columns: invoiceColumns(context.language),
      }),

    detail: async ({ params: { invoiceId } }) => {
      const row = await findInvoice(db, invoiceId)
      return row === undefined ? E.left(refusals.notFound()) : E.right(await askedDetailOf(db, row))
    },

    issue: async ({ params: { invoiceId }, body: { file } }, context) => {
      const { type, megabytes } = INVOICE_FILE
      const found = await fileTypeFromBuffer(file.bytes)
      if (file.bytes.length > megabytes * BYTES_PER_MEGABYTE || found?.mime !== type)
        return E.left(refusals.invoiceFileInvalid({ megabytes }))
      return decide(
        { invoiceId, event: 'invoice.issued', reason: null, file: Buffer.from(file.bytes) },
        context,
      )
    },

    correct: async ({ params: { invoiceId }, body: { redNumber, amount } }, context) => {
      if (!isRedLetterNumber(redNumber)) return E.left(refusals.correctionInvalid())
      return context.transact(async (trx) => {
        const { user, now } = context
        const row = await lockInvoice(trx, invoiceId)
        if (row === undefined) return E.left(refusals.notFound())
        const { toCorrect } = invoiceOf(row)
        if (!isToCorrect({ toCorrect }) || compare(toCorrect, amount) !== 0)
          return E.left(refusals.notToBeCorrected())
        const red_number = redNumber.trim()
        const isKept = await keepCorrection(trx, {
          invoice_id: invoiceId,
          red_number,
          amount,
          noted_at: now,
          noter_id: user.id,
        })
        if (!isKept) return E.left(refusals.correctionInvalid())
        await audit(trx, actorOf(context, 'staff'), {
          action: 'invoice.corrected',
          object: { type: 'invoice', id: invoiceId },
          before: { toCorrect },
          after: { toCorrect: '0.00', redNumber: red_number, amount },
        })
        await notify(trx, {
          userIds: [row.user_id],
          kind: 'invoiceCorrected',
          eventId: `invoice.corrected:${red_number}`,
          subjectId: invoiceId,
          details: { number: row.number },
          now,
        })
        const after = await findInvoice(trx, invoiceId)
        return after === undefined ? E.left(refusals.notFound()) : E.right(await askedDetailOf(trx, after))
      })
    },

    refuse: ({ params: { invoiceId }, body: { reason } }, context) =>
      decide({ invoiceId, event: 'invoice.refused', reason: reason.trim(), file: null }, context),
  }
}
