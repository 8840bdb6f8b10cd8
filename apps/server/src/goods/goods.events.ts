import * as t from 'io-ts'
import type { EventType } from '../platform/outbox/index.ts'

const GoodsForcedOff = t.strict({
  goodsId: t.string,
  /** Chinese and English name, as it was published. */
  name: t.strict({ zh: t.string, en: t.string }),
  reason: t.string,
  /** An instant, as `Date.toISOString` writes it. */
  at: t.string,
})
export type GoodsForcedOff = t.TypeOf<typeof GoodsForcedOff>

/** Operations took goods off the shelf: nobody pays for them any more (W15). */
export const goodsForcedOff: EventType<GoodsForcedOff> = {
  name: 'goods.forcedOff',
  payload: GoodsForcedOff,
  keyOf: ({ goodsId }) => goodsId,
}
