import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { cartEndpoints } from '@compute-mall/core/cart'
import { goodsEndpoints } from '@compute-mall/core/goods'
import { identityEndpoints } from '@compute-mall/core/identity'
import { readList } from '@compute-mall/core/list'
import { orderEndpoints, orderList } from '@compute-mall/core/order'
import { searchEndpoints } from '@compute-mall/core/search'
import { MINUTE_MS, SECOND_MS } from '@compute-mall/core/time'
import { textTable } from '../../tools/src/measure/table.ts'
import { HOW_TO_INSTALL, startPostgres } from '../../tools/src/run/postgres.mjs'
import { demoBuyer, signIn } from '../product/people.ts'
import { startProduct } from '../product/product.ts'
import { call } from '../product/request.ts'
import { openChatter } from './chatters.ts'
import { collectGarbage, growthPerHour, residentKiB } from './figures.ts'
import { firstWish, phonePages, placeOrder } from './phonePages.ts'
import { searches } from './searches.ts'

/**
 * `npm run measure:soak -- --minutes 120`: what a server holds while it is used for two hours, embedded or, with
 * `--postgres`, on PostgreSQL (P11). Most steps read, as most people do; the others fill and empty the cart, order and
 * cancel, sign in and chat.
 */
const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '120' },
    rate: { type: 'string', default: '3' },
    postgres: { type: 'boolean', default: false },
  },
})
const MINUTES = Number(values.minutes)
const RATE = Number(values.rate)
const MAX_MIB_PER_HOUR = 5
/** In the beginning code is compiled, and memory taken that is kept. */
const WARM_UP_SHARE = 0.2
const READINGS = 24

type Step = () => Promise<unknown>

const stepsOf = async (origin: string): Promise<readonly Step[]> => {
  const cookie = await signIn(origin, demoBuyer.account, demoBuyer.password)
  const { id } = await call(
    identityEndpoints.currentUser,
    { query: { includeToken: undefined, refresh: undefined } },
    origin,
    cookie,
  )
  const wish = await firstWish(origin, cookie)
  const phone = Object.values(await phonePages(origin, cookie))
  const pages = phone.flatMap((path) => [path, path.replace('/mobile', '')])
  let [turnedTo, searched] = [0, 0]
  const page: Step = async () => {
    const path = pages[turnedTo++ % pages.length] ?? ''
    const answer = await fetch(origin + path, { headers: { cookie } })
    await answer.text()
    if (answer.status >= 500) throw new Error(`${path}: ${answer.status}`)
  }
  const search: Step = async () => {
    const asked = searches[searched++ % searches.length]
    if (asked === undefined) throw new Error('There is nothing to look for.')
    await call(searchEndpoints[asked.kind], { body: asked.body }, origin, cookie)
  }
  const goods: Step = () =>
    call(goodsEndpoints.detail, { params: { id: wish.choice.goodsId } }, origin, cookie)
  const orders: Step = () =>
    call(orderEndpoints.list, { query: readList(orderList, []).query }, origin, cookie)
  const cart: Step = async () => {
    await call(
      cartEndpoints.put,
      { body: { ...wish.choice, centerName: undefined, id: undefined } },
      origin,
      cookie,
    )
    const lines = await call(cartEndpoints.list, {}, origin, cookie)
    await call(cartEndpoints.remove, { body: { ids: lines.map((line) => line.id) } }, origin, cookie)
  }
  const order: Step = async () => {
    const orderId = await placeOrder(wish, origin, cookie)
    await call(orderEndpoints.cancel, { params: { orderId } }, origin, cookie)
  }
  const session: Step = () => signIn(origin, demoBuyer.account, demoBuyer.password)
  const chat: Step = async () => {
    const chatter = await openChatter(origin, { id, cookies: cookie })
    const heard = await chatter.say()
    chatter.close()
    if (heard === undefined) throw new Error('A message was lost.')
  }
  return [
    ...Array<Step>(7).fill(page),
    ...Array<Step>(5).fill(search),
    ...Array<Step>(3).fill(goods),
    orders,
    orders,
    cart,
    order,
    page,
    session,
    chat,
  ]
}

const postgres = values.postgres ? await startPostgres({ durable: true }) : undefined
if (values.postgres && !postgres) throw new Error(HOW_TO_INSTALL)
const product = await startProduct({
  NODE_OPTIONS: '--inspect=0',
  ...(postgres && { DATABASE_URL: postgres.url }),
  SEED: 'demo',
})
try {
  const steps = await stepsOf(product.origin)
  const begun = performance.now()
  const minutesSince = () => (performance.now() - begun) / MINUTE_MS
  const failed: string[] = []
  const readings: (readonly [minutes: number, kib: number])[] = []
  const reading = async () => {
    await collectGarbage(product.said())
    const [minutes, kib] = [minutesSince(), residentKiB(product.pid)]
    readings.push([minutes, kib])
    console.log(`${minutes.toFixed(0)} min  ${(kib / 1024).toFixed(1)} MiB  ${failed.length} failed`)
  }
  let n = 0
  for (let round = 0; round <= READINGS; round++) {
    for (const end = (round * MINUTES) / READINGS; minutesSince() < end; n++) {
      const due = begun + (n * SECOND_MS) / RATE
      if (due > performance.now()) await sleep(due - performance.now())
      await steps[n % steps.length]?.().catch((error: unknown) => failed.push(String(error)))
    }
    await reading()
  }
  const settled = readings.filter(([minutes]) => minutes >= MINUTES * WARM_UP_SHARE)
  const growth = growthPerHour(settled) / 1024
  console.log(
    textTable(
      ['Used for', 'database', 'steps', 'failed', 'first', 'last', 'growth an hour'],
      [
        [
          `${MINUTES} min`,
          postgres ? 'PostgreSQL' : 'embedded',
          String(n),
          String(failed.length),
          ...[settled[0], settled.at(-1)].map(
            (each) => `${((each?.[1] ?? Number.NaN) / 1024).toFixed(1)} MiB`,
          ),
          `${growth.toFixed(1)} MiB`,
        ],
      ],
    ),
  )
  console.log(`Wanted: at most ${MAX_MIB_PER_HOUR} MiB an hour after the first fifth, nothing failed.`)
  for (const text of failed.slice(0, 5)) console.log(text)
  if (!(growth <= MAX_MIB_PER_HOUR) || failed.length > 0) process.exitCode = 1
} catch (error) {
  console.error(error, product.said())
  process.exitCode = 1
} finally {
  await product.stop()
  await postgres?.stop()
}
