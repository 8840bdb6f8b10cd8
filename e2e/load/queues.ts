import type pg from 'pg'

/** What the copies of a table's first row have otherwise: SQL by column, in which `n` counts the copies. */
type Changes = Readonly<Record<string, string>>

const NAME = `jsonb_build_object('zh', '批量 ' || n, 'en', 'Bulk ' || n)`
const AT = `now() - n * interval '1 minute'`

/** When something came about: each copy a minute before the one before. */
const TIMES =
  'created_at at submitted_at due_at applied_at changed_at last_at uploaded_at waiting_since asked_at ends_at'.split(
    ' ',
  )

/**
 * Copies the first row of a table, or of what stands for it, `$1` times, each with an id, times and some columns of its
 * own. What a table computes itself is left to it.
 */
const copies = async (
  client: pg.ClientBase,
  table: string,
  changes: Changes,
  count: number,
  from = `select * from ${table} limit 1`,
): Promise<void> => {
  const { rows } = await client.query<{ name: string }>(
    `select column_name as name from information_schema.columns
     where table_name = $1 and is_generated = 'NEVER' and is_identity = 'NO' order by ordinal_position`,
    [table],
  )
  const names = rows.map(({ name }) => name)
  const own: Changes = {
    id: `'${table}-bulk-' || n`,
    ...Object.fromEntries(TIMES.map((name) => [name, AT])),
    ...changes,
  }
  const values = names.map((name) => own[name] ?? `source."${name}"`)
  const { rowCount } = await client.query(
    `insert into ${table} (${names.map((name) => `"${name}"`).join(', ')})
     select ${values.join(', ')} from (${from}) as source, generate_series(1, $1::integer) as n`,
    [count],
  )
  if (rowCount !== count) throw new Error(`${table}: ${rowCount} rows instead of ${count}`)
}

/** A row that the demonstration has none of. */
const row = (table: string, columns: Readonly<Record<string, string | number>>): string =>
  `select * from json_populate_record(null::${table}, '${JSON.stringify(columns)}')`

const OWNER = `(select id from users where user_name = 'leader')`

