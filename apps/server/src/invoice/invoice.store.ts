import { isBlank, type Words } from '@compute-mall/core/codec'
import type {
  AskedInvoice,
  Invoice,
  InvoiceCorrection,
  InvoiceDetail,
  InvoiceForm,
  InvoiceOrder,
  InvoiceReplacement,
  invoiceList,
  ownInvoiceList,
} from '@compute-mall/core/invoice'
import { SpecialInvoice } from '@compute-mall/core/invoice'
import type { QueryOf } from '@compute-mall/core/list'
import { type Money, totalOf } from '@compute-mall/core/money'
import { platformDay } from '@compute-mall/core/time'
import { sql } from 'kysely'
import { type Db, writing } from '../platform/database/index.ts'
import { newId } from '../platform/ids.ts'
import { says } from '../platform/lists/index.ts'
import type { Vault } from '../platform/vault.ts'
import type { InvoiceTables } from './invoice.tables.ts'

/** Writes the tables of this module; those of others are a type error. */
export const write = writing<InvoiceTables>()

/** The most orders that are offered for an invoice. */
const MAX_OFFERED = 100

interface OrderRow {
  readonly id: string
  readonly order_no: string
  readonly name: Words
  readonly paid_at: Date
  readonly amount: Money
}

const orderOf = (row: OrderRow): InvoiceOrder => ({
  orderId: row.id,
  orderNo: row.order_no,
  name: row.name,
  payTime: row.paid_at.toISOString(),
  amount: row.amount,
})

/**
 * A user's paid orders that are on no invoice, the latest first: what was paid less what came back, where something is
 * left. Of `ids`, where they are named.
 */
export const invoiceableOf = async (
  db: Db,
  userId: string,
  ids: readonly string[] | null = null,
): Promise<readonly InvoiceOrder[]> => {
  const { rows } = await sql<OrderRow>`
    select orders.id, orders.order_no, orders.paid_at,
      (select document->'name' from order_lines where order_id = orders.id order by position limit 1) as name,
      paid.amount::numeric(20, 2)::text as amount
    from orders cross join lateral (
      select coalesce(sum(entry.amount), 0) as amount from ledger_entries as entry where entry.order_id = orders.id
    ) as paid
    where orders.user_id = ${userId} and orders.status = 'paid' and orders.type in ('formal', 'postpaid')
      and orders.paid_at is not null and paid.amount > 0
      and (${ids === null}::boolean or orders.id = any(${[...(ids ?? [])]}::text[]))
      and not exists (select 1 from invoice_orders as taken where taken.order_id = orders.id and taken.is_open)
    order by orders.paid_at desc, orders.id limit ${MAX_OFFERED}`.execute(db)
  return rows.map(orderOf)
}

/** The orders of an invoice, with the amounts that it was asked for with. */
const ordersOf = async (db: Db, invoiceId: string): Promise<readonly InvoiceOrder[]> => {
  const { rows } = await sql<OrderRow>`
    select orders.id, orders.order_no, orders.paid_at, listed.amount,
      (select document->'name' from order_lines where order_id = orders.id order by position limit 1) as name
    from invoice_orders as listed join orders on orders.id = listed.order_id
    where listed.invoice_id = ${invoiceId} order by orders.paid_at desc, orders.id`.execute(db)
  return rows.map(orderOf)
}

/** The red-letter invoices of an invoice, the earliest first. */
const correctionsOf = async (db: Db, invoiceId: string): Promise<readonly InvoiceCorrection[]> => {
  const rows = await db
    .selectFrom('invoice_corrections')
    .select(['red_number', 'amount', 'noted_at'])
    .where('invoice_id', '=', invoiceId)
    .orderBy('noted_at')
    .orderBy('id')
    .execute()
  return rows.map(({ red_number, amount, noted_at }) => ({
    redNumber: red_number,
    amount,
    at: noted_at.toISOString(),
  }))
}

