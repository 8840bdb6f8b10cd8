// Without the chart: pages that tell what happened do not load it.

/** Facts of the life of goods, by who brings them about (R6.06). */
export const goodsEvents = {
  seller: [
    'draft.changed',
    'draft.discarded',
    'application.submitted',
    'application.revoked',
    'goods.shelved',
    'goods.unshelved',
    'goods.deleted',
  ],
  operations: ['review.passed', 'review.refused', 'goods.forcedOff'],
  platform: ['shelving.begun', 'shelving.done', 'shelving.failed'],
} as const
/** Who does something to goods. */
export type GoodsActor = keyof typeof goodsEvents
/** The name of an event in the life of goods. */
export type GoodsEventName = (typeof goodsEvents)[GoodsActor][number]
