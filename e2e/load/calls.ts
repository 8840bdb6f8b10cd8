import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type pg from 'pg'
import { connect } from '../../apps/server/src/platform/database/index.ts'
import { textTable } from '../../tools/src/measure/table.ts'
import { type Product, startProduct } from '../product/product.ts'
import type { WireRequest } from '../product/request.ts'
import { quantile } from './figures.ts'

/** Servers of one database have the same keys. */
export const sharedKeys = () => {
  const key = () => randomBytes(32).toString('base64')
  return { PERSONAL_DATA_KEYS: key(), PERSONAL_DATA_HASH_KEY: key() }
}

/** The most that 95 of 100 answers may take. */
export const MAX_P95_MS = 60
const ROUNDS = 20

interface Answer {
  readonly code: string
  readonly data?: { readonly nextCursor?: string | null }
}

/**
 * Asks once.
 * @returns how long the answer took, and where the next page of a list begins
 * @throws when the product refuses
 */
export const timed = async (
  origin: string,
  { path, ...rest }: WireRequest,
): Promise<{ readonly ms: number; readonly next: string | null }> => {
  const start = performance.now()
  const answer = await fetch(origin + path, rest)
  const { code, data } = (await answer.json()) as Answer
  if (code !== '0') throw new Error(`${path} was refused: ${code}`)
  return { ms: performance.now() - start, next: data?.nextCursor ?? null }
}

/** What is told of times: half of them, 95 of 100, and whether that is too much, which fails the measurement. */
export const cellsOf = (times: readonly number[]): readonly string[] => {
  const p95 = quantile(times, 0.95)
  if (p95 > MAX_P95_MS) process.exitCode = 1
  return [`${quantile(times, 0.5).toFixed(0)} ms`, `${p95.toFixed(0)} ms`, p95 > MAX_P95_MS ? 'too slow' : '']
}

/** Asks again and again, after a first time that does not count. It takes long: what is known is told at once. */
export const measured = async (
  origin: string,
  name: string,
  request: WireRequest,
): Promise<readonly string[]> => {
  await timed(origin, request)
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round++) times.push((await timed(origin, request)).ms)
  const row = [name, ...cellsOf(times)]
  console.log(row.join('  ').trimEnd())
  return row
}

export const tellTable = (title: string, rows: readonly (readonly string[])[]): void => {
  console.log(textTable([title, 'p50', 'p95', ''], rows))
  console.log(`A p95 of at most ${MAX_P95_MS} ms is wanted for each.`)
}

/** Measures in a product, which says what it has printed when that fails. */
export const inProduct = async <Result>(
  settings: Readonly<Record<string, string>>,
  work: (product: Product) => Promise<Result>,
): Promise<Result> => {
  const product = await startProduct(settings)
  try {
    return await work(product)
  } catch (error) {
    console.error(product.said())
    throw error
  } finally {
    await product.stop()
  }
}

/** Measures in a demonstration on the embedded database, after it has grown. */
export const inGrown = async (
  grow: (pool: pg.Pool) => Promise<void>,
  work: (product: Product) => Promise<void>,
): Promise<void> => {
  const folder = mkdtempSync(join(tmpdir(), 'compute-mall-grown-'))
  const settings = { DATA_DIR: folder }
  try {
    await (await startProduct(settings)).stop()
    const connection = await connect({ kind: 'embedded', dir: folder }, console.warn)
    await grow(connection.pool)
    await connection.close()
    await inProduct(settings, work)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
