import { spawn } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { cartEndpoints } from '@compute-mall/core/cart'
import { firstChoice, goodsEndpoints } from '@compute-mall/core/goods'
import { purchaseChoice } from '@compute-mall/core/purchase'
import {
  PAGE_SIZE,
  readSearch,
  searchEndpoints,
  requestOf as searchRequestOf,
} from '@compute-mall/core/search'
import autocannon, { type Result } from 'autocannon'
import pg from 'pg'
import { textTable } from '../../tools/src/measure/table.ts'
import { endingWithUs } from '../../tools/src/run/children.mjs'
import { projectNode, root } from '../../tools/src/run/machine.mjs'
import { freePorts } from '../../tools/src/run/ports.mjs'
import { HOW_TO_INSTALL, startPostgres } from '../../tools/src/run/postgres.mjs'
import { isReady, startProduct } from '../product/product.ts'
import { call, requestOf, type WireRequest } from '../product/request.ts'
import { signedInBuyers } from './buyers.ts'
import { timed } from './calls.ts'
import { fillCarts, growCatalogue } from './catalogue.ts'
import { quantile } from './figures.ts'

const CONNECTIONS = 50
const SECONDS = 5
const ROUNDS = 3
/** Both run as long without being counted first: code that has just been started is not what serves a mall's day. */
const WARM_UP_ROUNDS = 1
const MIN_SHARE = 0.5
const GOODS = 10_000
const CUSTOMERS = 2_000
/** A client that asks for so many different things in turn comes to none again while the server remembers it. */
const VARIANTS = 200

/** `npm run measure:load -- cart` measures alone what has this in its name. */
const [NAMED = ''] = process.argv.slice(2)

/** The same piece of work on both sides: what each client sends to the product, and to the bare server. */
interface Task {
  readonly name: string
  /** What a client asks for, one after the other; whoever asks for the same thing shares a moment's answer. */
  readonly ours: (buyer: string, client: number) => readonly WireRequest[]
  readonly bare: (client: number) => WireRequest
}

interface Round {
  readonly ours: Result
  readonly theirs: Result
}

const search = (address: string) => searchRequestOf(readSearch(new URLSearchParams(address)), PAGE_SIZE.goods)

const tasksFor = async (origin: string, goodsIds: readonly string[]): Promise<readonly Task[]> => {
  const { records } = await call(searchEndpoints.resource, { body: search('common1=general') }, origin)
  const [goods] = records
  if (!goods) throw new Error('The demonstration has no general compute.')
  const params = { id: goods.goodsId }
  const offer = {
    goods: await call(goodsEndpoints.detail, { params }, origin),
    skus: await call(goodsEndpoints.skus, { params }, origin),
  }
  const first = firstChoice(offer, {})
  if (!first) throw new Error(`Nothing of the goods ${goods.goodsId} can be chosen.`)
  const choice = { ...purchaseChoice(offer, first), centerName: undefined, id: undefined }
  const read = (name: string, requestFor: (turn: number) => WireRequest): readonly Task[] => {
    const bare = () => ({ ...requestFor(0), path: `/read/${encodeURIComponent(name)}` })
    const variants = (client: number) =>
      Array.from({ length: VARIANTS }, (_, i) => requestFor(client * VARIANTS + i))
    return [
      { name, ours: () => [requestFor(0)], bare },
      { name: `${name}, each another`, ours: (_, client) => variants(client), bare },
    ]
  }
  const found = (address: string) => (turn: number) =>
    requestOf(
      searchEndpoints.goods,
      { body: search(`${address}&highPrice=${(1_000_000 + turn / 100).toFixed(2)}`) },
      origin,
    )
  const detail = (turn: number) =>
    requestOf(goodsEndpoints.detail, { params: { id: goodsIds[turn] ?? params.id } }, origin)
  return [
    ...read('list of 120', found('')),
    ...read('search with facets', found('keyword=模型')),
    ...read('goods detail', detail),
    {
      name: 'add to cart',
      ours: (buyer) => [requestOf(cartEndpoints.put, { body: choice }, origin, buyer)],
      bare: (client) => ({
        ...requestOf(cartEndpoints.put, { body: choice }, origin),
        path: `/cart/${client}`,
      }),
    },
  ]
}

