import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type AnyStateNode, initialTransition } from 'xstate'
import {
  allowedGoodsEvents,
  type GoodsEvent,
  type GoodsEventName,
  type GoodsLife,
  goodsActor,
  goodsEvents,
  goodsLifeView,
  goodsMachine,
  goodsStep,
  isDisplayed,
  newGoods,
  notListed,
  ReviewState,
  readGoodsReasons,
  reviewDue,
  ShelfState,
} from './index.ts'

const names: readonly GoodsEventName[] = [
  ...goodsEvents.seller,
  ...goodsEvents.operations,
  ...goodsEvents.platform,
]
const because = (type: GoodsEventName): GoodsEvent =>
  type === 'review.refused' || type === 'goods.forcedOff' || type === 'shelving.failed'
    ? { type, reason: '资料不符' }
    : { type }
const life = (shelf: ShelfState, review: ReviewState): GoodsLife => ({ ...newGoods, shelf, review })

const everyState = (state: AnyStateNode): AnyStateNode[] => [
  state,
  ...Object.values(state.states).flatMap(everyState),
]

const everywhere = ShelfState.values.flatMap((shelf) =>
  ReviewState.values.flatMap((review) => names.map((event) => [shelf, review, event] as const)),
)

/** What an event does to the application, wherever the goods stand. */
const reviews: Record<ReviewState, Partial<Record<GoodsEventName, ReviewState>>> = {
  draft: { 'draft.discarded': 'passed', 'application.submitted': 'pending' },
  pending: { 'application.revoked': 'revoked', 'review.passed': 'passed', 'review.refused': 'refused' },
  revoked: { 'draft.changed': 'draft', 'draft.discarded': 'passed' },
  refused: { 'draft.changed': 'draft', 'draft.discarded': 'passed' },
  passed: { 'draft.changed': 'draft' },
}
/** What an event does to the shelf; what depends on the application is below. */
const shelves: Record<ShelfState, Partial<Record<GoodsEventName, ShelfState>>> = {
  unlisted: {},
  awaiting: { 'shelving.begun': 'executing', 'goods.unshelved': 'off', 'goods.forcedOff': 'forcedOff' },
  executing: { 'shelving.done': 'on', 'shelving.failed': 'failed', 'goods.forcedOff': 'forcedOff' },
  on: { 'goods.unshelved': 'off', 'goods.forcedOff': 'forcedOff' },
  off: { 'goods.forcedOff': 'forcedOff' },
  forcedOff: {},
  failed: { 'goods.unshelved': 'off', 'goods.forcedOff': 'forcedOff' },
}
const removable: readonly ShelfState[] = ['unlisted', 'off', 'forcedOff', 'failed']

const expectedShelf = (shelf: ShelfState, review: ReviewState, event: GoodsEventName): ShelfState => {
  if (event === 'review.passed' && review === 'pending' && shelf !== 'on') return 'awaiting'
  if (event === 'goods.shelved' && review === 'passed' && (shelf === 'off' || shelf === 'failed'))
    return 'awaiting'
  return shelves[shelf][event] ?? shelf
}

