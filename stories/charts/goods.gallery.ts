import {
  type GoodsApplication,
  GoodsLife,
  goodsEvents,
  goodsMachine,
  newGoods,
  type OwnGoods,
  type ShelvedGoodsRow,
} from '@compute-mall/core/goods'
import { goodsFormFixtures } from '@compute-mall/core/goods/testing'
import { names } from '../admin/goods/applications.ts'
import { type Gallery, nowOf, type Run, snapshotOf } from './gallery.ts'

const { softwareForm } = goodsFormFixtures
const shopName = { zh: '星澜智算', en: 'Starwave Computing' }
const submitted = ['application.submitted']
const passed = [...submitted, 'review.passed']
const on = [...passed, 'shelving.begun', 'shelving.done']
const refusal = 'review.refused price'
const forcing = 'goods.forcedOff wording'
const failing = 'shelving.failed centre closed'

const reasoned = {
  [refusal]: () => ({ type: 'review.refused' as const, reason: '价格与官网不一致' }),
  [forcing]: () => ({ type: 'goods.forcedOff' as const, reason: '宣传用语违规' }),
  [failing]: () => ({ type: 'shelving.failed' as const, reason: '算力中心已停用' }),
}
const plain = Object.values(goodsEvents)
  .flat()
  .filter((type) => type !== 'review.refused' && type !== 'goods.forcedOff' && type !== 'shelving.failed')

/** The life of goods: their application beside the shelf (R4.03, W34). */
export const goodsGallery: Gallery<typeof goodsMachine> = {
  machine: goodsMachine,
  input: undefined,
  start: Date.parse('2026-11-21T13:00:00.000Z'),
  events: { ...Object.fromEntries(plain.map((type) => [type, () => ({ type })])), ...reasoned },
  scenarios: {
    'kept.review.draft': { steps: [] },
    'kept.review.pending': { steps: submitted },
    'kept.review.revoked': { steps: [...submitted, 'application.revoked'] },
    'kept.review.refused': { steps: [...submitted, refusal] },
    'kept.review.passed': { steps: on },
    'kept.shelf.unlisted': { steps: [] },
    'kept.shelf.awaiting': { steps: passed },
    'kept.shelf.executing': { steps: [...passed, 'shelving.begun'] },
    'kept.shelf.on': { steps: on },
    'kept.shelf.off': { steps: [...on, 'goods.unshelved'] },
    'kept.shelf.forcedOff': { steps: [...on, forcing] },
    'kept.shelf.failed': { steps: [...passed, 'shelving.begun', failing] },
    deleted: { steps: ['goods.deleted'] },
  },
}

const refusedFor = [{ field: 'skus.0.pricing.0.price', code: 'mismatch', text: '请与官网核对' }] as const

/** Where the goods stand in a run; null once they are deleted. */
const lifeIn = (run: Run): GoodsLife | null => {
  const { value, context } = snapshotOf(run)
  const life: unknown = typeof value === 'object' ? { ...context, ...value.kept } : null
  return GoodsLife.is(life) ? life : null
}

/** What operations have of the goods in a run: an application that is or was decided, and the goods once they were published. */
export interface GoodsAtDesk {
  readonly application: GoodsApplication | null
  readonly shelved: ShelvedGoodsRow | null
}

const handedIn = ({ review }: GoodsLife) =>
  review === 'pending' || review === 'refused' || review === 'revoked' ? review : null

/** The goods as operations see them: nothing of a draft, and nothing once they are deleted. */
export const goodsAtDesk = (run: Run): GoodsAtDesk => {
  const life = lifeIn(run)
  if (life === null) return { application: null, shelved: null }
  const isPublished = life.shelf !== newGoods.shelf
  const at = new Date(nowOf(run)).toISOString()
  const state = handedIn(life)
  return {
    application:
      state === null
        ? null
        : {
            row: {
              applicationId: 'a_1',
              goodsId: 'g_1',
              shopId: 'shop_1',
              shopName,
              name: softwareForm.name,
              goodsKind: 'software',
              kind: isPublished ? 'modify' : 'publish',
              state,
              number: 1,
              changedFields: 0,
              submittedAt: at,
              dueAt: '2026-11-26T13:00:00.000Z',
              claim: null,
            },
            submission: { number: 1, revision: 1, hash: 'h_1' },
            form: softwareForm,
            published: isPublished ? softwareForm : null,
            changes: [],
            facts: [],
            reason: life.reviewReason,
            reasons: state === 'refused' ? refusedFor : [],
            refusedBefore: null,
            answers: {},
            names,
            isOwn: false,
            history: [],
          },
    shelved: isPublished
      ? {
          goodsId: 'g_1',
          name: softwareForm.name,
          kind: 'software',
          shopId: 'shop_1',
          shopName,
          life,
          saleCount: 12,
          changedAt: at,
        }
      : null,
  }
}

/** The goods that their seller sees while the chart is where the run is; null once they are deleted. */
export const goodsIn = (run: Run): OwnGoods | null => {
  const life = lifeIn(run)
  if (life === null) return null
  const isPublished = life.shelf !== newGoods.shelf
  const at = new Date(nowOf(run)).toISOString()
  const state = handedIn(life)
  const application: OwnGoods['application'] = state
    ? {
        applicationId: 'a_1',
        kind: isPublished ? 'modify' : 'publish',
        state,
        submission: { number: 1, revision: 1, hash: 'h_1' },
        submittedAt: at,
        dueAt: '2026-11-26T13:00:00.000Z',
        form: softwareForm,
        reason: life.reviewReason,
        reasons: life.review === 'refused' ? refusedFor : [],
        answers: {},
      }
    : null
  return {
    row: {
      goodsId: 'g_1',
      kind: 'software',
      name: softwareForm.name,
      life,
      isFeatured: false,
      isShut: false,
      priceFrom: isPublished ? { price: '1200.00', unit: 'month', billingType: 'MONTH' } : null,
      stock: isPublished ? { free: 88, capacity: 100, availability: 1 } : null,
      saleCount: isPublished ? 12 : 0,
      score: 0,
      reviewCount: 0,
      changedAt: at,
      dueAt: life.review === 'pending' ? '2026-11-26T13:00:00.000Z' : null,
      shelfAt: null,
    },
    commands: [],
    published: isPublished ? softwareForm : null,
    draft: null,
    application,
    refusal: state === 'refused' ? application : null,
    stock: [],
    versions: [],
    history: run.taken.toReversed().map(({ step, at: taken }) => ({
      event: step.split(' ')[0] ?? step,
      at: new Date(Math.min(taken, nowOf(run))).toISOString(),
      by: step.startsWith('review.') ? 'operations' : 'seller',
      reason: null,
    })),
  }
}
