import { Nullable, Optional, Words } from '@compute-mall/core/codec'
import { FirstRows, GoodsKind } from '@compute-mall/core/goods'
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

const GoodsPublished = t.strict({
  goodsId: t.string,
  kind: GoodsKind,
  name: Words,
  summary: Words,
  shopName: Words,
  tags: t.array(Words),
  /** What is shown of a data set before it is bought; null for nothing, absent in events of before. */
  firstRows: Optional(Nullable(FirstRows)),
  /** The first centre in which they run; null for none in particular. */
  clusterId: t.union([t.string, t.null]),
  /** An instant, as `Date.toISOString` writes it. */
  at: t.string,
})
export type GoodsPublished = t.TypeOf<typeof GoodsPublished>

/** What buyers see of goods has changed: they were published, or a change of them passed. */
export const goodsPublished: EventType<GoodsPublished> = {
  name: 'goods.published',
  payload: GoodsPublished,
  keyOf: ({ goodsId }) => goodsId,
}
