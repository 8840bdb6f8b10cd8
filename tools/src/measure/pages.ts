import { searchEndpoints } from '@compute-mall/core/search'
import lighthouse, { type Flags, type Result } from 'lighthouse'
import { chromium } from 'playwright'
import { findBrowser } from '../browser/index.ts'
import { demoBuyer, signIn } from '../product/people.ts'
import { freePorts } from '../product/ports.ts'
import { startProduct } from '../product/product.ts'
import { call } from '../product/request.ts'
import { ensureApps } from '../run/apps.mjs'
import { textTable } from './table.ts'

/** Runs per page; the one in the middle counts. */
const RUNS = 3
const LEAST_PERFORMANCE = 95

interface Pace {
  readonly performance: number
  /** Largest contentful paint, in milliseconds. */
  readonly lcp: number
  /** Total blocking time, in milliseconds. */
  readonly tbt: number
  readonly cls: number
  readonly bytes: number
}

const median = (values: readonly number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

const paceOf = ({ audits, categories }: Result): Pace => {
  const figure = (audit: string) => audits[audit]?.numericValue ?? Number.NaN
  return {
    performance: Math.round((categories.performance?.score ?? 0) * 100),
    lcp: figure('largest-contentful-paint'),
    tbt: figure('total-blocking-time'),
    cls: figure('cumulative-layout-shift'),
    bytes: figure('total-byte-weight'),
  }
}

/** On a busy machine the browser now and then loses a trace: Lighthouse asks to be run again. */
const ATTEMPTS = 3

const oneRun = async (url: string, flags: Flags, attempt = 1): Promise<Pace> => {
  const outcome = await lighthouse(url, flags)
  const failure = outcome?.lhr.runtimeError
  if (outcome && !failure) return paceOf(outcome.lhr)
  if (attempt === ATTEMPTS) throw new Error(`${url}: ${failure?.message}`)
  return oneRun(url, flags, attempt + 1)
}

/** A page as a phone on a slow net has it, in the middle of several runs. */
const measure = async (url: string, port: number, cookie: string): Promise<Pace> => {
  const flags: Flags = { port, onlyCategories: ['performance'], extraHeaders: { cookie } }
  const paces: Pace[] = []
  for (let run = 0; run < RUNS; run++) paces.push(await oneRun(url, flags))
  const middle = (name: keyof Pace) => median(paces.map((pace) => pace[name]))
  return {
    performance: middle('performance'),
    lcp: middle('lcp'),
    tbt: middle('tbt'),
    cls: middle('cls'),
    bytes: middle('bytes'),
  }
}

const pagesOf = async (origin: string) => {
  const body = {
    query: { keyWords: 'A800', pageNum: 1, pageSize: 10, searchType: undefined, storeId: undefined },
  }
  const { records } = await call(
    searchEndpoints.resource,
    { body: { ...body, classify: undefined, sort: undefined, filter: undefined } },
    origin,
  )
  const [goods] = records
  if (!goods) throw new Error('The demo has no goods to look at.')
  return {
    home: '/ui/mall/mobile',
    app: '/ui/mall/mobile/app',
    search: '/ui/mall/mobile/search/resource?keyword=A800',
    goods: `/ui/mall/mobile/detail/goods?goodsId=${goods.goodsId}`,
    cart: '/ui/mall/mobile/goods/cart',
  }
}

await ensureApps()
const product = await startProduct()
const [port = 0] = await freePorts(1)
const { executablePath, args, env } = await findBrowser()
const browser = await chromium.launch({
  executablePath,
  args: [...args, `--remote-debugging-port=${port}`],
  env,
})
try {
  const cookie = await signIn(product.origin, demoBuyer.account, demoBuyer.password)
  const rows: string[][] = []
  for (const [page, path] of Object.entries(await pagesOf(product.origin))) {
    console.log(`▸ ${page} …`)
    const { performance, lcp, tbt, cls, bytes } = await measure(product.origin + path, port, cookie)
    rows.push([
      page,
      String(performance),
      `${Math.round(lcp)} ms`,
      `${Math.round(tbt)} ms`,
      cls.toFixed(3),
      `${Math.round(bytes / 1000)} KB`,
    ])
    if (performance < LEAST_PERFORMANCE) process.exitCode = 1
  }
  console.log(textTable(['Lighthouse, phone', 'performance', 'LCP', 'TBT', 'CLS', 'weight'], rows))
  console.log(
    `Performance of at least ${LEAST_PERFORMANCE} is wanted; the aim is 100, LCP 1000 ms, TBT 50 ms.`,
  )
} finally {
  await browser.close()
  await product.stop()
}
