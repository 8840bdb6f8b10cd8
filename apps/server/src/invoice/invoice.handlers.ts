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
  invoiceMessages,
  invoiceTypeOf,
  isRedLetterNumber,
  isToCorrect,
  nextInvoiceState,
  ownInvoiceList,
  tidiedInvoice,
} from '@compute-mall/core/invoice'
import { compare } from '@compute-mall/core/money'
import { noticedWords } from '@compute-mall/core/notice'
import { type AuditActor, actorOf, audit, staffExport } from '../audit/index.ts'
import { notify } from '../notice/index.ts'
import type { Db } from '../platform/database/index.ts'
import type { Context, Handlers, SessionUser } from '../platform/http/index.ts'
import { type ListSource, rowsOf, shownPage } from '../platform/lists/index.ts'
import type { Platform } from '../platform/platform.ts'
import type { Vault } from '../platform/vault.ts'
import { invoiceColumns } from './invoice.export.ts'
import { checkInvoiceFile } from './invoice.file.ts'
import {
  askedOf,
  findInvoice,
  type InvoiceRow,
  invoiceableOf,
  invoiceOf,
  keepCorrection,
  keepInvoice,
  keepReplacement,
  lockInvoice,
  partsOf,
  sealedFileOf,
  selectAsked,
  selectOwn,
  write,
} from './invoice.store.ts'

const sorts = { askTime: { column: 'asked_at', type: 'timestamptz' } } as const

const placeOf = (invoiceId: string): string => `invoice:${invoiceId}`

interface Step {
  readonly invoiceId: string
  readonly event: InvoiceEventName
  readonly reason: string | null
  readonly file: Buffer | null
}

/** What notices of an invoice say of it: its type and number. */
const noticedInvoice = (invoice: Pick<AskedInvoiceDetail, 'special' | 'number'>) => {
  const type = `type.${invoiceTypeOf(invoice)}` as const
  return {
    number: invoice.number,
    ...noticedWords('invoiceType', { zh: invoiceMessages.zh[type], en: invoiceMessages.en[type] }),
  }
}

const ownOf = async (from: Db, vault: Vault, row: InvoiceRow) => ({
  ...invoiceOf(vault, row),
  ...(await partsOf(from, row.id)),
})
const askedDetailOf = async (from: Db, vault: Vault, row: InvoiceRow): Promise<AskedInvoiceDetail> => ({
  ...askedOf(vault, row),
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
    details: noticedInvoice(invoiceOf(vault, row)),
    now,
  })
  const after = await findInvoice(trx, invoiceId)
  return after === undefined ? E.left(refusals.notFound()) : E.right(await askedDetailOf(trx, vault, after))
}

interface Replacement {
  readonly invoiceId: string
  readonly file: Buffer
  readonly reason: string
}

