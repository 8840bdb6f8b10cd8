import { hostileTexts } from '@compute-mall/core/text/testing'
import { demo } from '@compute-mall/seed'
import { sql } from 'kysely'
import { type GoodsRecord, writeGoods } from '../apps/server/src/goods/index.ts'
import { migrations } from '../apps/server/src/migrations.ts'
import { migrate } from '../apps/server/src/platform/database/index.ts'
import { refreshIndex } from '../apps/server/src/search/index.ts'
import { addShop } from '../apps/server/src/testing/chatting.ts'
import { HOSTILE } from './payloads.ts'
import { fillData } from './staging.ts'

/** No text of the database holds a NUL. */
const texts = hostileTexts.filter((text) => !text.includes('\u0000'))
const textAt = (index: number) => texts[index % texts.length] ?? ''
const wordsAt = (index: number) => ({ zh: textAt(index), en: textAt(index) })
const list = <T>(count: number, from: number, make: (index: number) => T): readonly T[] =>
  Array.from({ length: count }, (_, index) => make(from + index))
const rows = (from: number) =>
  list(40, from, (index) => ({ name: wordsAt(index), value: wordsAt(index + 1) }))

/** Goods whose every text is a payload, as if a rule had let it pass. */
const hostile = (now: Date): GoodsRecord => ({
  id: HOSTILE.goodsId,
  shop: { id: HOSTILE.shopId, name: wordsAt(0) },
  kind: 'software',
  type: 'other',
  resourceType: null,
  classification: { category: '', industry: [], resource: [], delivery: [], spec: [] },
  name: { zh: `${HOSTILE.word} ${textAt(0)}`, en: `${HOSTILE.word} ${textAt(0)}` },
  summary: wordsAt(1),
  description: list(20, 0, wordsAt),
  tags: list(5, 20, wordsAt),
  figures: list(4, 25, textAt),
  specifications: [{ code: 'edition', name: wordsAt(30), values: [{ code: 'one', name: wordsAt(31) }] }],
  params: rows(30),
  support: rows(71),
  cases: rows(112),
  limit: { amount: 1, maxAmount: 99_999_999, duration: 1, maxDuration: 36 },
  display: true,
  listedAt: now,
  skus: [
    {
      id: HOSTILE.skuId,
      sn: 'SN-hostile',
      specificationValues: { edition: 'one' },
      pricing: [
        {
          id: 'p-hostile',
          price: '1.00',
          sourcePrice: '1.00',
          billingType: 'FOREVER',
          unit: 'times',
          duration: 0,
        },
      ],
      param: rows(60),
      appPlatformUrl: null,
      appInfoList: [],
      expiresAt: null,
      stock: [{ clusterId: '', free: 1_000, capacity: 1_000 }],
    },
  ],
  dependencies: [],
})

await fillData(async ({ db, blobs, vault }, now) => {
  await migrate(db, migrations)
  await db.transaction().execute(async (trx) => {
    await demo.seedAll(trx, { vault, blobs, now })
    await addShop(trx, HOSTILE.shopId)
    await sql`update shops set name = ${JSON.stringify(wordsAt(0))}, description = ${JSON.stringify(wordsAt(2))}
      where id = ${HOSTILE.shopId}`.execute(trx)
    await writeGoods(trx, [hostile(now)], () => null)
    await trx
      .insertInto('reviews')
      .values([
        ...list(10, 0, (index) => ({
          id: `hostile-${index}`,
          goods_id: HOSTILE.goodsId,
          shop_id: HOSTILE.shopId,
          user_id: null,
          user_name: textAt(index + 40),
          stars: 4,
          text: wordsAt(index + 50),
          reply: wordsAt(index + 60),
          created_at: now,
          replied_at: now,
        })),
      ])
      .execute()
    await refreshIndex(trx, now)
  })
})