/** The replaced files of an invoice, the earliest first. */
const replacementsOf = async (db: Db, invoiceId: string): Promise<readonly InvoiceReplacement[]> => {
  const rows = await db
    .selectFrom('invoice_replacements')
    .select(['id', 'reason', 'replaced_at'])
    .where('invoice_id', '=', invoiceId)
    .orderBy('replaced_at')
    .orderBy('id')
    .execute()
  return rows.map(({ id, reason, replaced_at }) => ({
    replacementId: id,
    reason,
    at: replaced_at.toISOString(),
  }))
}

/** What the page of one invoice says besides. */
export const partsOf = async (
  db: Db,
  invoiceId: string,
): Promise<Pick<InvoiceDetail, 'orders' | 'corrections' | 'replacements'>> => ({
  orders: await ordersOf(db, invoiceId),
  corrections: await correctionsOf(db, invoiceId),
  replacements: await replacementsOf(db, invoiceId),
})

/** Keeps a red-letter invoice. @returns whether its number was free */
export const keepCorrection = async (
  trx: Db,
  correction: Omit<InvoiceTables['invoice_corrections'], 'id' | 'noted_at'> & { readonly noted_at: Date },
): Promise<boolean> => {
  const row = await write(trx)
    .insertInto('invoice_corrections')
    .values({ id: newId(), ...correction })
    .onConflict((conflict) => conflict.column('red_number').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

const columns = [
  'invoices.id',
  'number',
  'user_id',
  'state',
  'kind',
  'title',
  'tax_number',
  'special_sealed',
  'amount',
  'asked_at',
  'decided_at',
  'reason',
  'user_name',
] as const

/** What came back for the orders of an issued invoice since it was asked for, by the ledger, and is not corrected yet. */
const cameBack = sql<string>`(case when invoices.state = 'issued' then greatest(invoices.amount - (
    select coalesce(sum(entry.amount), 0) from ledger_entries as entry
      join invoice_orders as listed on listed.order_id = entry.order_id
    where listed.invoice_id = invoices.id) - (
    select coalesce(sum(correction.amount), 0) from invoice_corrections as correction
    where correction.invoice_id = invoices.id), 0) else 0 end)::numeric(20, 2)::text`

const selectInvoices = (db: Db) =>
  db
    .selectFrom('invoices')
    .innerJoin('users', 'users.id', 'invoices.user_id')
    .select(columns)
    .select(cameBack.as('to_correct'))

export type InvoiceRow = Awaited<ReturnType<ReturnType<typeof selectInvoices>['executeTakeFirstOrThrow']>>

/** One's own requests. */
export const selectOwn = (
  db: Db,
  userId: string,
  { state }: Pick<QueryOf<typeof ownInvoiceList>, 'state'>,
) => {
  const own = selectInvoices(db).where('user_id', '=', userId)
  return state === undefined ? own : own.where('state', '=', state)
}

/** All requests that a query asks for. */
export const selectAsked = (
  db: Db,
  {
    state,
    type,
    toCorrect,
    keyword,
  }: Pick<QueryOf<typeof invoiceList>, 'state' | 'type' | 'toCorrect' | 'keyword'>,
) => {
  let found = selectInvoices(db)
  if (state !== undefined) found = found.where('state', '=', state)
  if (type !== undefined) found = found.where('special_sealed', type === 'special' ? 'is not' : 'is', null)
  if (toCorrect !== undefined) found = found.where(sql<boolean>`(${cameBack}::numeric > 0) = ${toCorrect}`)
  if (keyword !== undefined && !isBlank(keyword))
    found = found.where(({ eb, selectFrom }) =>
      eb(
        'invoices.id',
        'in',
        selectFrom('invoices as named')
          .select('named.id')
          .where(says('named.search_text', keyword))
          .unionAll(
            selectFrom('users as asker')
              .innerJoin('invoices as theirs', 'theirs.user_id', 'asker.id')
              .select('theirs.id')
              .where(says('asker.search_text', keyword)),
          ),
      ),
    )
  return found
}

const specialPlaceOf = (invoiceId: string): string => `invoice:${invoiceId}:special`

const specialOf = (vault: Vault, { id, special_sealed }: InvoiceRow): SpecialInvoice | null => {
  if (special_sealed === null) return null
  const opened: unknown = JSON.parse(vault.open(special_sealed, specialPlaceOf(id)).toString('utf8'))
  if (!SpecialInvoice.is(opened)) throw new Error(`The special invoice ${id} is stored incompletely.`)
  return opened
}

/** A request as its owner sees it. */
export const invoiceOf = (vault: Vault, row: InvoiceRow): Invoice => ({
  invoiceId: row.id,
  number: row.number,
  state: row.state,
  kind: row.kind,
  title: row.title,
  taxNumber: row.tax_number,
  special: specialOf(vault, row),
  amount: row.amount,
  toCorrect: row.to_correct,
  askTime: row.asked_at.toISOString(),
  decideTime: row.decided_at?.toISOString() ?? null,
  reason: row.reason,
})

/** A request as finance sees it. */
export const askedOf = (vault: Vault, row: InvoiceRow): AskedInvoice => ({
  ...invoiceOf(vault, row),
  userName: row.user_name,
})

/** A request by its id. */
export const findInvoice = (db: Db, id: string): Promise<InvoiceRow | undefined> =>
  selectInvoices(db).where('invoices.id', '=', id).executeTakeFirst()

/** The same, locked until the transaction ends. */
export const lockInvoice = async (trx: Db, id: string): Promise<InvoiceRow | undefined> => {
  await trx.selectFrom('invoices').select('id').where('id', '=', id).forUpdate().executeTakeFirst()
  return findInvoice(trx, id)
}

const NUMBER_SIGNS = 8

const numberAt = (now: Date, id: string): string =>
  `FP${platformDay(now.getTime()).replaceAll('-', '')}-${id.replaceAll('-', '').slice(-NUMBER_SIGNS).toUpperCase()}`

/** Keeps a request for an invoice of these orders. @returns its id */
export const keepInvoice = async (
  trx: Db,
  { kind, title, taxNumber, special }: InvoiceForm,
  orders: readonly InvoiceOrder[],
  { userId, now, vault }: { readonly userId: string; readonly now: Date; readonly vault: Vault },
): Promise<string> => {
  const id = newId()
  await write(trx)
    .insertInto('invoices')
    .values({
      id,
      number: numberAt(now, id),
      user_id: userId,
      state: 'requested',
      kind,
      title,
      tax_number: taxNumber,
      special_sealed: special === undefined ? null : vault.seal(JSON.stringify(special), specialPlaceOf(id)),
      amount: totalOf(orders.map(({ amount }) => amount)),
      asked_at: now,
      decided_at: null,
      decider_id: null,
      reason: null,
      sealed_file: null,
    })
    .execute()
  await write(trx)
    .insertInto('invoice_orders')
    .values(
      orders.map(({ orderId, amount }) => ({ invoice_id: id, order_id: orderId, amount, is_open: true })),
    )
    .execute()
  return id
}

/** Keeps an earlier file of an issued invoice. @returns its id */
export const keepReplacement = async (
  trx: Db,
  replacement: Omit<InvoiceTables['invoice_replacements'], 'id' | 'replaced_at'> & {
    readonly replaced_at: Date
  },
): Promise<string> => {
  const id = newId()
  await write(trx)
    .insertInto('invoice_replacements')
    .values({ id, ...replacement })
    .execute()
  return id
}

/** The current file of an issued invoice, or an earlier one by its id, as it is stored. */
export const sealedFileOf = async (
  db: Db,
  invoiceId: string,
  replacementId: string | undefined,
): Promise<{ readonly number: string; readonly file: Buffer } | undefined> => {
  const invoice = await db
    .selectFrom('invoices')
    .select(['number', 'sealed_file'])
    .where('id', '=', invoiceId)
    .executeTakeFirst()
  if (invoice === undefined) return undefined
  const earlier =
    replacementId === undefined
      ? invoice
      : await db
          .selectFrom('invoice_replacements')
          .select('sealed_file')
          .where('id', '=', replacementId)
          .where('invoice_id', '=', invoiceId)
          .executeTakeFirst()
  const file = earlier?.sealed_file ?? null
  return file === null ? undefined : { number: invoice.number, file }
}
