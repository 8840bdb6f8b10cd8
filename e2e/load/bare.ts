import Fastify from 'fastify'
import pg from 'pg'

/**
 * The least that can answer: Fastify, one query, the same payload. No codecs, no sessions, no rules.
 * Run as a process of its own with PORT and DATABASE_URL.
 */
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 })
const app = Fastify()
app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_, body, done) =>
  done(null, Object.fromEntries(new URLSearchParams(String(body)))),
)

const readings = { name: 'bare-answer', text: 'select answer from bare_answers where name = $1' }
const adding = {
  name: 'bare-cart',
  text: `insert into bare_cart
      (id, user_id, goods_id, sku_id, pricing_id, cluster_id, amount, duration, added_price, created_at)
    values ($1, $2, $3, $4, $5, $6, $7, $8, 0, now())
    on conflict (user_id, sku_id, pricing_id, cluster_id, duration) do update
      set amount = bare_cart.amount + excluded.amount
    returning (select count(*)::integer from bare_cart where user_id = $2) as count`,
}

app.all<{ Params: { name: string } }>('/read/:name', async ({ params }) => {
  const { rows } = await pool.query({ ...readings, values: [params.name] })
  return rows[0].answer
})
app.post<{ Params: { buyer: string }; Body: Record<string, string> }>(
  '/cart/:buyer',
  async ({ params, body }) => {
    const { goodsId, skuId, pricingId, clusterId = '', purchaseAmount, purchaseDuration } = body
    const place = [goodsId, skuId, pricingId, clusterId]
    const values = [params.buyer, params.buyer, ...place, purchaseAmount, purchaseDuration]
    const { rows } = await pool.query({ ...adding, values })
    return { code: '0', msg: 'success', data: { count: rows[0].count } }
  },
)
app.get('/readyz', () => 'ready')

await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' })
