import { type Kysely, sql } from 'kysely'

/** The progress of refunds: since when the money is on its way, for which line, and the bank transfer that returned it. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table refunds
    add column line_id text references order_lines (id),
    add column started_at timestamptz,
    add column transfer_day text,
    add column bank_reference text`.execute(db)
  // Two lines of one order that are given up are two refunds of one payment.
  await sql`alter table refunds drop constraint refunds_provider_transaction_no_key`.execute(db)
  await sql`create index refunds_order on refunds (order_id)`.execute(db)
  await sql`create index refunds_payment on refunds (provider, transaction_no)`.execute(db)
  await sql`
    update refunds set started_at = case
      when provider = 'bank' then created_at
      when tries > 0 then created_at
      else done_at end`.execute(db)
  // Of an order that is not refunded as a whole, money went back for the line that was given up.
  await sql`
    update refunds set line_id = (
      select line.id from order_lines as line
      where line.order_id = refunds.order_id and line.provision_status = 'released' and line.opened_at is null
        and line.subtotal = refunds.amount
      order by line.position limit 1)
    from orders where orders.id = refunds.order_id and orders.status = 'paid' and refunds.reason = 'order'`.execute(
    db,
  )
  await sql`
    update refunds set bank_reference = entry.transaction_no,
      transfer_day = to_char(refunds.done_at at time zone 'Asia/Shanghai', 'YYYY-MM-DD')
    from ledger_entries as entry
    where refunds.provider = 'bank' and refunds.done_at is not null and entry.kind = 'refund'
      and entry.provider = 'bank' and entry.given_back = refunds.transaction_no`.execute(db)
  // A provider returned it without our asking: until now only the ledger had it.
  await sql`
    insert into refunds (id, order_id, payment_id, provider, transaction_no, amount, reason, due_at, created_at,
      started_at, done_at)
    select entry.id, entry.order_id, entry.payment_id, entry.provider, entry.given_back, -entry.amount, 'order', null,
      entry.at, entry.at, entry.at
    from ledger_entries as entry
    where entry.kind = 'refund' and not exists (
      select 1 from refunds where refunds.provider = entry.provider and refunds.transaction_no = entry.given_back)`.execute(
    db,
  )
  // Until now the notice of an approval said that the money was returned.
  await sql`
    update notices set kind = 'refundApproved', details = (details::jsonb || jsonb_build_object(
      'progress', '款项退回的进度请在订单详情中查看。', 'progressEn', 'See the order for the progress of your money.'))::json
    where kind = 'refundMade'`.execute(db)
  // Who chose messages about refunds gets those about both steps.
  await sql`
    insert into notice_choices (user_id, kind, is_sms, is_mail)
    select user_id, 'refundApproved', is_sms, is_mail from notice_choices where kind = 'refundMade'
    on conflict do nothing`.execute(db)
}
