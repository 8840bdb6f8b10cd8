import { setTimeout as sleep } from 'node:timers/promises'
import { auditEndpoints, auditList } from '@compute-mall/core/audit'
import { E } from '@compute-mall/core/fp'
import type { Endpoint, InputOf } from '@compute-mall/core/http'
import { readList } from '@compute-mall/core/list'
import { resourceEndpoints } from '@compute-mall/core/resource'
import {
  taxonomyEndpoints as calls,
  searchEndpoints,
  type TaxonomyForm,
  type TaxonomyTree,
} from '@compute-mall/core/search'
import { searchFixtures } from '@compute-mall/core/search/testing'
import { SECOND_MS } from '@compute-mall/core/time'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Caller, TestServer, TestUser } from '../testing/index.ts'
import { startSeededServer } from '../testing/seeded.ts'
import { categoryTrees, filterValues } from './search.taxonomy.ts'
import { refreshIndex } from './store/refresh.ts'

let server: TestServer
let operator: TestUser
let visitor: Caller
beforeAll(async () => {
  server = await startSeededServer()
  operator = await server.signIn({ user_name: 'otto', role_type: 'manager', role_ids: ['operator'] })
  visitor = server.visitor()
})
afterAll(() => server.stop())

const read = (tree: TaxonomyTree) => operator.get(calls.taxonomy, { query: { tree } })
const nodeAt = async (tree: TaxonomyTree, code: string) => {
  const node = (await read(tree)).find((known) => known.code === code)
  if (node === undefined) throw new Error(`no ${code}`)
  return node
}
const form = (code: string, more: Partial<TaxonomyForm> = {}): TaxonomyForm => ({
  tree: 'application',
  parent: 'software',
  code,
  nameZh: '量子计算',
  nameEn: 'Quantum computing',
  ...more,
})
const codeOf = async <EP extends Endpoint>(caller: Caller, call: EP, input: InputOf<EP>) => {
  const answer = await caller.call(call, input)
  return E.isLeft(answer) && answer.left.kind === 'refused' ? answer.left.error.code : 'answered'
}
/** Changes one node, keeping what is not named. */
const change = async (
  tree: TaxonomyTree,
  code: string,
  more: { readonly nameZh?: string; readonly nameEn?: string; readonly hidden?: boolean },
) => {
  const { name, hidden, revision } = await nodeAt(tree, code)
  const body = { nameZh: name.zh, nameEn: name.en, hidden, revision, ...more }
  return operator.get(calls.changeCategory, { params: { tree, code }, body })
}
const move = (tree: TaxonomyTree, code: string, direction: 'up' | 'down') =>
  operator.get(calls.moveCategory, { params: { tree, code }, body: { direction } })
/** Every process has heard of the latest change within a second. */
const settled = () => sleep(1.1 * SECOND_MS)
const shown = async () => {
  await settled()
  return visitor.get(searchEndpoints.category, {})
}
const below = async (root: string) =>
  (await shown()).find(({ code }) => code === root)?.children.map(({ code }) => code) ?? []
const search = (words: string, common: readonly string[] = []) => {
  const usual = searchFixtures.request(words)
  return visitor.get(searchEndpoints.goods, {
    body: { ...usual, query: { ...usual.query, searchType: 'all' }, classify: { common, industry: [] } },
  })
}

