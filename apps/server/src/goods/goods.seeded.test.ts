import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { loadDemo } from '../demo.ts'
import { goodsSurroundings } from '../search/index.ts'
import { startTestServer } from '../testing/index.ts'

it('[R1.07] the demonstration shows goods of shop 1001 in each state of shelf and review', async () => {
  const server = await startTestServer()
  const { blobs, db, vault } = server.platform
  const { seedAll } = await loadDemo()
  await db.transaction().execute((trx) => seedAll(trx, { blobs, vault, now: new Date(server.clock()) }))
  const rows = await db
    .selectFrom('goods_lives')
    .select(['shelf', 'review'])
    .distinct()
    .where('shop_id', '=', '1001')
    .execute()
  const states = rows.map(({ shelf, review }) => `${shelf} ${review}`)
  expect(states.toSorted()).toEqual([
    'awaiting passed',
    'failed passed',
    'forcedOff passed',
    'off passed',
    'on draft',
    'on passed',
    'on pending',
    'on refused',
    'on revoked',
    'unlisted draft',
    'unlisted pending',
    'unlisted refused',
  ])
  const nameless = await db
    .selectFrom('goods_lives')
    .select(['goods_id', 'shelf', 'review'])
    .where(sql<boolean>`name->>'zh' = '' or name->>'en' = ''`)
    .execute()
  expect(nameless).toEqual([])
  // Every goods item is filed under a category of its kind, so that its seller can change it (R3.04).
  const filed = await db
    .selectFrom('goods_search')
    .innerJoin('goods', 'goods.id', 'goods_search.goods_id')
    .select(['goods.kind', 'goods_search.category'])
    .distinct()
    .execute()
  expect(filed.length).toBeGreaterThan(20)
  const { categoriesOf } = goodsSurroundings.taxonomy
  expect(filed.filter(({ kind, category }) => !categoriesOf(kind).has(category))).toEqual([])
  // Whoever is told of goods is told which.
  const notices = await db.selectFrom('notices').select(['kind', 'details']).execute()
  const ofGoods = notices.filter(({ details }) => 'goodsName' in details)
  expect(ofGoods.map(({ kind }) => kind)).toContain('goodsRefused')
  expect(ofGoods.filter(({ details }) => details.goodsName === '')).toEqual([])
  await server.stop()
}, 180_000)