describe('the life of goods', () => {
  it.each(everywhere)(
    '[R4.03] that are %s with an application that is %s, when %s',
    (shelf, review, event) => {
      const { life: next, effects } = goodsStep(life(shelf, review), because(event))
      if (event === 'goods.deleted' && review !== 'pending' && removable.includes(shelf)) {
        expect([next, effects]).toEqual([null, ['remove']])
        return
      }
      const discards = event === 'draft.discarded' && shelf === 'unlisted'
      expect([next?.review, next?.shelf]).toEqual([
        discards ? review : (reviews[review][event] ?? review),
        expectedShelf(shelf, review, event),
      ])
      expect(effects).toEqual(event === 'review.passed' && review === 'pending' ? ['publish'] : [])
    },
  )

  it('[R4.03] tells why they were refused, forced off or failed, and forgets it when it is over', () => {
    const refused = goodsStep(life('on', 'pending'), { type: 'review.refused', reason: '价格不实' }).life
    expect(refused).toEqual({ ...life('on', 'refused'), reviewReason: '价格不实' })
    const again = names.slice(0, 0).concat('draft.changed', 'application.submitted')
    expect(
      again.reduce((now, event) => goodsStep(now, because(event)).life ?? now, refused ?? newGoods),
    ).toEqual(life('on', 'pending'))
    const forced = goodsStep(life('on', 'passed'), { type: 'goods.forcedOff', reason: '侵权' }).life
    expect(forced).toEqual({ ...life('forcedOff', 'passed'), shelfReason: '侵权' })
    const failed = goodsStep(life('executing', 'passed'), {
      type: 'shelving.failed',
      reason: '库存为零',
    }).life
    expect(failed).toEqual({ ...life('failed', 'passed'), shelfReason: '库存为零' })
    expect(goodsStep(failed ?? newGoods, { type: 'goods.shelved' }).life).toEqual(life('awaiting', 'passed'))
  })

  it.each(['awaiting', 'executing', 'on', 'off', 'failed'] as const)(
    '[R4.03] tells why they were forced off while they were %s (D28, W14)',
    (shelf) => {
      const { life: forced } = goodsStep(life(shelf, 'passed'), { type: 'goods.forcedOff', reason: '侵权' })
      expect(forced).toEqual({ ...life('forcedOff', 'passed'), shelfReason: '侵权' })
    },
  )

  it('[R4.03] forgets why a change was refused when it is discarded (D28)', () => {
    const refused = { ...life('on', 'refused'), reviewReason: '价格不实' }
    expect(goodsStep(refused, { type: 'draft.discarded' }).life).toEqual(life('on', 'passed'))
  })

  it('[R4.03] begins without reasons, ends when it is deleted, and marks what the specification leaves open (D28)', () => {
    expect(initialTransition(goodsMachine)[0].context).toEqual({ shelfReason: null, reviewReason: null })
    const states = everyState(goodsMachine.root)
    expect(states.filter(({ type }) => type === 'final').map(({ key }) => key)).toEqual(['deleted'])
    const assumed = states.flatMap((state) => [
      ...(state.meta ? [[state.key, state.meta.assumed]] : []),
      ...[...state.transitions.values()]
        .flat()
        .flatMap(({ meta, eventType }) => (meta ? [[state.key, eventType, meta.assumed]] : [])),
    ])
    expect(assumed).toEqual([
      ['draft', 'draft.discarded', 'D28'],
      ['revoked', 'draft.changed', 'D28'],
      ['revoked', 'draft.discarded', 'D28'],
      ['refused', 'draft.changed', 'D28'],
      ['refused', 'draft.discarded', 'D28'],
      ['passed', 'draft.changed', 'D28'],
      ['on', 'review.passed', 'D28'],
      ['off', 'goods.forcedOff', 'D28'],
      ['forcedOff', 'D28'],
      ['failed', 'D28'],
      ['failed', 'goods.forcedOff', 'D28'],
    ])
  })

  it('[R6.06] lets operations review and force off, and the platform put on the shelf', () => {
    expect(allowedGoodsEvents(life('on', 'pending'), 'operations')).toEqual([
      'review.passed',
      'review.refused',
      'goods.forcedOff',
    ])
    expect(allowedGoodsEvents(life('executing', 'passed'), 'platform')).toEqual([
      'shelving.done',
      'shelving.failed',
    ])
  })

  it.each([
    ['review.refused', life('on', 'pending')],
    ['goods.forcedOff', life('on', 'passed')],
    ['shelving.failed', life('executing', 'passed')],
  ] as const)('[R4.03][D28] takes no %s without a reason', (type, before) => {
    expect(goodsStep(before, { type, reason: ' ' }).life).toEqual(before)
  })

  it.each([
    ['seller', 'draft.changed', 'operations'],
    ['operations', 'review.passed', 'seller'],
    ['platform', 'shelving.done', 'seller'],
  ] as const)('[R6.06] lets the %s do %s, and the %s not', (may, event, mayNot) => {
    const somewhere = {
      'draft.changed': 'passed',
      'review.passed': 'pending',
      'shelving.done': 'passed',
    } as const
    const here = life('executing', somewhere[event])
    expect(allowedGoodsEvents(here, may)).toContain(event)
    expect(allowedGoodsEvents(here, mayNot)).not.toContain(event)
  })

  it('[R6.06] knows its merchant, and operations of other merchants’ goods alone', () => {
    const nobody = { retailerId: null, roles: new Set<string>() }
    const operations = { retailerId: null, roles: new Set(['operator']) }
    expect(goodsActor({ ...nobody, retailerId: '1001' }, '1001')).toBe('seller')
    expect(goodsActor({ ...nobody, retailerId: '1002' }, '1001')).toBeNull()
    expect(goodsActor(nobody, '1001')).toBeNull()
    expect(goodsActor(operations, '1001')).toBe('operations')
    expect(goodsActor({ ...operations, retailerId: '1001' }, '1001')).toBe('seller')
  })

  it.each([
    ['a Monday', '2026-11-16T02:00:00.000Z', '2026-11-19T02:00:00.000Z'],
    ['a Wednesday, over the weekend', '2026-11-18T02:00:00.000Z', '2026-11-23T02:00:00.000Z'],
    ['a Saturday', '2026-11-21T02:00:00.000Z', '2026-11-25T02:00:00.000Z'],
    ['a Friday evening that is Saturday in Shanghai', '2026-11-20T17:00:00.000Z', '2026-11-24T17:00:00.000Z'],
  ])('[R4.03] reviews a modification of %s within 3 working days', (_, submitted, due) => {
    expect(reviewDue(submitted)).toBe(due)
  })

  it.each([
    [life('unlisted', 'draft'), 'publishDraft', ['application.submitted', 'draft.changed', 'goods.deleted']],
    [life('unlisted', 'pending'), 'publishApply', ['application.revoked']],
    [
      life('on', 'draft'),
      'modifyDraft',
      ['application.submitted', 'draft.changed', 'draft.discarded', 'goods.unshelved'],
    ],
    [life('on', 'pending'), 'modifyApply', ['application.revoked', 'goods.unshelved']],
    [life('off', 'passed'), undefined, ['draft.changed', 'goods.deleted', 'goods.shelved']],
    [
      life('off', 'draft'),
      'modifyDraft',
      ['application.submitted', 'draft.changed', 'draft.discarded', 'goods.deleted'],
    ],
  ] as const)('[R4.03] shows a seller %j at stage %s with the commands %j', (here, stage, commands) => {
    const view = goodsLifeView(here, 'seller')
    expect([view.stage?.name, view.commands.toSorted()]).toEqual([stage, commands])
    expect(view.shelf).toEqual({ key: `goods:shelf.${here.shelf}` })
    expect(view.hint).toEqual(
      stage === 'modifyApply' ? { key: 'goods:reviewTime', values: { days: 3 } } : null,
    )
    expect(view.canFeature).toBe(here.shelf === 'on')
  })

  it('[R4.03] begins as a draft that nobody sees', () => {
    expect(
      goodsMachine
        .resolveState({
          value: { kept: { shelf: 'unlisted', review: 'draft' } },
          context: { shelfReason: null, reviewReason: null },
        })
        .can({ type: 'goods.shelved' }),
    ).toBe(false)
    expect(isDisplayed(newGoods)).toBe(false)
  })
})

