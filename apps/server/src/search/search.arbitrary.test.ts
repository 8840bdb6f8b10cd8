import { setTimeout as sleep } from 'node:timers/promises'
import { searchEndpoints } from '@compute-mall/core/search'
import { searchFixtures } from '@compute-mall/core/search/testing'
import { SECOND_MS } from '@compute-mall/core/time'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '../platform/ids.ts'
import { bumpVersion } from '../platform/versions.ts'
import type { TestServer } from '../testing/index.ts'
import { startSeededServer } from '../testing/seeded.ts'
import { INDEX_VERSION, refreshIndex } from './store/refresh.ts'

/** Signs of regular expressions, of tsquery, of patterns and of SQL. */
const SIGNS = [
  ...'-#&|!()<>:*\'"\\/%_$^.+?[]{},;=~`@ \t\n',
  '\u0000',
  '\ud800',
  '\u200b',
  '\u202e',
  '｜',
  '＆',
  '－',
]
const words = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.string({
      unit: fc.constantFrom(...SIGNS, 'a', 'A', '1', '显', '卡', 'İ', 'ß'),
      maxLength: 12,
    }),
  },
  fc.string({ unit: 'grapheme', maxLength: 12 }),
  fc.string({ unit: 'binary', maxLength: 40 }),
)
/** Texts as a database can hold them. */
const storable = words.map((text) => text.toWellFormed().replaceAll('\u0000', ''))

const logged: string[] = []
let server: TestServer
beforeAll(async () => {
  server = await startSeededServer({ logTo: (line) => logged.push(line) })
})
afterAll(() => server.stop())

const all = async (keyWords: string) => {
  const usual = searchFixtures.request(keyWords)
  return server.visitor().call(searchEndpoints.all, {
    body: { ...usual, query: { ...usual.query, pageSize: 3 } },
  })
}
const suggestions = (keyWords: string) =>
  server.visitor().call(searchEndpoints.suggestions, { query: { keyWords } })

describe('search among arbitrary entries', () => {
  it('[R2.10][S4] answers whatever is typed, and finds every other word', async () => {
    const { db } = server.platform
    const terms =
      fc.sample(fc.uniqueArray(storable, { minLength: 150, maxLength: 150 }), { numRuns: 1, seed: 29 })[0] ??
      []
    const fixed = ['a-b', '#1', 'r&d', 'c++', '.*', '(', '[a', '\\', '', ' ', '-', "'", 'a:*', '!']
    const known = [...new Set([...fixed, ...terms])]
    const kinds = ['same', 'instead', 'ignored'] as const
    for (const [i, term] of known.entries())
      await sql`insert into search_synonyms (id, term, kind, meanings)
        values (${newId()}, ${term}, ${kinds[i % 3]}, ${JSON.stringify([known[(i + 1) % known.length], 'A800'])}::jsonb)
        on conflict do nothing`.execute(db)
    const names = known.filter((_, i) => i % 4 === 0)
    for (const [i, name] of names.entries())
      await sql`insert into search_taxonomy (tree, code, parent, position, name)
        values ('application', ${`odd${i}`}, 'software', ${1000 + i}, ${JSON.stringify({ zh: name, en: name })}::json)`.execute(
        db,
      )
    await sql`insert into search_changes (goods_id) select id from goods`.execute(db)
    await refreshIndex(db, new Date(server.clock()))
    await bumpVersion(db, INDEX_VERSION)
    await sleep(1.1 * SECOND_MS)

    expect(await all('GROMACS')).toMatchObject({ right: { total: expect.any(Number), correctedWords: null } })
    const found = await server.visitor().get(searchEndpoints.all, { body: searchFixtures.request('GROMACS') })
    expect(found.total).toBeGreaterThan(0)

    const typed = fc.oneof(
      words,
      fc.constantFrom(...known),
      fc.tuple(fc.constantFrom(...known), words).map((two) => two.join(' ')),
    )
    await fc.assert(
      fc.asyncProperty(typed, async (given) => {
        const text = given.slice(0, 100).toWellFormed().replaceAll('\u0000', '')
        expect(await all(text)).toMatchObject({ _tag: 'Right' })
        expect(await suggestions(text)).toMatchObject({ _tag: 'Right' })
      }),
      { numRuns: 150, seed: 7 },
    )
  })

  it('[R2.10] logs each unusable entry once', async () => {
    const lines = () => logged.filter((line) => line.includes('unusable search word ignored'))
    expect(lines().length).toBeGreaterThan(0)
    const before = lines().length
    await bumpVersion(server.platform.db, INDEX_VERSION)
    await sleep(1.1 * SECOND_MS)
    await all('GROMACS')
    expect(lines()).toHaveLength(before)
  })
})