describe('categories and filters', () => {
  it('[R3.04] begin as a new mall has them, in every tree', async () => {
    expect(await shown()).toEqual(categoryTrees.application)
    for (const categoryModule of ['resource', 'industry'] as const)
      expect(await visitor.get(searchEndpoints.categoryTree, { query: { categoryModule } })).toEqual(
        categoryTrees[categoryModule],
      )
    expect(await visitor.get(searchEndpoints.commonList, {})).toEqual(filterValues)
    expect((await read('filter')).slice(0, 2)).toEqual([
      {
        tree: 'filter',
        code: 'resource',
        parent: null,
        name: { zh: '资源类型', en: 'Resource' },
        hidden: false,
        revision: 1,
      },
      {
        tree: 'filter',
        code: 'region',
        parent: null,
        name: { zh: '区域', en: 'Region' },
        hidden: false,
        revision: 1,
      },
    ])
  })

  it('[R3.04] are added last below their parent, and on top', async () => {
    expect(await operator.get(calls.addCategory, { body: form('quantum') })).toEqual({
      tree: 'application',
      code: 'quantum',
      parent: 'software',
      name: { zh: '量子计算', en: 'Quantum computing' },
      hidden: false,
      revision: 1,
    })
    await operator.get(calls.addCategory, { body: form('simulators', { parent: '' }) })
    expect((await below('software')).at(-1)).toBe('quantum')
    expect((await shown()).at(-1)?.code).toBe('simulators')
  })

  it('[R3.04] are moved by one place, and stay at either end', async () => {
    await move('application', 'structural', 'up')
    expect((await below('software')).slice(0, 3)).toEqual(['structural', 'cfd', 'multiphysics'])
    const first = await move('application', 'structural', 'up')
    expect(first.filter(({ parent }) => parent === 'software').map(({ code }) => code)[0]).toBe('structural')
    await move('application', 'structural', 'down')
    expect((await below('software')).slice(0, 2)).toEqual(['cfd', 'structural'])
    await move('filter', 'spec', 'up')
    await settled()
    const groups = await visitor.get(searchEndpoints.commonList, {})
    expect(groups.map(({ group }) => group)).toEqual([
      'resource',
      'spec',
      'region',
      'payMode',
      'delivery',
      'other',
    ])
  })

  it('[R3.04] that are hidden are in no menu and no filter, and their goods are found all the same', async () => {
    const before = (await search('', ['software', 'cfd'])).total
    expect(before).toBeGreaterThan(0)
    expect(await change('application', 'cfd', { hidden: true })).toMatchObject({ hidden: true, revision: 2 })
    expect(await below('software')).not.toContain('cfd')
    expect((await search('', ['software', 'cfd'])).total).toBe(before)
    await change('filter', 'delivery', { hidden: true })
    await settled()
    const groups = await visitor.get(searchEndpoints.commonList, {})
    expect(groups.map(({ group }) => group)).not.toContain('delivery')
    await change('application', 'cfd', { hidden: false })
    expect(await below('software')).toContain('cfd')
  })

  it('[R2.10] find goods by their new names, and name them everywhere', async () => {
    await change('filter', 'region', { nameZh: '地区', nameEn: 'Area' })
    await change('filter', 'east', { nameZh: '长三角', nameEn: 'Yangtze Delta' })
    await refreshIndex(server.platform.db, new Date(server.clock()))
    await settled()
    expect((await search('长三角')).total).toBeGreaterThan(0)
    const groups = await visitor.get(searchEndpoints.commonList, {})
    expect(groups.find(({ group }) => group === 'region')?.name).toEqual({ zh: '地区', en: 'Area' })
    const clusters = await visitor.get(resourceEndpoints.clusterList, { query: { siteCode: undefined } })
    expect(clusters.map(({ regionName }) => regionName.zh)).toContain('长三角')
  })

  it('[R2.10] a region that is renamed has its new name on the cards of its goods, which nobody published again', async () => {
    const usual = searchFixtures.request('')
    const names = async (pageSize: number) => {
      const body = { ...usual, query: { ...usual.query, pageSize } }
      const { records } = await visitor.get(searchEndpoints.resource, { body })
      return records.flatMap(({ regionName }) => (regionName === null ? [] : [regionName.en]))
    }
    const before = await names(119)
    const inTheNorth = before.filter((name) => name === 'North China').length
    expect(inTheNorth).toBeGreaterThan(0)
    await change('filter', 'north', { nameZh: '京津冀', nameEn: 'Beijing and Tianjin' })
    await server.runJob('search-refresh')
    await settled()
    const after = await names(118)
    expect(after.filter((name) => name === 'Beijing and Tianjin')).toHaveLength(inTheNorth)
    expect(after).not.toContain('North China')
  })

  it('[R8.05] are each there once, and changed from what was read', async () => {
    expect(await codeOf(operator, calls.addCategory, { body: form('llm') })).toBe('SEARCH10003')
    expect(await codeOf(operator, calls.addCategory, { body: form('automotive') })).toBe('SEARCH10003')
    const body = { nameZh: '流体', nameEn: 'Fluids', hidden: false, revision: 999 }
    const params = { tree: 'application', code: 'cfd' } as const
    expect(await codeOf(operator, calls.changeCategory, { params, body })).toBe('SEARCH10004')
    const gone = { tree: 'application', code: 'nothing' } as const
    expect(await codeOf(operator, calls.changeCategory, { params: gone, body })).toBe('SYS10002')
    const up = { direction: 'up' } as const
    expect(await codeOf(operator, calls.moveCategory, { params: gone, body: up })).toBe('SYS10002')
  })

  it.each([
    ['a filter value, which the index would not know', form('zone', { tree: 'filter', parent: 'region' })],
    ['an industry, which the index would not know', form('zone', { tree: 'industry', parent: '' })],
    ['a third level', form('zone', { parent: 'cfd' })],
    ['a parent that is not there', form('zone', { parent: 'nowhere' })],
    ['no Chinese name', form('zone', { nameZh: ' ' })],
    ['Chinese in its English name', form('zone', { nameEn: '量子' })],
    ['a code that no address carries', form('a/b')],
  ])('[S4] are refused with %s', async (_, body) => {
    expect(await codeOf(operator, calls.addCategory, { body })).toBe('SYS10001')
  })

  it('[S2] are read and written by operators alone', async () => {
    const market = await server.signIn({ role_type: 'manager', role_ids: ['market'] })
    for (const caller of [market, await server.signIn()]) {
      expect(await codeOf(caller, calls.taxonomy, { query: { tree: 'filter' } })).toBe('AUTH10004')
      expect(await codeOf(caller, calls.addCategory, { body: form('mine') })).toBe('AUTH10004')
      const at = { params: { tree: 'filter', code: 'region' } } as const
      expect(await codeOf(caller, calls.moveCategory, { ...at, body: { direction: 'up' } })).toBe('AUTH10004')
      const body = { nameZh: '一', nameEn: 'One', hidden: true, revision: 2 }
      expect(await codeOf(caller, calls.changeCategory, { ...at, body })).toBe('AUTH10004')
    }
  })

  it('[R3.10] leave a line in the audit log for each change', async () => {
    const admin = await server.signIn({ role_type: 'manager', role_ids: ['superadmin'] })
    const { query } = readList(auditList, [['objectId', 'filter-spec']])
    await change('filter', 'spec', { nameEn: 'Models' })
    const { records } = await admin.get(auditEndpoints.list, { query })
    expect(records.map(({ action }) => action)).toEqual(['category.changed', 'category.moved'])
  })
})
