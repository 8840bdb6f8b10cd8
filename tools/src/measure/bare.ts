import Fastify from 'fastify'
import pg from 'pg'

/**
 * The least that can answer: Fastify, one query, the same payload. No codecs, no sessions, no rules.
 * Run as a process of its own with PORT and DATABASE_URL.
 */
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 })
const app = Fastify()
app.addContentTypeParser('*', { parseAs: 'string' }, (_, body, done) => done(null, body))

const readings = { name: 'bare-answer', text: 'select answer from bare_answers where name = $1' }
const adding = {
  name: 'bare-cart',
  text: `insert into bare_cart (buyer, amount) values ($1, 1)
    on conflict (buyer) do update set amount = bare_cart.amount + 1 returning amount`,
}

app.all<{ Params: { name: string } }>('/read/:name', async ({ params }) => {
  const { rows } = await pool.query({ ...readings, values: [params.name] })
  return rows[0].answer
})
app.post<{ Params: { buyer: string } }>('/cart/:buyer', async ({ params }) => {
  const { rows } = await pool.query({ ...adding, values: [params.buyer] })
  return { code: '0', msg: '', data: { count: rows[0].amount } }
})
app.get('/readyz', () => 'ready')

await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' })
