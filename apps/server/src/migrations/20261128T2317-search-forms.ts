import type { Words } from '@compute-mall/core/codec'
import { type Kysely, sql } from 'kysely'
import { lexemesOf } from '../platform/lexemes.ts'

interface ShopRow {
  readonly id: string
  readonly name: Words
  readonly description: Words
}
interface AssetRow {
  readonly id: string
  readonly name: Words
  readonly summary: Words
  readonly owner: Words
  readonly tags: readonly Words[]
}

const both = ({ zh, en }: Words) => [zh, en]

const writeWords = (db: Kysely<unknown>, table: 'shops' | 'assets', id: string, words: string) =>
  sql`update ${sql.table(table)} set words = ${words}::tsvector where id = ${id}`.execute(db)

/** Names of frameworks and networks that customers search for, and what finds the goods that serve them. */
const SAME = [
  ['vllm', ['GPU 推理与图形卡', '大语言模型']],
  ['sglang', ['GPU 推理与图形卡', '大语言模型']],
  ['deepspeed', ['GPU 训练卡', '深度学习框架']],
  ['megatron', ['GPU 训练卡', '深度学习框架']],
  ['rdma', ['InfiniBand', 'RoCE']],
  ['ib网络', ['InfiniBand']],
] as const

/** Indexes shops, assets and goods again: traditional characters as simplified ones, goods by their parameters too. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  const shops = await sql<ShopRow>`select id, name, description from shops`.execute(db)
  for (const { id, name, description } of shops.rows)
    await writeWords(db, 'shops', id, lexemesOf(both(description), both(name)))
  const assets = await sql<AssetRow>`select id, name, summary, owner, tags from assets`.execute(db)
  for (const { id, name, summary, owner, tags } of assets.rows)
    await writeWords(db, 'assets', id, lexemesOf([summary, owner, ...tags].flatMap(both), both(name)))
  for (const [term, meanings] of SAME)
    await sql`insert into search_synonyms (id, term, kind, meanings)
      values (gen_random_uuid()::text, ${term}, 'same', ${JSON.stringify(meanings)}::jsonb)
      on conflict (term) do nothing`.execute(db)
  await sql`insert into search_changes (goods_id) select id from goods`.execute(db)
}
