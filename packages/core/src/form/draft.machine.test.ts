import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createActor, fromCallback, SimulatedClock } from 'xstate'
import type { Need } from '../fp/index.ts'
import { unanswered } from '../http/index.ts'
import {
  type Draft,
  type DraftEmitted,
  type DraftEvent,
  type DraftRecord,
  type DraftToSave,
  draftMachine,
  draftView,
  retryDelay,
} from './index.ts'
import { formFixtures } from './testing/index.ts'

const AT = '2026-11-21T02:00:00.000Z'
const theirs: Draft = { form: 'settlement', revision: 7, record: { realName: '他窗' }, savedAt: AT }

/** A chart whose saves are answered by the test. */
const start = (draft: Draft | null = null) => {
  const saves: DraftToSave[] = []
  const emitted: DraftEmitted[] = []
  const clock = new SimulatedClock()
  const save: Need<DraftToSave> = fromCallback(({ input }) => void saves.push(input))
  const actor = createActor(draftMachine.provide({ actors: { save } }), {
    clock,
    input: { form: 'settlement', draft },
  })
  actor.on('draft.replaced', (event) => emitted.push(event))
  actor.start()
  const send = (event: DraftEvent) => actor.send(event)
  const type = (realName: string) => send({ type: 'draft.changed', record: { realName } })
  return { actor, saves, emitted, clock, send, type, state: () => actor.getSnapshot().value }
}
const done = (revision: number): DraftEvent => ({ type: 'save.done', revision, savedAt: AT })
const failed: DraftEvent = { type: 'save.failed', failure: unanswered }
const stale: DraftEvent = { type: 'save.stale', theirs }
const flush: DraftEvent = { type: 'draft.flush' }

/** The way to each state from the beginning. */
const ways = {
  clean: [],
  dirty: [{ type: 'draft.changed', record: { realName: 'a' } }],
  saving: [{ type: 'draft.changed', record: { realName: 'a' } }, flush],
  saved: [{ type: 'draft.changed', record: { realName: 'a' } }, flush, done(1)],
  failed: [{ type: 'draft.changed', record: { realName: 'a' } }, flush, failed],
  conflict: [{ type: 'draft.changed', record: { realName: 'a' } }, flush, stale],
  over: [{ type: 'draft.done' }],
} as const satisfies Record<string, readonly DraftEvent[]>
type State = keyof typeof ways

const events: Readonly<Record<DraftEvent['type'], DraftEvent>> = {
  'draft.changed': { type: 'draft.changed', record: { realName: 'b' } },
  'draft.flush': flush,
  'save.done': done(1),
  'save.stale': stale,
  'save.failed': failed,
  'conflict.mine': { type: 'conflict.mine' },
  'conflict.theirs': { type: 'conflict.theirs' },
  'conflict.merged': { type: 'conflict.merged', record: { realName: 'c' } },
  'draft.done': { type: 'draft.done' },
}

/** Where each event leads; what is not named leads nowhere. */
const leads: Readonly<Record<State, Partial<Record<DraftEvent['type'], State>>>> = {
  clean: { 'draft.changed': 'dirty', 'draft.done': 'over' },
  dirty: { 'draft.flush': 'saving', 'draft.done': 'over' },
  saving: { 'save.done': 'saved', 'save.stale': 'conflict', 'save.failed': 'failed', 'draft.done': 'over' },
  saved: { 'draft.changed': 'dirty', 'draft.done': 'over' },
  failed: { 'draft.flush': 'saving', 'draft.done': 'over' },
  conflict: {
    'conflict.mine': 'saving',
    'conflict.theirs': 'saved',
    'conflict.merged': 'saving',
    'draft.done': 'over',
  },
  over: {},
}
const cases = Object.entries(ways).flatMap(([state, way]) =>
  Object.values(events).map((event) => [state, event.type, way, event] as const),
)

