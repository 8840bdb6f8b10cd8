import type pg from 'pg'

/** How much one customer has. */
interface Grown {
  readonly orders: number
  readonly resources: number
}

/** Orders of one user, the first `$2` of them paid and open; each a minute older than the one before. */
const steps = [
  `create temp table grown on commit drop as
     select n, 'order-grown-' || n as id, users.id as user_id, n <= $2::integer as is_paid,
       now() - n * interval '1 minute' as at, round((n % 900 + 1)::numeric * 1.37, 2)::text as price
     from generate_series(1, $1::integer) as n, users where user_name = $3`,
  `insert into orders (id, order_no, user_id, request_key, shop_id, type, status, pay_method, source_total, total,
       agreement_version, created_at, expires_at, paid_at, closed_at)
     select id, '9' || lpad(n::text, 17, '0'), user_id, id, '1001', 'formal',
       case when is_paid then 'paid' else 'cancelled' end, case when is_paid then 'contractFund' end,
       price::numeric, price::numeric, '2026-01', at, at + interval '1 day', case when is_paid then at end,
       case when is_paid then null else at end
     from grown`,
  `insert into order_lines (id, order_id, position, sku_id, cluster_id, amount, document, provision_status, opened_at,
       ends_at)
     select 'line-grown-' || n, grown.id, 0, sku.id, 'c-kunshan', 1,
       jsonb_build_object('goodsId', sku.goods_id, 'skuId', sku.id, 'shopId', '1001',
         'shopName', '{"zh": "平台自营旗舰店", "en": "Platform Flagship Store"}'::jsonb,
         'name', jsonb_build_object('zh', '云主机 ' || n, 'en', 'Cloud server ' || n),
         'kind', 'cloudServer', 'figures', '[]'::jsonb, 'specification', '[]'::jsonb, 'clusterId', 'c-kunshan',
         'centerName', '{"zh": "华东一区（昆山）算力中心", "en": "East China I (Kunshan) Computing Centre"}'::jsonb,
         'amount', 1, 'duration', 6, 'durationUnit', 'month', 'billingType', 'MONTH', 'unit', 'month',
         'unitPrice', price, 'sourceSubtotal', price, 'subtotal', price),
       case when is_paid then 'open' else 'pending' end, case when is_paid then at end,
       case when is_paid then at + interval '6 months' end
     from grown, (select id, goods_id from skus order by id limit 1) as sku`,
  `insert into ledger_entries (id, order_id, kind, provider, transaction_no, amount, settles, at)
     select 'entry-grown-' || n, id, 'payment', 'account', 'pay-grown-' || n, price::numeric, true, at
     from grown where is_paid`,
]

/** Gives a seeded user so many orders, of which so many are open resources; the same ones every time. */
export const growCustomer = async (
  pool: pg.Pool,
  userName: string,
  { orders, resources }: Grown,
): Promise<void> => {
  const client = await pool.connect()
  try {
    await client.query('begin')
    for (const [place, step] of steps.entries())
      await client.query(step, place === 0 ? [orders, resources, userName] : [])
    await client.query('commit')
    await client.query('analyze')
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    client.release()
  }
}
