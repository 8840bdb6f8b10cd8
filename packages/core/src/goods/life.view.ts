import { type KeyOf, type Message, messageFor } from '../messages/index.ts'
import type { goodsMessages } from './goods.messages.ts'
import type { GoodsLife } from './life.codec.ts'
import type { GoodsActor, GoodsEventName } from './life.events.ts'
import { allowedGoodsEvents } from './life.machine.ts'
import { type ApplyStage, applyStage, isFeaturable, REVIEW_WORKING_DAYS } from './life.rules.ts'

const say = messageFor<KeyOf<typeof goodsMessages>>('goods')

/** The life of goods as their seller and operations see it. */
export interface GoodsLifeView {
  readonly stage: { readonly name: ApplyStage; readonly label: Message } | null
  readonly shelf: Message
  readonly review: Message
  /** Why they are off the shelf or failed, and why the application was refused, as they were told. */
  readonly shelfReason: string | null
  readonly reviewReason: string | null
  /** How long the review takes, while a modification is pending. */
  readonly hint: Message | null
  /** What may be done, by the events of the chart. */
  readonly commands: readonly GoodsEventName[]
  readonly canFeature: boolean
}

/**
 * What is shown of the life of goods to one who may act on it: labels, the reason if there is one, and which events
 * are open (R4.03).
 */
export const goodsLifeView = (life: GoodsLife, actor: GoodsActor): GoodsLifeView => {
  const stage = applyStage(life)
  return {
    stage: stage && { name: stage, label: say(`stage.${stage}`) },
    shelf: say(`shelf.${life.shelf}`),
    review: say(`review.${life.review}`),
    shelfReason: life.shelfReason,
    reviewReason: life.reviewReason,
    hint: stage === 'modifyApply' ? say('reviewTime', { days: REVIEW_WORKING_DAYS }) : null,
    commands: allowedGoodsEvents(life, actor),
    canFeature: actor === 'seller' && isFeaturable(life),
  }
}
