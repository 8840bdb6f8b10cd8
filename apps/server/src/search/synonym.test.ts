import { setTimeout as sleep } from 'node:timers/promises'
import { auditEndpoints, auditList } from '@compute-mall/core/audit'
import { E } from '@compute-mall/core/fp'
import type { Endpoint, InputOf } from '@compute-mall/core/http'
import { readList } from '@compute-mall/core/list'
import {
  synonymEndpoints as calls,
  type SynonymForm,
  searchEndpoints,
  synonymList,
} from '@compute-mall/core/search'
import { searchFixtures } from '@compute-mall/core/search/testing'
import { SECOND_MS } from '@compute-mall/core/time'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Caller, TestServer, TestUser } from '../testing/index.ts'
import { startSeededServer } from '../testing/seeded.ts'

let server: TestServer
let operator: TestUser
let visitor: Caller
beforeAll(async () => {
  server = await startSeededServer()
  operator = await server.signIn({ user_name: 'otto', role_type: 'manager', role_ids: ['operator'] })
  visitor = server.visitor()
})
afterAll(() => server.stop())

const form = (term: string, more: Partial<SynonymForm> = {}): SynonymForm => ({
  term,
  kind: 'same',
  meanings: 'A800',
  ...more,
})
const add = (body: SynonymForm) => operator.get(calls.addSynonym, { body })
const listed = async (keyword: string) => {
  const { query } = readList(synonymList, [['keyword', keyword]])
  return (await operator.get(calls.synonyms, { query })).records
}
const codeOf = async <EP extends Endpoint>(caller: Caller, call: EP, input: InputOf<EP>) => {
  const answer = await caller.call(call, input)
  return E.isLeft(answer) && answer.left.kind === 'refused' ? answer.left.error.code : 'answered'
}
/** What a visitor finds, once every process has heard of the latest change: within a second. */
const search = async (words: string) => {
  await sleep(1.1 * SECOND_MS)
  const usual = searchFixtures.request(words)
  return visitor.get(searchEndpoints.goods, {
    body: { ...usual, query: { ...usual.query, searchType: 'all' } },
  })
}

describe('the words of the search', () => {
  it('[R2.10] begin with the vocabulary of the trade, by word, narrowed by kind and by part', async () => {
    const { query } = readList(synonymList, [
      ['kind', 'ignored'],
      ['limit', '120'],
    ])
    const ignored = await operator.get(calls.synonyms, { query })
    expect(ignored.records.map(({ term }) => term)).toContain('租')
    expect(ignored.records.every(({ kind, meanings }) => kind === 'ignored' && meanings.length === 0)).toBe(
      true,
    )
    expect((await listed('英伟')).map(({ term, meanings }) => [term, meanings])).toEqual([
      ['英伟达', ['NVIDIA GPU']],
    ])
    expect((await listed('%')).length).toBe(0)
  })

  it('[R2.10] are added, changed and removed, each at once for the next search', async () => {
    expect((await search('大黄蜂')).total).toBe(0)
    const added = await add(form(' 大黄蜂 ', { meanings: 'A800，H800\nA800' }))
    expect(added).toMatchObject({ term: '大黄蜂', kind: 'same', meanings: ['A800', 'H800'], revision: 1 })
    const found = await search('大黄蜂')
    expect(found.correctedWords).toBeNull()
    expect(found.records[0]?.name.en).toMatch(/A800|H800/)

    const { synonymId } = added
    const change = { ...form('大黄蜂', { kind: 'instead', meanings: 'RTX4090' }), revision: 1 }
    expect(await operator.get(calls.changeSynonym, { params: { synonymId }, body: change })).toMatchObject({
      kind: 'instead',
      revision: 2,
    })
    const instead = await search('大黄蜂')
    expect(instead.correctedWords).toBe('RTX4090')
    expect(instead.records[0]?.name.en).toContain('RTX4090')

    await operator.get(calls.removeSynonym, { params: { synonymId } })
    expect((await search('大黄蜂')).total).toBe(0)
  })

  it('[R8.05] are each there once, and changed from what was read', async () => {
    const first = await add(form('zx-1'))
    expect(await codeOf(operator, calls.addSynonym, { body: form('ＺＸ-1') })).toBe('SEARCH10001')
    const params = { synonymId: first.synonymId }
    const body = { ...form('zx-1', { meanings: 'H20' }), revision: 1 }
    expect(await codeOf(operator, calls.changeSynonym, { params, body })).toBe('answered')
    expect(await codeOf(operator, calls.changeSynonym, { params, body })).toBe('SEARCH10002')
    const gone = { params: { synonymId: 'nothing' } }
    expect(await codeOf(operator, calls.removeSynonym, gone)).toBe('SYS10002')
    expect(await codeOf(operator, calls.changeSynonym, { ...gone, body })).toBe('SYS10002')
  })

  it.each([
    ['nothing', form(' ')],
    ['punctuation alone', form('!!')],
    ['a meaning of punctuation', form('zx-2', { meanings: 'A800,#' })],
    ['no meaning', form('zx-2', { meanings: ' , ' })],
    ['itself as its meaning', form('zx-2', { meanings: 'ZX-2' })],
    [
      'more meanings than are kept',
      form('zx-2', { meanings: Array.from({ length: 21 }, (_, i) => i).join() }),
    ],
    ['a longer meaning than a word', form('zx-2', { meanings: 'm'.repeat(41) })],
  ])('[S4] are refused with %s', async (_, body) => {
    expect(await codeOf(operator, calls.addSynonym, { body })).toBe('SYS10001')
    expect(await listed('zx-2')).toEqual([])
  })

  it('[S2] are read and written by operators alone', async () => {
    const { query } = readList(synonymList, [])
    const market = await server.signIn({ role_type: 'manager', role_ids: ['market'] })
    const params = { synonymId: (await listed('英伟达'))[0]?.synonymId ?? '' }
    for (const [caller, code] of [
      [market, 'AUTH10004'],
      [await server.signIn(), 'AUTH10004'],
    ] as const) {
      expect(await codeOf(caller, calls.synonyms, { query })).toBe(code)
      expect(await codeOf(caller, calls.addSynonym, { body: form('zx-3') })).toBe(code)
      expect(await codeOf(caller, calls.removeSynonym, { params })).toBe(code)
    }
    expect(await listed('zx-3')).toEqual([])
    expect(await listed('英伟达')).toHaveLength(1)
  })

  it('[R3.10] leave a line in the audit log for each change', async () => {
    const { synonymId } = await add(form('zx-4'))
    await operator.get(calls.removeSynonym, { params: { synonymId } })
    const admin = await server.signIn({ role_type: 'manager', role_ids: ['superadmin'] })
    const { query } = readList(auditList, [['objectId', synonymId]])
    const { records } = await admin.get(auditEndpoints.list, { query })
    expect(records.map(({ action }) => action)).toEqual(['synonym.removed', 'synonym.added'])
  })
})
