import { assign, not, setup, stateIn, transition } from 'xstate'
import { isBlank } from '../codec/index.ts'
import type { GoodsLife, ReviewState, ShelfState } from './life.codec.ts'
import { type GoodsActor, type GoodsEventName, goodsEvents } from './life.events.ts'

/** Events that say why; without a reason they mean nothing. */
type Reasoned = 'review.refused' | 'goods.forcedOff' | 'shelving.failed'
/** What may happen in the life of goods. */
export type GoodsEvent =
  | { readonly type: Exclude<GoodsEventName, Reasoned> }
  | { readonly type: Reasoned; readonly reason: string }

/** What the server has to do, in the same transaction: take over what the application describes, or remove the goods. */
type GoodsEffect = 'publish' | 'remove'

const done = () => undefined

interface Reasons {
  readonly shelfReason: string | null
  readonly reviewReason: string | null
}

/**
 * The life of goods (R4.03; decision D28), run by the server and asked by the buttons: the seller's application and its
 * review beside the shelf. Nothing reaches the shelf that did not pass a review; what a state does not name changes nothing.
 */
export const goodsMachine = setup({
  types: { context: {} as Reasons, events: {} as GoodsEvent },
  guards: {
    isPending: stateIn({ kept: { review: 'pending' } }),
    isNotPending: not(stateIn({ kept: { review: 'pending' } })),
    isPublished: not(stateIn({ kept: { shelf: 'unlisted' } })),
    /** Nothing was changed since the last application passed. */
    isUnchanged: stateIn({ kept: { review: 'passed' } }),
    hasReason: (_, reason: string) => !isBlank(reason),
  },
  actions: {
    publish: done,
    remove: done,
    noteShelfReason: assign((_, shelfReason: string) => ({ shelfReason })),
    forgetShelfReason: assign({ shelfReason: null }),
    noteReviewReason: assign((_, reviewReason: string) => ({ reviewReason })),
    forgetReviewReason: assign({ reviewReason: null }),
  },
}).createMachine({
  id: 'goods',
  context: { shelfReason: null, reviewReason: null },
  initial: 'kept',
  states: {
    kept: {
      description: 'The goods are their seller’s.',
      type: 'parallel',
      states: {
        review: {
          description: 'The application to publish the goods, or to change them once they were published.',
          initial: 'draft',
          states: {
            draft: {
              description: 'The seller is at it; nobody else sees it.',
              on: {
                'draft.changed': 'draft',
                'draft.discarded': { guard: 'isPublished', target: 'passed', meta: { assumed: 'D28' } },
                'application.submitted': 'pending',
              },
            },
            pending: {
              description: 'Operations review it, a modification within 3 working days.',
              entry: 'forgetReviewReason',
              on: {
                'application.revoked': 'revoked',
                'review.passed': 'passed',
                'review.refused': {
                  guard: { type: 'hasReason', params: ({ event }) => event.reason },
                  target: 'refused',
                  actions: { type: 'noteReviewReason', params: ({ event }) => event.reason },
                },
              },
            },
            revoked: {
              description: 'The seller took it back.',
              on: {
                'draft.changed': { target: 'draft', meta: { assumed: 'D28' } },
                'draft.discarded': { guard: 'isPublished', target: 'passed', meta: { assumed: 'D28' } },
              },
            },
            refused: {
              description: 'Operations said no, with a reason.',
              on: {
                'draft.changed': { target: 'draft', meta: { assumed: 'D28' } },
                'draft.discarded': { guard: 'isPublished', target: 'passed', meta: { assumed: 'D28' } },
              },
            },
            passed: {
              description: 'What stands in the mall is what was reviewed.',
              entry: 'forgetReviewReason',
              on: { 'draft.changed': { target: 'draft', meta: { assumed: 'D28' } } },
            },
          },
        },
        shelf: {
          description: 'Where the goods stand in the mall.',
          initial: 'unlisted',
          on: {
            'review.passed': { guard: 'isPending', target: '.awaiting', actions: 'publish' },
          },
          states: {
            unlisted: {
              description: 'They were never published.',
              on: { 'goods.deleted': { guard: 'isNotPending', target: '#goods.deleted' } },
            },
            awaiting: {
              description: 'They wait for their turn, or for the time that their seller set.',
              entry: 'forgetShelfReason',
              on: {
                'shelving.begun': 'executing',
                'goods.unshelved': 'off',
                'goods.forcedOff': {
                  guard: { type: 'hasReason', params: ({ event }) => event.reason },
                  target: 'forcedOff',
                  actions: { type: 'noteShelfReason', params: ({ event }) => event.reason },
                },
              },
            },
            executing: {
              description: 'They are being put on the shelf.',
              on: {
                'shelving.done': 'on',
                'shelving.failed': {
                  guard: { type: 'hasReason', params: ({ event }) => event.reason },
                  target: 'failed',
                  actions: { type: 'noteShelfReason', params: ({ event }) => event.reason },
                },
                'goods.forcedOff': {
                  guard: { type: 'hasReason', params: ({ event }) => event.reason },
                  target: 'forcedOff',
                  actions: { type: 'noteShelfReason', params: ({ event }) => event.reason },
                },
              },
            },
            on: {
              description:
                'They are on the shelf and can be bought; a change that passes is taken over at once.',
              on: {
                'review.passed': { guard: 'isPending', actions: 'publish', meta: { assumed: 'D28' } },
                'goods.unshelved': 'off',
                'goods.forcedOff': {
                  guard: { type: 'hasReason', params: ({ event }) => event.reason },
                  target: 'forcedOff',
                  actions: { type: 'noteShelfReason', params: ({ event }) => event.reason },
                },
              },
            },
            off: {
              description:
                'Their seller took them off; after a change they come back through a modification alone.',
              on: {
                'goods.shelved': { guard: 'isUnchanged', target: 'awaiting' },
                'goods.forcedOff': {
                  guard: { type: 'hasReason', params: ({ event }) => event.reason },
                  target: 'forcedOff',
                  actions: { type: 'noteShelfReason', params: ({ event }) => event.reason },
                  meta: { assumed: 'D28' },
                },
                'goods.deleted': { guard: 'isNotPending', target: '#goods.deleted' },
              },
            },
            forcedOff: {
              description:
                'Operations took them off, with a reason; a modification that passes brings them back.',
              meta: { assumed: 'D28' },
              on: { 'goods.deleted': { guard: 'isNotPending', target: '#goods.deleted' } },
            },
            failed: {
              description: 'They could not be put on the shelf, for a reason; it can be tried again.',
              meta: { assumed: 'D28' },
              on: {
                'goods.shelved': { guard: 'isUnchanged', target: 'awaiting' },
                'goods.unshelved': 'off',
                'goods.forcedOff': {
                  guard: { type: 'hasReason', params: ({ event }) => event.reason },
                  target: 'forcedOff',
                  actions: { type: 'noteShelfReason', params: ({ event }) => event.reason },
                  meta: { assumed: 'D28' },
                },
                'goods.deleted': { guard: 'isNotPending', target: '#goods.deleted' },
              },
            },
          },
        },
      },
    },
    deleted: { description: 'Their seller removed them.', type: 'final', entry: 'remove' },
  },
})