/** Gives the bare server the answers of the product, to be read by one query each. */
const copyAnswers = async (url: string, origin: string, tasks: readonly Task[]): Promise<void> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query('create table bare_answers (name text primary key, answer json not null)')
  await client.query('create table bare_cart (like cart_lines including all)')
  await client.query('insert into bare_cart select * from cart_lines')
  await client.query('vacuum analyze bare_answers, bare_cart')
  for (const { name, ours } of tasks.filter(({ name }) => !/add to cart|each another/.test(name))) {
    const [first] = ours('', 0)
    if (!first) throw new Error(`${name} asks for nothing.`)
    const { path, ...request } = first
    const answer = await fetch(origin + path, request)
    await client.query('insert into bare_answers values ($1, $2)', [name, await answer.text()])
  }
  await client.end()
}

const startBare = async (url: string) => {
  const [port = 0] = await freePorts(1)
  const server = endingWithUs(
    spawn(projectNode(), ['e2e/load/bare.ts'], {
      cwd: root,
      env: {
        ...process.env,
        NODE_ENV: 'production',
        GOODS_ACCESS: 'public',
        PORT: String(port),
        DATABASE_URL: url,
      },
      stdio: ['ignore', 'inherit', 'inherit'],
    }),
  )
  const origin = `http://127.0.0.1:${port}`
  while (!(await isReady(origin))) await sleep(50)
  return { origin, stop: () => server.kill() }
}

const isSuccess = (answer: string) => answer.startsWith('{"code":"0"')

/** @throws when an answer was not a success: a refusal is quick, and proves nothing */
const press = async (
  url: string,
  requestsFor: (client: number) => readonly WireRequest[],
): Promise<Result> => {
  let clients = 0
  const result = await autocannon({
    url,
    connections: CONNECTIONS,
    duration: SECONDS,
    setupClient: (client) => client.setRequests([...requestsFor(clients++ % CONNECTIONS)]),
    verifyBody: isSuccess,
  })
  const failed = result.errors + result.non2xx + result.mismatches
  if (failed > 0) throw new Error(`${url}: ${failed} of ${result.requests.total} requests failed.`)
  return result
}

let bare: Awaited<ReturnType<typeof startBare>> | undefined
const postgres = await startPostgres({ durable: true })
if (!postgres) throw new Error(HOW_TO_INSTALL)
const product = await startProduct({ DATABASE_URL: postgres.url, SEED: 'demo', LOG_LEVEL: 'error' })
try {
  const pool = new pg.Pool({ connectionString: postgres.url })
  await growCatalogue(pool, GOODS)
  await fillCarts(pool, CUSTOMERS)
  const { rows: listed } = await pool.query<{ id: string }>('select id from goods where display order by id')
  await pool.end()
  const tasks = await tasksFor(
    product.origin,
    listed.map(({ id }) => id),
  )
  const buyers = await signedInBuyers(postgres.url, product.origin, CONNECTIONS)
  await copyAnswers(postgres.url, product.origin, tasks)
  bare = await startBare(postgres.url)
  const rows: string[][] = []
  for (const task of tasks.filter(({ name }) => name.includes(NAMED))) {
    console.log(`▸ ${task.name} …`)
    // A refusal would only be counted.
    for (const request of task.ours(buyers[0]?.cookies ?? '', 0).slice(0, 1))
      await timed(product.origin, request)
    const rounds: Round[] = []
    for (let round = 0; round < WARM_UP_ROUNDS + ROUNDS; round++)
      rounds.push({
        ours: await press(product.origin, (client) => task.ours(buyers[client]?.cookies ?? '', client)),
        theirs: await press(bare.origin, (client) => [task.bare(client)]),
      })
    const middle = (figure: (round: Round) => number) =>
      quantile(rounds.slice(WARM_UP_ROUNDS).map(figure), 0.5)
    // Each round by the one beside it: a machine may be slower at the end than it was at the beginning.
    const share = middle(({ ours, theirs }) => ours.requests.average / theirs.requests.average)
    if (share < MIN_SHARE) process.exitCode = 1
    rows.push([
      task.name,
      middle(({ ours }) => ours.requests.average).toFixed(0),
      middle(({ theirs }) => theirs.requests.average).toFixed(0),
      `${(share * 100).toFixed(0)} %`,
      `${middle(({ ours }) => ours.latency.p99)} ms`,
      share < MIN_SHARE ? 'too slow' : '',
    ])
  }
  console.log(textTable(['Requests a second, PostgreSQL', 'mall', 'bare', 'share', 'p99', ''], rows))
  console.log(
    `At least ${MIN_SHARE * 100} % of a bare Fastify is wanted; ${CONNECTIONS} connections, ${GOODS} goods.`,
  )
} catch (error) {
  console.error(error, product.said())
  process.exitCode = 1
} finally {
  bare?.stop()
  await product.stop()
  await postgres.stop()
}
