import type { Words } from '@compute-mall/core/codec'
import { type GoodsCodeOf, type GoodsForm, type GoodsNames, goodsCodes } from '@compute-mall/core/goods'
import type { Db } from '../../platform/database/index.ts'

/** Codes by which goods are filed and found; search knows what they are called, and is above goods. */
type FiledBy = Extract<GoodsCodeOf, 'category' | 'industry' | 'delivery' | 'spec'>
/** What such a code is called, one that is not offered any more too; null for one that is not there. */
export type NameOfCode = (of: FiledBy, code: string) => Words | null

type Named = readonly (readonly [code: string, name: Words])[]

const itemNames = async (db: Db, ids: readonly string[]): Promise<Named> => {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('catalogue_items')
    .select(['id', 'name', 'resource_number'])
    .where('id', 'in', ids)
    .execute()
  return rows.map(({ id, name, resource_number: number }) => [
    id,
    { zh: `${name.zh} · ${number}`, en: `${name.en || name.zh} · ${number}` },
  ])
}

const centreNames = async (db: Db, ids: readonly string[]): Promise<Named> => {
  if (ids.length === 0) return []
  const rows = await db.selectFrom('clusters').select(['id', 'name']).where('id', 'in', ids).execute()
  return rows.map(({ id, name }) => [id, name])
}

const goodsNames = async (db: Db, ids: readonly string[]): Promise<Named> => {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('goods_lives')
    .select(['goods_id', 'name'])
    .where('goods_id', 'in', ids)
    .execute()
  return rows.map(({ goods_id: id, name }) => [id, name])
}

/** What every code of some forms is called. */
export const namesOf = async (
  db: Db,
  forms: readonly GoodsForm[],
  nameOfCode: NameOfCode,
): Promise<GoodsNames> => {
  const codes = goodsCodes(forms)
  const filed = (of: FiledBy) =>
    Object.fromEntries(
      [...codes[of]].flatMap((code) => {
        const name = nameOfCode(of, code)
        return name === null ? [] : [[code, name]]
      }),
    )
  const [items, centres, goods] = await Promise.all([
    itemNames(db, [...codes.item]),
    centreNames(db, [...codes.centre]),
    goodsNames(db, [...codes.goods]),
  ])
  return {
    category: filed('category'),
    industry: filed('industry'),
    delivery: filed('delivery'),
    spec: filed('spec'),
    item: Object.fromEntries(items),
    centre: Object.fromEntries(centres),
    goods: Object.fromEntries(goods),
  }
}