describe('any course of goods', () => {
  const scenario = fc.array(fc.constantFrom(...names), { maxLength: 60 })

  it('[R4.03][D28] puts nothing on the shelf that did not pass a review, and changes nothing there without one', () => {
    fc.assert(
      fc.property(scenario, (events) => {
        let now: GoodsLife | null = newGoods
        let published = 0
        for (const event of events) {
          if (now === null) break
          const before: GoodsLife = now
          const step = goodsStep(before, because(event))
          if (step.effects.includes('publish')) {
            expect([before.review, event]).toEqual(['pending', 'review.passed'])
            published++
          }
          if (step.life?.shelf === 'on') expect(published).toBeGreaterThan(0)
          if (step.life?.shelf === 'on' && before.shelf !== 'on') expect(before.shelf).toBe('executing')
          now = step.life
        }
      }),
      { numRuns: 3_000 },
    )
  })

  it('[R4.03][D28] brings goods that were forced off back through a passed review alone, and has a reason exactly while it is told', () => {
    fc.assert(
      fc.property(scenario, (events) => {
        let now: GoodsLife | null = newGoods
        for (const event of events) {
          if (now === null) break
          const before: GoodsLife = now
          now = goodsStep(before, because(event)).life
          if (now === null) break
          if (before.shelf === 'forcedOff' && now.shelf !== 'forcedOff') expect(event).toBe('review.passed')
          if (now.shelf === 'forcedOff' || now.shelf === 'failed') expect(now.shelfReason).toBe('资料不符')
          if (now.shelf === 'on') expect(now.shelfReason).toBeNull()
          if (now.review === 'refused') expect(now.reviewReason).toBe('资料不符')
          if (now.review === 'pending' || now.review === 'passed') expect(now.reviewReason).toBeNull()
        }
      }),
      { numRuns: 3_000 },
    )
  })

  it('[R4.03] never traps goods: from anywhere, passing a review leads to the shelf', () => {
    const wayBack: readonly GoodsEventName[] = [
      'application.revoked',
      'draft.changed',
      'application.submitted',
      'review.passed',
      'shelving.begun',
      'shelving.done',
    ]
    fc.assert(
      fc.property(scenario, (events) => {
        const end = [...events, ...wayBack].reduce<GoodsLife | null>(
          (now, event) => now && goodsStep(now, because(event)).life,
          newGoods,
        )
        expect(end === null ? 'on' : end.shelf).toBe('on')
      }),
      { numRuns: 2_000 },
    )
  })
})

describe('the reasons that a life keeps', () => {
  const plain = { notListed: null, code: null, field: null }

  it.each(notListed)('[R4.03] are told by name where the shelf job says %s', (reason) => {
    expect(readGoodsReasons(reason)).toEqual([{ ...plain, notListed: reason, text: '' }])
  })
  it('[R4.03][W32] are taken apart into code, field and words, one a line', () => {
    const reason = 'skus.0.pricing.0.price: 请与官网核对\nname.zh: misleading'
    expect(readGoodsReasons(reason)).toEqual([
      { ...plain, field: 'skus.0.pricing.0.price', text: '请与官网核对' },
      { ...plain, field: 'name.zh', code: 'misleading', text: '' },
    ])
    expect(readGoodsReasons('notAllowed: 宣传用语违规: 请修改')).toEqual([
      { ...plain, code: 'notAllowed', text: '宣传用语违规: 请修改' },
    ])
  })
  it('[R4.03] are left alone where somebody wrote them', () => {
    for (const reason of ['请修改后重新提交', '价格：请核对', 'See https://example.com'])
      expect(readGoodsReasons(reason)).toEqual([{ ...plain, text: reason }])
  })
})
