import { Optional, TextUpTo } from '@compute-mall/core/codec'
import { E } from '@compute-mall/core/fp'
import { defineList, type ListPage, type QueryOf } from '@compute-mall/core/list'
import fc from 'fast-check'
import { type Kysely, sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/index.ts'
import type { Database } from '../database/index.ts'
import { type ListSource, pageOf, rowsOf } from './index.ts'

const list = defineList({
  filters: { kind: Optional(TextUpTo(8)) },
  sorts: ['-at', 'at', 'rank'],
})
type Query = QueryOf<typeof list>
interface Row {
  readonly id: string
  readonly rank: number
}
const first: Query = { kind: undefined, sort: undefined, cursor: undefined, limit: 3 }

let server: TestServer
let db: Kysely<Database>
beforeAll(async () => {
  server = await startTestServer()
  db = server.platform.db
  await sql`create table listed_things (id text primary key, kind text not null, rank integer not null,
    at timestamptz not null)`.execute(db)
})
beforeEach(async () => void (await sql`delete from listed_things`.execute(db)))
afterAll(() => server.stop())

const source = (name = 'things'): ListSource<typeof list, Row> => ({
  list,
  name,
  sorts: { at: { column: 'at', type: 'timestamptz' }, rank: { column: 'rank', type: 'integer' } },
  rows: ({ kind }) =>
    kind === undefined
      ? sql<Row>`(select * from listed_things)`
      : sql<Row>`(select * from listed_things where kind = ${kind})`,
})

/** Times differ by microseconds, which a JavaScript date cannot tell apart. */
const insert = (id: string, rank: number, kind = 'a') =>
  sql`insert into listed_things values (${id}, ${kind}, ${rank},
    '2026-11-21T02:00:00Z'::timestamptz + ${rank} * interval '1 microsecond')
    on conflict (id) do nothing`.execute(db)

const page = async (query: Query, name?: string): Promise<ListPage<Row>> => {
  const answer = await pageOf(server.platform, source(name), query)
  if (E.isLeft(answer)) throw new Error(answer.left.code)
  return answer.right
}
const idsOf = ({ records }: ListPage<Row>) => records.map(({ id }) => id)

type Change =
  | { readonly kind: 'insert'; readonly id: string; readonly rank: number }
  | { readonly kind: 'move'; readonly id: string; readonly rank: number }
  | { readonly kind: 'remove'; readonly id: string }

const id = fc.constantFrom(...Array.from({ length: 14 }, (_, i) => `r${i}`))
const rank = fc.integer({ min: 0, max: 4 })
const change: fc.Arbitrary<Change> = fc.oneof(
  fc.record({ kind: fc.constant('insert' as const), id, rank }),
  fc.record({ kind: fc.constant('move' as const), id, rank }),
  fc.record({ kind: fc.constant('remove' as const), id }),
)
const make = async (made: Change): Promise<void> => {
  if (made.kind === 'insert') await insert(made.id, made.rank)
  else if (made.kind === 'remove') await sql`delete from listed_things where id = ${made.id}`.execute(db)
  else
    await sql`update listed_things set rank = ${made.rank},
      at = '2026-11-21T02:00:00Z'::timestamptz + ${made.rank} * interval '1 microsecond'
      where id = ${made.id}`.execute(db)
}

describe('a list by its keys', () => {
  it('[R9.02] meets each row that stayed put exactly once, whatever happens between the pages', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(fc.tuple(id, rank), { selector: ([name]) => name, minLength: 1, maxLength: 14 }),
        fc.array(fc.array(change, { maxLength: 3 }), { maxLength: 8 }),
        fc.constantFrom<Query['sort']>('at', '-at', 'rank', undefined),
        fc.integer({ min: 1, max: 5 }),
        fc.boolean(),
        async (rows, rounds, sort, limit, isBack) => {
          await sql`delete from listed_things`.execute(db)
          for (const [name, at] of rows) await insert(name, at)
          const touched = new Set(rounds.flat().map((each) => each.id))
          const stayed = rows.map(([name]) => name).filter((name) => !touched.has(name))
          const asked: Query = { ...first, sort, limit }
          let place: ListPage<Row> = await page(asked)
          // Who reads backwards begins at the last page.
          while (isBack && place.nextCursor !== null)
            place = await page({ ...asked, cursor: place.nextCursor })
          const met: string[] = [...idsOf(place)]
          for (let round = 0; ; round++) {
            for (const each of rounds[round] ?? []) await make(each)
            const cursor = isBack ? place.previousCursor : place.nextCursor
            if (cursor === null) break
            place = await page({ ...asked, cursor })
            met.push(...idsOf(place))
          }
          for (const name of stayed)
            expect([name, met.filter((each) => each === name).length]).toEqual([name, 1])
        },
      ),
      { numRuns: Number(process.env.CASES ?? 60) },
    )
  })

  it('[R9.02] orders equals by their ids, and leads back to where one came from', async () => {
    for (const name of ['a', 'b', 'c', 'd', 'e']) await insert(name, 1)
    const one = await page({ ...first, sort: 'at', limit: 2 })
    const two = await page({ ...first, sort: 'at', limit: 2, cursor: one.nextCursor ?? '' })
    const three = await page({ ...first, sort: 'at', limit: 2, cursor: two.nextCursor ?? '' })
    expect([one, two, three].map(idsOf)).toEqual([['a', 'b'], ['c', 'd'], ['e']])
    expect([one.previousCursor, three.nextCursor, one.total]).toEqual([null, null, 5])
    const back = await page({ ...first, sort: 'at', limit: 2, cursor: three.previousCursor ?? '' })
    expect(idsOf(back)).toEqual(['c', 'd'])
    const begin = await page({ ...first, sort: 'at', limit: 2, cursor: back.previousCursor ?? '' })
    expect([idsOf(begin), begin.previousCursor]).toEqual([['a', 'b'], null])
    expect(idsOf(await page({ ...first, limit: 2 }))).toEqual(['e', 'd'])
  })

  it('[R9.02] leads back from a page whose rows are gone', async () => {
    for (const name of ['a', 'b', 'c']) await insert(name, 1)
    const one = await page({ ...first, sort: 'at', limit: 2 })
    await make({ kind: 'remove', id: 'c' })
    const empty = await page({ ...first, sort: 'at', limit: 2, cursor: one.nextCursor ?? '' })
    expect([idsOf(empty), empty.nextCursor]).toEqual([[], null])
    expect(idsOf(await page({ ...first, sort: 'at', limit: 2, cursor: empty.previousCursor ?? '' }))).toEqual(
      ['a', 'b'],
    )
  })

  it('[R9.02, S4] takes a place for the list, filters and order that it was made for alone', async () => {
    for (const name of ['a', 'b', 'c', 'd']) await insert(name, 1)
    const { nextCursor } = await page({ ...first, limit: 1 })
    const cursor = nextCursor ?? ''
    const [payload = '', signature = ''] = cursor.split('.')
    const forged = Buffer.from(Buffer.from(payload, 'base64url').toString().replace('"d"', '"a"')).toString(
      'base64url',
    )
    const refused = [
      pageOf(server.platform, source('others'), { ...first, cursor }),
      pageOf(server.platform, source(), { ...first, kind: 'a', cursor }),
      pageOf(server.platform, source(), { ...first, sort: 'at', cursor }),
      pageOf(server.platform, source(), { ...first, cursor: `${forged}.${signature}` }),
      pageOf(server.platform, source(), { ...first, cursor: 'YWJj.c2ln' }),
    ]
    for (const answer of await Promise.all(refused)) expect(answer).toEqual(E.left({ code: 'LIST10001' }))
    expect(idsOf(await page({ ...first, limit: 2, cursor }))).toEqual(['c', 'b'])
  })

  it('[R9.02] counts to 10,000 and says that there are more', async () => {
    await sql`insert into listed_things select 'n' || n, 'b', n, now() from generate_series(1, 10003) as n`.execute(
      db,
    )
    await insert('a', 1)
    expect((await page(first)).total).toBe(10_001)
    expect((await page({ ...first, kind: 'a' })).total).toBe(1)
  })

  it('[R9.02] is read as a whole in the same order, up to so many rows', async () => {
    await sql`insert into listed_things select 'n' || n, 'b', n, now() from generate_series(1, 1203) as n`.execute(
      db,
    )
    const read = async (max: number) => {
      const ids: string[] = []
      for await (const row of rowsOf(db, source(), { ...first, sort: 'rank' }, max)) ids.push(row.id)
      return ids
    }
    const all = Array.from({ length: 1203 }, (_, i) => `n${i + 1}`)
    expect(await read(5_000)).toEqual(all)
    expect(await read(700)).toEqual(all.slice(0, 700))
  })
})