/** The tables whose rows the lists of merchants and operations read, by what each copy has of its own. */
const tables: readonly (readonly [string, Changes, string?])[] = [
  [
    'users',
    {
      id: `'u-bulk-' || n`,
      user_name: `'bulk-' || n`,
      phone: 'null',
      phone_verified: 'false',
      retailer_id: 'null',
      role_type: `'common'`,
      role_ids: `'{}'`,
    },
    `select * from users where role_type = 'common' limit 1`,
  ],
  ['audit_log', { actor: `'bulk-' || (n % 50)`, object_id: `'o-' || n` }],
  [
    'submissions',
    {
      id: `'settle-bulk-' || n`,
      kind: `'settlement'`,
      subject_id: `'u-bulk-' || n`,
      closed_at: `case when n % 2 = 0 then ${AT} end`,
    },
    `select * from submissions where kind = 'settlement' limit 1`,
  ],
  [
    'settlement_applications',
    {
      id: `'settle-bulk-' || n`,
      user_id: `'u-bulk-' || n`,
      request_key: `'settle-bulk-' || n`,
      status: `case when n % 2 = 0 then 'REJECTED' else 'IN_REVIEW' end`,
      real_name: `'批量企业' || n`,
      shop_name: `'批量店铺' || n`,
      previous_id: 'null',
      reviewed_at: `case when n % 2 = 0 then ${AT} end`,
    },
  ],
  [
    'goods_lives',
    {
      goods_id: `'goods-bulk-' || n`,
      shop_id: `'1001'`,
      name: NAME,
      shelf: `case when n % 3 = 0 then 'off' else 'on' end`,
      review: `'passed'`,
      catalogue_item_id: 'null',
      featured_at: 'null',
      shelf_at: 'null',
      deleted_at: 'null',
    },
    `select * from goods_lives where shelf = 'on' limit 1`,
  ],
  [
    'submissions',
    {
      id: `'goods-app-bulk-' || n`,
      subject_id: `'goods-bulk-' || n`,
      closed_at: `case when n % 2 = 0 then ${AT} end`,
    },
    `select * from submissions where kind = 'goods' limit 1`,
  ],
  [
    'goods_applications',
    {
      id: `'goods-app-bulk-' || n`,
      goods_id: `'goods-bulk-' || n`,
      shop_id: `'1001'`,
      state: `case when n % 2 = 0 then 'refused' else 'pending' end`,
      record: `jsonb_set(source.record::jsonb, '{name}', ${NAME})`,
    },
  ],
  [
    'reviews',
    {
      shop_id: `'1001'`,
      user_id: 'null',
      stars: '1 + n % 5',
      reply: `case when n % 2 = 0 then source.reply end`,
      replied_at: 'null',
    },
    `select * from reviews where shop_id = '1001' and reply is not null limit 1`,
  ],
  [
    'conversations',
    {
      customer_id: `'u-bulk-' || n`,
      shop_id: `'1001'`,
      last_side: `case when n % 10 = 0 then 'customer' else 'staff' end`,
      done_at: `case when n % 3 = 0 then ${AT} end`,
    },
    row('conversations', {
      epoch: 1,
      sequence: 1,
      read_customer: 0,
      read_staff: 0,
      unread_customer: 0,
      unread_staff: 0,
      last_text: '在吗？',
    }),
  ],
  [
    'feedback',
    {
      number: `'F-bulk-' || n`,
      text: `'批量反馈 ' || n`,
      state: `case when n % 2 = 0 then 'closed' else 'received' end`,
    },
    row('feedback', {
      kind: 'fault',
      page: '/ui/mall/',
      entrance: 'footer',
      contact_sealed: '\\x00',
      note: '',
    }),
  ],
  [
    'remittance_slips',
    {
      order_id: `'order-grown-' || n`,
      status: `case when n % 2 = 0 then 'confirmed' else 'waiting' end`,
    },
    row('remittance_slips', { blob: 'none', file_name: 'slip.png' }),
  ],
  [
    'pay_bills',
    {
      id: `'bill-bulk-' || n`,
      day: `to_char(date '1700-01-01' + n, 'YYYY-MM-DD')`,
      compared_at: `case when n % 2 = 0 then ${AT} end`,
    },
    row('pay_bills', {
      channel: 'embedded',
      their_count: 1,
      their_paid: 1,
      their_refunded: 0,
      our_count: 1,
      our_paid: 1,
      our_refunded: 0,
    }),
  ],
  [
    'bill_differences',
    {
      bill_id: `'bill-bulk-' || n`,
      transaction_no: `'difference-bulk-' || n`,
      order_id: `'order-grown-' || n`,
      taken_in: 'false',
      state: `case when n % 2 = 0 then 'settled' else 'open' end`,
    },
    row('bill_differences', { kind: 'missingHere', entry: 'payment', theirs: 1 }),
  ],
  [
    'refund_requests',
    {
      order_id: `'order-grown-' || n`,
      user_id: OWNER,
      status: `case when n % 2 = 0 then 'refused' else 'asked' end`,
    },
    row('refund_requests', { reason: '项目取消' }),
  ],
  [
    'refunds',
    {
      order_id: `'order-grown-' || n`,
      payment_id: 'null',
      provider: `'bank'`,
      transaction_no: `'refund-bulk-' || n`,
      due_at: 'null',
      done_at: `case when n % 2 = 0 then ${AT} end`,
    },
    row('refunds', { amount: 1, reason: 'order', tries: 0 }),
  ],
  [
    'statements',
    {
      id: `'statement-bulk-' || n`,
      shop_id: `'1001'`,
      from_day: `to_char(date '1700-01-01' + n, 'YYYY-MM-DD')`,
      until_day: `to_char(date '1700-01-01' + n, 'YYYY-MM-DD')`,
      status: `case when n % 2 = 0 then 'paid' else 'confirmed' end`,
      closed_at: AT,
      paid_at: `case when n % 2 = 0 then ${AT} end`,
      bank_reference: `case when n % 2 = 0 then 'bank-bulk-' || n end`,
    },
  ],
  [
    'statement_lines',
    {
      // Half of them in one statement, which is as long as one can be; the others ten each.
      statement_id: `'statement-bulk-' || case when n % 2 = 0 then 1 else 1 + n / 20 end`,
      kind: `'adjustment'`,
      order_line_id: 'null',
      order_no: 'null',
    },
  ],
  [
    'invoices',
    {
      number: `'V-bulk-' || n`,
      user_id: OWNER,
      title: `'批量抬头 ' || n`,
      state: `case when n % 2 = 0 then 'refused' else 'requested' end`,
    },
    row('invoices', { kind: 'enterprise', tax_number: '91350100M000100Y43', amount: 1 }),
  ],
  [
    'notices',
    {
      user_id: `(select id from users where user_name = 'seller')`,
      event_id: `'bulk-' || n`,
      read_at: `case when n % 2 = 0 then ${AT} end`,
      sms: `'none'`,
      mail: `'none'`,
    },
  ],
  [
    'catalogue_items',
    {
      resource_number: `'BULK-' || lpad(n::text, 7, '0')`,
      name: NAME,
    },
  ],
]

/** Gives merchants and operations of a seeded product so many rows of everything that they list. */
export const growQueues = async (pool: pg.Pool, count: number): Promise<void> => {
  const client = await pool.connect()
  try {
    for (const [table, changes, from] of tables) await copies(client, table, changes, count, from)
    await client.query('vacuum analyze')
  } finally {
    client.release()
  }
}
