import type pg from 'pg'

const codes = 'compute, category, industry, region, resource, pay_mode, delivery, spec, other'

/**
 * Copies of a demonstration's goods under new ids: what lists and searches read, in the same proportions of kinds and
 * words, with prices, sales, a region and an industry of their own, so that there are thousands of combinations to
 * count by. `suffix` is what their ids get, `n` the number of the copy.
 */
const copies = [
  `insert into goods
     select goods.id || suffix, shop_id, kind, type, resource_type, display, listed_at - n * interval '1 minute',
            purchase_limit, classification, document, card
     from goods, copy limit $1`,
  `insert into goods_counters select id, 0, 0, 0 from goods on conflict do nothing`,
  `insert into skus
     select skus.id || suffix, goods_id || suffix, position, expires_at, specification, skus.document
     from skus, copy
     where position = 0 and exists (select from goods where id = goods_id || suffix)`,
  `insert into pricings
     select pricings.id || suffix, sku_id || suffix, position, price, source_price, billing_type, unit, duration
     from pricings, copy
     where exists (select from skus where id = sku_id || suffix)`,
  `insert into sku_stock (sku_id, cluster_id, goods_id, position, free, capacity)
     select sku_id || suffix, cluster_id, goods_id || suffix, position, free, capacity
     from sku_stock, copy
     where exists (select from skus where id = sku_id || suffix)`,
  `create temp table copied on commit drop as
     select goods_id || suffix as goods_id, shop_id, shelf, compute, category,
            case when industry = 0 then 0 else 1::bigint << n % 14 end as industry,
            case when region = 0 then 0 else 1::bigint << n % 7 end as region,
            resource, pay_mode, delivery, spec, other, (price * factor)::bigint as price,
            hourly * factor::numeric as hourly, in_stock,
            (sales * random())::integer as sales, score, (popularity * (0.5 + random() / 2))::integer as popularity,
            listed_at - n * interval '1 minute' as listed_at, words
     from goods_search, copy, lateral (select 0.5 + random() as factor where n > 0) as varied
     where exists (select from goods where id = goods_id || suffix)`,
  `insert into search_profiles (${codes}) select distinct ${codes} from copied on conflict do nothing`,
  `insert into goods_search
       (goods_id, shop_id, shelf, ${codes}, price, hourly, in_stock, sales, score, popularity, listed_at, words, profile)
     select copied.goods_id, shop_id, shelf, ${codes}, price, hourly, in_stock, sales, score, popularity, listed_at, words, id
     from copied join search_profiles using (${codes})`,
  `update search_profiles set shelved = held
     from (select profile, count(*) filter (where shelf) as held from goods_search group by profile) as counted
     where id = profile`,
  // The index is right already.
  'truncate search_changes',
]

/** Grows a seeded catalogue to so many goods; the same ones every time. */
export const growCatalogue = async (pool: pg.Pool, goods: number): Promise<void> => {
  const { rows } = await pool.query<{ count: number }>('select count(*)::integer from goods')
  const present = rows[0]?.count ?? 0
  if (present === 0) throw new Error('The catalogue is empty: there is nothing to grow it from.')
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query('select setseed(0.219)')
    await client.query('create temp table copy (n integer, suffix text) on commit drop')
    await client.query(
      `insert into copy select n, '-${goods}-' || n from generate_series(1, $1::integer) n`,
      [Math.ceil(goods / present) - 1],
    )
    for (const [step, copy] of copies.entries()) await client.query(copy, step === 0 ? [goods - present] : [])
    await client.query('commit')
    await client.query('vacuum analyze')
  } finally {
    client.release()
  }
}

const carts = [
  `insert into users (id, user_name, password_hash, user_label_id, role_type, highest_role_level, language, created_at)
     select 'cart-' || n, 'cart-' || n, '', '', 'common', 0, 'zh', now() from generate_series(1, $1::integer) n`,
  `insert into cart_lines
     select 'line-' || row_number() over (), 'cart-' || n, goods_id, sku_id, pricings.id, cluster_id, 1, 1, price, now()
     from generate_series(1, $1::integer) n
     cross join lateral (select * from sku_stock where n > 0 order by random() limit 5) as stock
     join lateral (select id, price from pricings where sku_id = stock.sku_id order by id limit 1) as pricings on true`,
]

/** Gives so many customers a cart of five lines each, as a mall in use has them. */
export const fillCarts = async (pool: pg.Pool, customers: number): Promise<void> => {
  for (const fill of carts) await pool.query(fill, [customers])
  await pool.query('vacuum analyze')
}
