import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { MESSAGE_RATE } from '@compute-mall/core/chat'
import { SECOND_MS } from '@compute-mall/core/time'
import { randomFrom } from '../../apps/server/src/testing/random.ts'
import { textTable } from '../../tools/src/measure/table.ts'
import { HOW_TO_INSTALL, startPostgres } from '../../tools/src/run/postgres.mjs'
import { type Product, startProduct } from '../product/product.ts'
import { type SignedInBuyer, signedInBuyers } from './buyers.ts'
import { sharedKeys } from './calls.ts'
import { type Chatter, openChatter } from './chatters.ts'
import { collectGarbage, quantile, residentKiB } from './figures.ts'

/**
 * `npm run measure:sockets -- --sockets 5000 --rate 200 --seconds 600`: sockets that are idle but for so many messages
 * a second, over so many servers on one PostgreSQL (L5).
 */
const { values } = parseArgs({
  options: {
    sockets: { type: 'string', default: '500' },
    rate: { type: 'string', default: '50' },
    seconds: { type: 'string', default: '20' },
    servers: { type: 'string', default: '2' },
    seed: { type: 'string', default: String(Math.floor(Math.random() * 2 ** 31)) },
  },
})
const SOCKETS = Number(values.sockets)
const RATE = Number(values.rate)
const SECONDS = Number(values.seconds)
/** How many lines are opened at once. */
const BATCH = 50
/** How long a server has to end what it was doing before its memory is read. */
const SETTLE_MS = 5 * SECOND_MS
const WARM_UP = 200
const MAX_P95_MS = 500
const MAX_KIB = 40

const settledIn = async (products: readonly Product[]): Promise<number> => {
  await sleep(SETTLE_MS)
  for (const { said } of products) await collectGarbage(said())
  await sleep(SECOND_MS)
  return products.reduce((sum, { pid }) => sum + residentKiB(pid), 0)
}

const openAll = async (
  products: readonly Product[],
  customers: readonly SignedInBuyer[],
): Promise<readonly Chatter[]> => {
  const chatters: Chatter[] = []
  while (chatters.length < customers.length) {
    const batch = customers.slice(chatters.length, chatters.length + BATCH)
    const opened = batch.map((customer, index) =>
      openChatter(products[index % products.length]?.origin ?? '', customer),
    )
    chatters.push(...(await Promise.all(opened)))
  }
  return chatters
}

/** Each of them keeps to what one sender may say, so that no message is refused. */
const talk = async (chatters: readonly Chatter[], random: () => number) => {
  const spoken = new Map<Chatter, number[]>()
  const mayTalk = (chatter: Chatter, now: number): boolean => {
    const recent = (spoken.get(chatter) ?? []).filter((at) => now - at < MESSAGE_RATE.ms)
    const may = recent.length < MESSAGE_RATE.most - 1
    spoken.set(chatter, may ? [...recent, now] : recent)
    return may
  }
  const said: Promise<number | undefined>[] = []
  const begun = performance.now()
  for (let n = 0; n < RATE * SECONDS; n++) {
    const due = begun + (n * SECOND_MS) / RATE
    if (due > performance.now()) await sleep(due - performance.now())
    const chatter = chatters[Math.floor(random() * chatters.length)]
    if (chatter !== undefined && mayTalk(chatter, performance.now())) said.push(chatter.say())
  }
  return Promise.all(said)
}

const postgres = await startPostgres({ durable: true })
if (!postgres) throw new Error(HOW_TO_INSTALL)
const products: Product[] = []
try {
  console.log(`Seed ${values.seed}`)
  const settings = { ...sharedKeys(), DATABASE_URL: postgres.url, LOG_LEVEL: 'error' }
  // Who has filled the database holds more than who only serves it.
  await (await startProduct({ ...settings, SEED: 'demo' })).stop()
  while (products.length < Number(values.servers))
    products.push(await startProduct({ ...settings, SEED: 'none', NODE_OPTIONS: '--inspect=0' }))
  const [first] = products
  const customers = await signedInBuyers(postgres.url, first?.origin ?? '', SOCKETS)
  // What a server holds once it has served anybody is no matter of how many it serves.
  for (const { close } of await openAll(products, customers.slice(0, WARM_UP))) close()
  const before = await settledIn(products)
  const begun = performance.now()
  const chatters = await openAll(products, customers)
  const opening = (performance.now() - begun) / SECOND_MS
  const each = ((await settledIn(products)) - before) / SOCKETS
  const times = await talk(chatters, randomFrom(Number(values.seed)))
  const heard = times.filter((time) => time !== undefined)
  const [lost, p95] = [times.length - heard.length, quantile(heard, 0.95)]
  for (const { close } of chatters) close()
  console.log(
    textTable(
      ['Sockets', 'servers', 'opened in', 'memory each', 'messages', 'p50', 'p95', 'lost'],
      [
        [
          String(SOCKETS),
          String(products.length),
          `${opening.toFixed(1)} s`,
          `${each.toFixed(0)} KiB`,
          String(times.length),
          `${quantile(heard, 0.5).toFixed(0)} ms`,
          `${p95.toFixed(0)} ms`,
          String(lost),
        ],
      ],
    ),
  )
  console.log(`Wanted: p95 of ${MAX_P95_MS} ms at most, ${MAX_KIB} KiB each at most, nothing lost.`)
  if (p95 > MAX_P95_MS || each > MAX_KIB || lost > 0) process.exitCode = 1
} catch (error) {
  console.error(error, ...products.map(({ said }) => said()))
  process.exitCode = 1
} finally {
  for (const { stop } of products) await stop()
  await postgres.stop()
}