describe('the draft of a form', () => {
  it.each(cases)('[R5.15] from %s, %s leads where the table says', (state, type, way, event) => {
    const { send, state: now } = start()
    for (const step of way) send(step)
    expect(now()).toBe(state)
    if (state === 'over') return
    send(event)
    const next = Object.entries(leads).find(([name]) => name === state)?.[1][type]
    expect(now()).toBe(next ?? state)
  })

  it('[R5.15] is saved a second after the first change, with all that was changed until then', () => {
    const { clock, saves, type, state } = start()
    type('a')
    clock.increment(600)
    type('ab')
    clock.increment(399)
    expect([state(), saves]).toEqual(['dirty', []])
    clock.increment(1)
    expect([state(), saves]).toEqual([
      'saving',
      [{ form: 'settlement', subjectId: undefined, revision: 0, record: { realName: 'ab' } }],
    ])
  })

  it('[R5.15] is saved again when it changed while it was being saved', () => {
    const { clock, saves, send, type, state } = start(formFixtures.savedDraft)
    type('a')
    send(flush)
    type('ab')
    send(done(4))
    expect(state()).toBe('dirty')
    clock.increment(1000)
    expect(saves.map(({ revision, record }) => [revision, record])).toEqual([
      [3, { realName: 'a' }],
      [4, { realName: 'ab' }],
    ])
  })

  it('[R5.15] that could not be saved is tried again by itself, less and less often', () => {
    const { clock, saves, send, type, state } = start()
    type('a')
    send(flush)
    for (let failures = 1; failures <= 7; failures++) {
      send(failed)
      clock.increment(retryDelay(failures) - 1)
      expect(state()).toBe('failed')
      clock.increment(1)
      expect([state(), saves.length]).toEqual(['saving', failures + 1])
    }
    expect([1, 2, 4, 5, 99].map(retryDelay)).toEqual([2_000, 4_000, 16_000, 30_000, 30_000])
  })

  it('[R5.15] goes over that of another window only when one says so', () => {
    const { saves, send, type, state } = start()
    type('mine')
    send(flush)
    send(stale)
    type('mine too')
    expect(saves).toHaveLength(1)
    send({ type: 'conflict.mine' })
    expect([state(), saves[1]]).toMatchObject(['saving', { revision: 7, record: { realName: 'mine too' } }])
  })

  it('[R5.15] gives the form what was chosen of the other window, whole or field by field', () => {
    const taken = start()
    taken.type('mine')
    taken.send(flush)
    taken.send(stale)
    expect(draftView(taken.actor.getSnapshot())).toMatchObject({
      differences: [{ field: 'realName', before: '他窗', after: 'mine' }],
      commands: { choose: true },
    })
    taken.send({ type: 'conflict.theirs' })
    expect(taken.emitted).toEqual([{ type: 'draft.replaced', record: theirs.record }])
    expect(draftView(taken.actor.getSnapshot()).differences).toEqual([])

    const merged = start()
    merged.type('mine')
    merged.send(flush)
    merged.send(stale)
    merged.send({ type: 'conflict.merged', record: { realName: 'both' } })
    expect(merged.emitted).toEqual([{ type: 'draft.replaced', record: { realName: 'both' } }])
    expect(merged.saves[1]).toMatchObject({ revision: 7, record: { realName: 'both' } })
  })

  it.each([
    ['clean', null],
    ['dirty', 'form:draft.dirty'],
    ['saving', 'form:draft.saving'],
    ['saved', 'form:draft.saved'],
    ['failed', 'form:draft.failed'],
    ['conflict', 'form:draft.conflict'],
    ['over', null],
  ] as const)('[R5.15] tells its page in %s how it stands', (state, key) => {
    const { actor, send } = start()
    for (const step of ways[state]) send(step)
    expect(draftView(actor.getSnapshot()).status?.key ?? null).toBe(key)
  })

  it('[R5.15] of a form that was opened with one says when that was saved', () => {
    expect(draftView(start(formFixtures.savedDraft).actor.getSnapshot()).status).toEqual({
      key: 'form:draft.saved',
      values: { at: AT },
    })
  })
})

describe('whatever happens', () => {
  type Step =
    | { readonly kind: 'type'; readonly text: string }
    | { readonly kind: 'answer' | 'lose' | 'flush' | 'other' | 'mine' | 'theirs' }
    | { readonly kind: 'wait'; readonly ms: number }
  const step: fc.Arbitrary<Step> = fc.oneof(
    fc.record({ kind: fc.constant('type' as const), text: fc.string({ maxLength: 3 }) }),
    fc.record({ kind: fc.constantFrom('answer', 'lose', 'flush', 'other', 'mine', 'theirs') }),
    fc.record({ kind: fc.constant('wait' as const), ms: fc.integer({ min: 1, max: 3_000 }) }),
  )

  it('[R5.15] no save goes over what was not read, and what is called saved is what the server has', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        const chart = start()
        let stored: { revision: number; record: DraftRecord } = { revision: 0, record: {} }
        let answered = 0
        for (const each of steps) {
          const asked = chart.saves[chart.saves.length - 1]
          const isOpen = chart.state() === 'saving' && asked !== undefined && chart.saves.length > answered
          if (each.kind === 'type') chart.type(each.text)
          else if (each.kind === 'wait') chart.clock.increment(each.ms)
          else if (each.kind === 'flush') chart.send(flush)
          else if (each.kind === 'mine') chart.send({ type: 'conflict.mine' })
          else if (each.kind === 'theirs') chart.send({ type: 'conflict.theirs' })
          else if (each.kind === 'other')
            stored = { revision: stored.revision + 1, record: { realName: `other ${stored.revision}` } }
          else if (isOpen) {
            answered = chart.saves.length
            if (each.kind === 'lose') chart.send(failed)
            else if (asked.revision !== stored.revision)
              chart.send({ type: 'save.stale', theirs: { form: 'settlement', savedAt: AT, ...stored } })
            else {
              stored = { revision: stored.revision + 1, record: asked.record }
              chart.send(done(stored.revision))
            }
          }
          const { context, value } = chart.actor.getSnapshot()
          expect(context.revision).toBeLessThanOrEqual(stored.revision)
          if (value === 'saved' && context.revision === stored.revision)
            expect(context.record).toEqual(stored.record)
        }
      }),
    )
  })
})
