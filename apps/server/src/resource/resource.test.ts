import { auditEndpoints, auditList } from '@compute-mall/core/audit'
import { E } from '@compute-mall/core/fp'
import type { Endpoint, InputOf } from '@compute-mall/core/http'
import { readList } from '@compute-mall/core/list'
import { type CatalogueForm, catalogueEndpoints as calls, catalogueList } from '@compute-mall/core/resource'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { putOnSale, startTestServer, type TestServer, type TestUser } from '../testing/index.ts'

let server: TestServer
let admin: TestUser
let operator: TestUser
let merchant: TestUser

beforeAll(async () => {
  server = await startTestServer()
  await putOnSale(server.platform.db)
  admin = await server.signIn({ user_name: 'anna', role_type: 'manager', role_ids: ['operateadmin'] })
  operator = await server.signIn({ user_name: 'otto', role_type: 'manager', role_ids: ['operator'] })
  merchant = await server.signIn({ retailer_id: '1001', shop_duties: ['owner'] })
})
afterAll(() => server.stop())

const everything = readList(catalogueList, []).query
const form = (resourceNumber: string, more: Partial<CatalogueForm> = {}): CatalogueForm => ({
  resourceNumber,
  nameZh: 'A800 训练节点',
  nameEn: '',
  resourceType: 'gpu',
  clusterId: 'c-kunshan',
  ...more,
})
const eight = { code: 'a800x8', nameZh: '八卡', nameEn: 'Eight cards' }
const four = { code: 'a800x4', nameZh: '四卡', nameEn: '' }

const refusalOf = async <EP extends Endpoint>(caller: TestUser, call: EP, input: InputOf<EP>) => {
  const answer = await caller.call(call, input)
  return E.isLeft(answer) && answer.left.kind === 'refused' ? answer.left.error : null
}
const codeOf = async <EP extends Endpoint>(caller: TestUser, call: EP, input: InputOf<EP>) =>
  (await refusalOf(caller, call, input))?.code ?? 'answered'
const add = async (resourceNumber: string, more?: Partial<CatalogueForm>) =>
  (await admin.get(calls.addItem, { body: form(resourceNumber, more) })).item.itemId
const by = (itemId: string) => ({ params: { itemId } })
const specify = (itemId: string, body = eight) => admin.get(calls.addSpecification, { ...by(itemId), body })
const detail = (itemId: string) => operator.get(calls.catalogueItem, by(itemId))