const at = ({ shelf, review, ...context }: GoodsLife) =>
  goodsMachine.resolveState({ value: { kept: { shelf, review } }, context })

/** Goods that their seller has begun to describe. */
export const newGoods: GoodsLife = {
  shelf: 'unlisted',
  review: 'draft',
  shelfReason: null,
  reviewReason: null,
}

/** What a step did: the life after it, and what has to be done with it. */
export interface GoodsStep {
  /** Null once they are deleted. */
  readonly life: GoodsLife | null
  /** In the order in which they are due; empty where there is nothing to do but to note the life. */
  readonly effects: readonly GoodsEffect[]
}

const isEffect = (type: string): type is GoodsEffect => type === 'publish' || type === 'remove'

/** What becomes of goods when `event` happens; a forbidden event leaves them as they are. */
export const goodsStep = (life: GoodsLife, event: GoodsEvent): GoodsStep => {
  const [{ value, context }, actions] = transition(goodsMachine, at(life), event)
  const kept = typeof value === 'object' ? (value.kept as { shelf: ShelfState; review: ReviewState }) : null
  return {
    life: kept && { shelf: kept.shelf, review: kept.review, ...context },
    effects: actions.map(({ type }) => type).filter(isEffect),
  }
}

const eventOf = (type: GoodsEventName): GoodsEvent =>
  type === 'review.refused' || type === 'goods.forcedOff' || type === 'shelving.failed'
    ? { type, reason: 'any' }
    : { type }

/** What this actor may do with goods; a button is open when its event is among them (R6.06). */
export const allowedGoodsEvents = (life: GoodsLife, actor: GoodsActor): readonly GoodsEventName[] =>
  goodsEvents[actor].filter((type) => at(life).can(eventOf(type)))
