import { type GoodsKind, isCompute, RECENT_ORDER_DAYS } from '@compute-mall/core/goods'
import { DAY_MS } from '@compute-mall/core/time'
import type { GoodsRecord, SkuRecord } from '@compute-mall/server/goods'
import { type Random, randomOf } from '../random.ts'
import type { GoodsDraft, SkuDraft } from './draft.ts'
import { casesOf, descriptionOf, type ReviewSeed, reviewsOf, supportOf } from './story.ts'

/** Goods with what was counted of them so far. */
export interface SeededGoods {
  readonly record: GoodsRecord
  readonly saleCount: number
  /** Orders by the number of days ago. */
  readonly days: ReadonlyMap<number, number>
  readonly reviews: readonly ReviewSeed[]
}

/** The first number of goods; skus add two digits, prices two more. */
const FIRST_NUMBER = 200_001
const two = (n: number) => String(n).padStart(2, '0')

/** Every so many goods something is special, so that every state can be seen: see `stateOf`. */
const OFF_SHELF_EVERY = 53
const SOLD_OUT_EVERY = 31
const EXPIRED_EVERY = 97
/** Of these services one buyer gets no more than so many, over all orders. */
const LIMITED_EVERY = 11
const BUYER_LIMIT = 3

type State = 'offShelf' | 'soldOut' | 'expired' | 'usual'
const stateOf = (number: number, kind: GoodsKind): State => {
  if (number % OFF_SHELF_EVERY === 0) return 'offShelf'
  if (number % EXPIRED_EVERY === 0) return 'expired'
  return number % SOLD_OUT_EVERY === 0 && (isCompute(kind) || kind === 'service') ? 'soldOut' : 'usual'
}

/** Numbers the drafts in their order and tells their story up to `now`. */
export const catalogueOf = (drafts: readonly GoodsDraft[], now: Date): readonly SeededGoods[] => {
  const numbered = drafts.map((draft, i) => ({ draft, id: String(FIRST_NUMBER + i) }))
  const runners = (resource: string) =>
    numbered.filter(
      ({ draft }) => draft.kind !== 'storage' && draft.resourceType === resource && draft.type === 'share',
    )
  return numbered.map(({ draft, id }) => {
    const { key, runsOn, ...said } = draft
    const random = randomOf(`${key}:story`)
    const state = stateOf(Number(id), draft.kind)
    const recommended = runsOn.flatMap((resource) => random.some(runners(resource), 1))
    const record: GoodsRecord = {
      ...said,
      id,
      ...(draft.kind === 'service' && Number(id) % LIMITED_EVERY === 0 && { buyerLimit: BUYER_LIMIT }),
      display: state !== 'offShelf',
      listedAt: new Date(now.getTime() - random.whole(10, 900) * DAY_MS),
      description: descriptionOf(draft),
      support: supportOf(draft),
      cases: casesOf(draft),
      skus: draft.skus.map((sku, i) => numberedSku(sku, `${id}${two(i + 1)}`, state, now)),
      dependencies: recommended.map((other, i) => ({ goodsId: other.id, required: i === 0 })),
    }
    return { record, ...historyOf(draft, random) }
  })
}

const numberedSku = (sku: SkuDraft, id: string, state: State, now: Date): SkuRecord => ({
  ...sku,
  id,
  sn: `CM-${id}`,
  pricing: sku.pricing.map((pricing, i) => ({ ...pricing, id: `${id}${two(i + 1)}` })),
  expiresAt: state === 'expired' ? new Date(now.getTime() - 12 * DAY_MS) : sku.expiresAt,
  stock: sku.stock.map((stock) => (state === 'soldOut' ? { ...stock, free: 0 } : stock)),
})

/** What everybody buys, by the beginning of its key. */
const BEST_SELLERS = [
  'accelerated:Intel8458P-88C-2T-8*A800',
  'accelerated:Intel6330-56C-512G-8*RTX4090',
  'accelerated:Hygon7285-64C-256G-8*Z100L',
  'general:Intel8458P-88C-2T',
  'general:Hygon7285-64C-256G',
  'storage:parallel:c-kunshan',
  'software:GROMACS',
  'software:VASP',
  'software:LAMMPS',
  'software:Ansys Fluent',
  'software:OpenFOAM',
  'software:MATLAB',
  'software:AlphaFold',
  'model:DeepSeek-R1',
  'model:DeepSeek-V3',
  'model:Qwen3',
  'model:Qwen2.5-Instruct',
  'model:Whisper',
  'saas:Notebook Workspace',
  'data:Chinese Pre-training Corpus',
  'service:Porting GPU Programmes',
]

/** A few goods sell most: sales fall off steeply, and with them recent orders and reviews. */
const historyOf = (draft: GoodsDraft, random: Random) => {
  const luck = BEST_SELLERS.some((start) => draft.key.startsWith(start))
    ? 0.9 + 0.1 * random.next()
    : 0.88 * random.next()
  const saleCount = Math.round(6 + 4_200 * luck ** 5 + random.whole(0, 40))
  const recent = Math.round(saleCount * (0.1 + 0.3 * random.next()))
  const days = new Map<number, number>()
  const parts = Math.min(12, Math.max(1, recent))
  for (let part = 0; part < parts; part++) {
    const ago = random.whole(0, RECENT_ORDER_DAYS - 1)
    days.set(ago, (days.get(ago) ?? 0) + Math.round(recent / parts))
  }
  return { saleCount, days, reviews: reviewsOf(draft, random.whole(2, 3 + Math.round(4 * luck))) }
}