/** Replaces the file of an issued invoice and keeps the earlier one. Refusals: SYS10002, INVOICE10003. */
const replaceFile = async (
  trx: Db,
  { invoiceId, file, reason }: Replacement,
  by: AuditActor,
  vault: Vault,
): Promise<E.Either<Refusal, AskedInvoiceDetail>> => {
  const { actorId, now } = by
  const row = await lockInvoice(trx, invoiceId)
  if (row === undefined) return E.left(refusals.notFound())
  const former = await sealedFileOf(trx, invoiceId, undefined)
  if (!allowedInvoiceEvents(row.state).includes('invoice.replaced') || former === undefined)
    return E.left(refusals.invoiceDecided())
  const replacementId = await keepReplacement(trx, {
    invoice_id: invoiceId,
    sealed_file: former.file,
    reason,
    replaced_at: now,
    replacer_id: actorId,
  })
  await write(trx)
    .updateTable('invoices')
    .set({ sealed_file: vault.seal(file, placeOf(invoiceId)) })
    .where('id', '=', invoiceId)
    .execute()
  await audit(trx, by, {
    action: 'invoice.replaced',
    object: { type: 'invoice', id: invoiceId },
    after: { replacementId },
    reason,
  })
  await notify(trx, {
    userIds: [row.user_id],
    kind: 'invoiceReplaced',
    eventId: `invoice.replaced:${replacementId}`,
    subjectId: invoiceId,
    details: { ...noticedInvoice(invoiceOf(vault, row)), reason },
    now,
  })
  return E.right(await askedDetailOf(trx, vault, row))
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
        const id = await keepInvoice(trx, form, orders, { userId: user.id, now, vault })
        const row = await findInvoice(trx, id)
        return row === undefined ? E.left(refusals.notFound()) : E.right(await ownOf(trx, vault, row))
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
        (row) => invoiceOf(vault, row),
      ),

    ownDetail: async ({ params: { invoiceId } }, { user }) => {
      const row = await findInvoice(db, invoiceId)
      return row?.user_id === user.id ? E.right(await ownOf(db, vault, row)) : E.left(refusals.notFound())
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

    list: ({ query }) => shownPage(platform, requests, query, (row) => askedOf(vault, row)),

    export: ({ query }, context) =>
      staffExport(context, {
        action: 'invoice.exported',
        type: 'invoice',
        query,
        name: 'invoices',
        found: rowsOf(db, requests, query),
        rowOf: (row) => askedOf(vault, row),
        columns: invoiceColumns(context.language),
      }),

    detail: async ({ params: { invoiceId } }) => {
      const row = await findInvoice(db, invoiceId)
      return row === undefined ? E.left(refusals.notFound()) : E.right(await askedDetailOf(db, vault, row))
    },

    issue: async ({ params: { invoiceId }, body: { file } }, context) => {
      const checked = await checkInvoiceFile(file)
      if (E.isLeft(checked)) return checked
      return decide({ invoiceId, event: 'invoice.issued', reason: null, file: checked.right }, context)
    },

    replace: async ({ params: { invoiceId }, body: { file, reason } }, context) => {
      const checked = await checkInvoiceFile(file)
      if (E.isLeft(checked)) return checked
      return context.transact((trx) =>
        replaceFile(
          trx,
          { invoiceId, file: checked.right, reason: reason.trim() },
          actorOf(context, 'staff'),
          vault,
        ),
      )
    },

    deskFile: ({ params: { invoiceId }, query: { replacementId } }, context) =>
      context.transact(async (trx) => {
        const sealed = await sealedFileOf(trx, invoiceId, replacementId)
        if (sealed === undefined) return E.left(refusals.notFound())
        await audit(trx, actorOf(context, 'staff'), {
          action: 'invoice.fileRead',
          object: { type: 'invoice', id: invoiceId },
          after: { replacementId: replacementId ?? 'current' },
        })
        return E.right({
          fileName: `${sealed.number}.pdf`,
          contentType: INVOICE_FILE.type,
          content: vault.open(sealed.file, placeOf(invoiceId)),
        })
      }),

    correct: async ({ params: { invoiceId }, body: { redNumber, amount } }, context) => {
      if (!isRedLetterNumber(redNumber)) return E.left(refusals.correctionInvalid())
      return context.transact(async (trx) => {
        const { user, now } = context
        const row = await lockInvoice(trx, invoiceId)
        if (row === undefined) return E.left(refusals.notFound())
        const { toCorrect } = invoiceOf(vault, row)
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
          details: noticedInvoice(invoiceOf(vault, row)),
          now,
        })
        const after = await findInvoice(trx, invoiceId)
        return after === undefined
          ? E.left(refusals.notFound())
          : E.right(await askedDetailOf(trx, vault, after))
      })
    },

    refuse: ({ params: { invoiceId }, body: { reason } }, context) =>
      decide({ invoiceId, event: 'invoice.refused', reason: reason.trim(), file: null }, context),
  }
}
