import { describe, expect, it } from 'vitest'
import { createActor, type EventObject, fromCallback } from 'xstate'
import { unanswered } from '../http/index.ts'
import { type EntryEmitted, type EntryEvent, entryMachine } from './index.ts'

const visitor = { isSignedIn: false, isRetailer: false, isOnSettlePage: false }
const customer = { ...visitor, isSignedIn: true }
const retailer = { ...customer, isRetailer: true }

/** An entry whose server answers with these, one after the other; with nothing while none are left. */
const entry = (...answers: readonly EntryEvent[]) => {
  const left = [...answers]
  const places: EntryEmitted['place'][] = []
  let questions = 0
  const askStatus = fromCallback<EventObject, Record<never, never>>(({ sendBack }) => {
    questions++
    const answer = left.shift()
    if (answer !== undefined) sendBack(answer)
  })
  const actor = createActor(entryMachine.provide({ actors: { askStatus } })).start()
  actor.on('entry.led', ({ place }) => places.push(place))
  return { actor, places, questions: () => questions }
}

describe('the settle entry', () => {
  it.each([
    ['a visitor to the settle page', visitor, ['settlePage']],
    ['a visitor who is there to sign in', { ...visitor, isOnSettlePage: true }, ['signIn']],
    ['a retailer to the seller home', retailer, ['sellerHome']],
  ] as const)('[R4.02] leads %s without asking the server', (_, press, expected) => {
    const { actor, places, questions } = entry()
    actor.send({ type: 'entry.pressed', press })
    expect([places, questions(), actor.getSnapshot().value]).toEqual([expected, 0, 'idle'])
  })

  it.each([
    ['APPROVED', false, 'sellerHome'],
    ['APPROVED', true, 'sellerHome'],
    ['NOT_APPLY', false, 'settlePage'],
    ['IN_REVIEW', true, 'applyButton'],
    ['REJECTED', true, 'applyButton'],
  ] as const)(
    '[R4.02] leads a customer who is %s (on the settle page: %s) to %s',
    (applyStatus, isOnSettlePage, place) => {
      const { actor, places } = entry({ type: 'status.known', applyStatus })
      actor.send({ type: 'entry.pressed', press: { ...customer, isOnSettlePage } })
      expect(places).toEqual([place])
    },
  )

  it('[R4.02] leads nowhere when the server does not answer, says so, and can be pressed again', () => {
    const { actor, places } = entry(
      { type: 'status.unknown', failure: unanswered },
      { type: 'status.known', applyStatus: 'APPROVED' },
    )
    actor.send({ type: 'entry.pressed', press: customer })
    expect([places, actor.getSnapshot().context.failure]).toEqual([[], unanswered])
    actor.send({ type: 'entry.pressed', press: customer })
    expect([places, actor.getSnapshot().context.failure]).toEqual([['sellerHome'], null])
  })

  it('[R4.02] asks once however often it is pressed meanwhile, and takes no answer that nobody asked for', () => {
    const { actor, places, questions } = entry()
    actor.send({ type: 'status.known', applyStatus: 'APPROVED' })
    expect(places).toEqual([])
    actor.send({ type: 'entry.pressed', press: customer })
    actor.send({ type: 'entry.pressed', press: customer })
    expect(questions()).toBe(1)
    actor.send({ type: 'status.known', applyStatus: 'NOT_APPLY' })
    actor.send({ type: 'status.known', applyStatus: 'NOT_APPLY' })
    expect(places).toEqual(['settlePage'])
  })

  it('[R4.02] is known by its name, and fails loudly where its need is not provided', () => {
    const actor = createActor(entryMachine)
    expect(actor.getSnapshot().context).toEqual({ press: null, failure: null })
    const failures: unknown[] = []
    actor.subscribe({ error: (error) => failures.push(error) })
    actor.start()
    actor.send({ type: 'entry.pressed', press: customer })
    expect(entryMachine.id).toBe('settleEntry')
    expect(failures).toEqual([new Error('entry: askStatus is not provided')])
  })
})