describe('the resource catalogue', () => {
  it('[R4.04][R5.11] has items that are added disabled, made up, enabled, offered and disabled again', async () => {
    const added = await admin.get(calls.addItem, { body: form(' gpu-life-01 ') })
    expect(added).toEqual({
      item: {
        itemId: added.item.itemId,
        resourceNumber: 'GPU-LIFE-01',
        name: { zh: 'A800 训练节点', en: 'A800 训练节点' },
        resourceType: 'gpu',
        clusterId: 'c-kunshan',
        status: 'disabled',
        specifications: [],
      },
      centerName: { zh: '华东一区（昆山）算力中心', en: 'East China I (Kunshan) Computing Centre' },
      usedBy: 0,
      revision: 0,
    })
    const { itemId } = added.item
    const offered = () =>
      merchant.get(calls.offeredItems, { query: { clusterId: 'c-kunshan', resourceType: ['gpu'] } })
    expect(await codeOf(admin, calls.enableItem, by(itemId))).toBe('RESOURCE10003')
    await specify(itemId)
    expect((await specify(itemId, four)).item.specifications).toEqual([
      { code: 'a800x8', name: { zh: '八卡', en: 'Eight cards' } },
      { code: 'a800x4', name: { zh: '四卡', en: '四卡' } },
    ])
    expect(await offered()).toEqual([])
    expect((await admin.get(calls.enableItem, by(itemId))).item.status).toBe('enabled')
    expect((await offered()).map(({ resourceNumber }) => resourceNumber)).toEqual(['GPU-LIFE-01'])
    expect((await admin.get(calls.disableItem, by(itemId))).item.status).toBe('disabled')
    expect(await offered()).toEqual([])
  })

  it('[R4.04] notes each change in the audit log once, and what changes nothing not at all', async () => {
    const itemId = await add('GPU-NOTED-01')
    await specify(itemId)
    await admin.get(calls.enableItem, by(itemId))
    await admin.get(calls.enableItem, by(itemId))
    const body = { ...form('GPU-NOTED-02', { nameEn: 'A800 node' }), revision: 0 }
    await admin.get(calls.changeItem, { ...by(itemId), body })
    await admin.get(calls.disableItem, by(itemId))
    await admin.get(calls.disableItem, by(itemId))
    expect(await codeOf(admin, calls.addItem, { body: form('GPU-NOTED-02') })).toBe('RESOURCE10001')
    const { history } = await detail(itemId)
    expect(history.map(({ action, actor, source }) => [action, actor, source]).toReversed()).toEqual([
      ['item.added', 'anna', 'staff'],
      ['specification.added', 'anna', 'staff'],
      ['item.enabled', 'anna', 'staff'],
      ['item.changed', 'anna', 'staff'],
      ['item.disabled', 'anna', 'staff'],
    ])
    expect(history[1]).toMatchObject({
      before: { resourceNumber: 'GPU-NOTED-01', nameEn: 'A800 训练节点' },
      after: { resourceNumber: 'GPU-NOTED-02', nameEn: 'A800 node' },
    })
    const { records } = await admin.get(auditEndpoints.list, {
      query: { ...readList(auditList, []).query, objectId: itemId },
    })
    expect(records).toEqual(history)
  })

  it('[R5.11][S12] gives a number that many add at once, in any case of letters, to one of them', async () => {
    const answers = await Promise.all(
      ['GPU-RACE-01', 'gpu-race-01', 'Gpu-Race-01', ' GPU-RACE-01'].map((number) =>
        refusalOf(admin, calls.addItem, { body: form(number) }),
      ),
    )
    expect(answers.filter((answer) => answer === null)).toHaveLength(1)
    expect(answers.filter((answer) => answer !== null)).toEqual(
      Array(3).fill(expect.objectContaining({ code: 'RESOURCE10001', details: { number: 'GPU-RACE-01' } })),
    )
  })

  it('[R5.11] refuses what is no number, a name that is blank, and a centre that is not there', async () => {
    const refused = (body: CatalogueForm) => codeOf(admin, calls.addItem, { body })
    expect(await refused(form('-GPU'))).toBe('RESOURCE10002')
    expect(await refused(form('G'))).toBe('RESOURCE10002')
    expect(await refused(form('GPU-BLANK-01', { nameZh: ' ' }))).toBe('SYS10001')
    expect(await refused(form('GPU-NOWHERE-01', { clusterId: 'c-nowhere' }))).toBe('SYS10002')
    expect(await codeOf(admin, calls.catalogueItem, by('item-nowhere'))).toBe('SYS10002')
    expect(await codeOf(admin, calls.enableItem, by('item-nowhere'))).toBe('SYS10002')
  })

  it('[R5.11][S12] keeps one specification, whoever removes the others at once', async () => {
    const itemId = await add('GPU-LAST-01')
    await specify(itemId)
    await specify(itemId, four)
    expect(await refusalOf(admin, calls.addSpecification, { ...by(itemId), body: four })).toMatchObject({
      code: 'RESOURCE10005',
      details: { code: 'a800x4' },
    })
    const remove = (code: string) => codeOf(admin, calls.removeSpecification, { params: { itemId, code } })
    expect(await remove('h100')).toBe('SYS10002')
    const codes = await Promise.all([remove('a800x8'), remove('a800x4')])
    expect(codes.toSorted()).toEqual(['RESOURCE10003', 'answered'])
    expect((await detail(itemId)).row.item.specifications).toHaveLength(1)
  })

  it('[R4.04][S12] lets one of two who changed the same revision win, and tells the other', async () => {
    const itemId = await add('GPU-TWO-01')
    const changeTo = (nameZh: string, revision: number) =>
      codeOf(admin, calls.changeItem, {
        ...by(itemId),
        body: { ...form('GPU-TWO-01', { nameZh }), revision },
      })
    const codes = await Promise.all([changeTo('甲', 0), changeTo('乙', 0)])
    expect(codes.toSorted()).toEqual(['RESOURCE10006', 'answered'])
    expect(await changeTo('丙', 1)).toBe('answered')
    expect((await detail(itemId)).row).toMatchObject({ revision: 2, item: { name: { zh: '丙' } } })
  })

  it('[R4.04] is read page by page, filtered by centre, type, state and words', async () => {
    const wanted = ['STO-PAGE-1', 'STO-PAGE-2', 'STO-PAGE-3']
    for (const number of wanted) await add(number, { resourceType: 'storage', nameZh: `存储 100% ${number}` })
    const query = { ...everything, resourceType: ['storage' as const] }
    const numbersOf = ({
      records,
    }: {
      readonly records: readonly { readonly item: { readonly resourceNumber: string } }[]
    }) => records.map(({ item }) => item.resourceNumber)
    const first = await operator.get(calls.catalogue, { query: { ...query, limit: 2 } })
    expect([numbersOf(first), first.total]).toEqual([['STO-PAGE-1', 'STO-PAGE-2'], 3])
    const next = await operator.get(calls.catalogue, {
      query: { ...query, limit: 2, cursor: first.nextCursor ?? undefined },
    })
    expect(numbersOf(next)).toEqual(['STO-PAGE-3'])
    const found = async (more: object) =>
      numbersOf(await operator.get(calls.catalogue, { query: { ...everything, ...more } }))
    expect(await found({ keyword: 'page-2' })).toEqual(['STO-PAGE-2'])
    expect(await found({ keyword: '100%' })).toEqual(wanted)
    expect(await found({ keyword: '100_' })).toEqual([])
    expect(await found({ clusterId: 'c-nowhere' })).toEqual([])
    expect(await found({ ...query, status: 'enabled' })).toEqual([])
    const tree = await operator.get(calls.catalogueTree, {})
    expect(tree.find(({ clusterId }) => clusterId === 'c-kunshan')?.types).toContainEqual({
      resourceType: 'storage',
      count: 3,
    })
  })

  it('[R4.04] tells which goods offer an item, and leaves them alone when it is disabled', async () => {
    const itemId = await add('GPU-USED-01')
    await specify(itemId)
    await admin.get(calls.enableItem, by(itemId))
    const { db } = server.platform
    const { goodsId } = await putOnSale(db)
    await db
      .updateTable('goods_lives')
      .set({ catalogue_item_id: itemId })
      .where('goods_id', '=', goodsId)
      .execute()
    await admin.get(calls.disableItem, by(itemId))
    const { row, usage } = await detail(itemId)
    expect([row.usedBy, usage]).toEqual([
      1,
      {
        onShelf: 1,
        waiting: 0,
        offShelf: 0,
        openResources: 0,
        goods: [
          {
            goodsId,
            name: { zh: 'A800 八卡节点', en: 'A800 eight-card node' },
            shopName: { zh: '平台自营旗舰店', en: 'Platform Flagship Store' },
            use: 'onShelf',
          },
        ],
      },
    ])
  })

  it('[S2][R6.06] is read by operators, changed by admins, and offered to those who describe goods', async () => {
    const itemId = await add('GPU-DOOR-01')
    const customer = await server.signIn()
    const clerk = await server.signIn({ retailer_id: '1001', shop_duties: ['service'] })
    const { query } = { query: { clusterId: undefined, resourceType: [] } }
    expect(await codeOf(operator, calls.catalogue, { query: everything })).toBe('answered')
    for (const caller of [customer, merchant, clerk])
      expect(await codeOf(caller, calls.catalogue, { query: everything })).toBe('AUTH10004')
    for (const caller of [customer, merchant, operator]) {
      expect(await codeOf(caller, calls.addItem, { body: form('GPU-DOOR-02') })).toBe('AUTH10004')
      expect(await codeOf(caller, calls.enableItem, by(itemId))).toBe('AUTH10004')
      expect(
        await codeOf(caller, calls.changeItem, {
          ...by(itemId),
          body: { ...form('GPU-DOOR-03'), revision: 0 },
        }),
      ).toBe('AUTH10004')
      expect(await codeOf(caller, calls.addSpecification, { ...by(itemId), body: eight })).toBe('AUTH10004')
    }
    expect(await codeOf(clerk, calls.offeredItems, { query })).toBe('AUTH10004')
    expect(await codeOf(merchant, calls.offeredItems, { query })).toBe('answered')
  })
})
