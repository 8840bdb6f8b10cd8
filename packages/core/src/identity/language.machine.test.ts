import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createActor, fromCallback, SimulatedClock } from 'xstate'
import type { Language } from '../codec/index.ts'
import { afterLanguageEvent, type LanguageEvent, type LanguageState } from '../http/index.ts'
import { languageMachine } from './index.ts'

const events = {
  zh: { type: 'language.chosen', language: 'zh' },
  en: { type: 'language.chosen', language: 'en' },
  zhReady: { type: 'texts.ready', language: 'zh' },
  enReady: { type: 'texts.ready', language: 'en' },
  zhMissing: { type: 'texts.missing', language: 'zh' },
  enMissing: { type: 'texts.missing', language: 'en' },
} as const satisfies Record<string, LanguageEvent>
type EventName = keyof typeof events
const eventNames = Object.keys(events) as EventName[]

/** A page that speaks Chinese first; it notes whose texts were asked for, and what it was told to remember. */
const page = () => {
  const asked: Language[] = []
  const told: Language[] = []
  const clock = new SimulatedClock()
  const machine = languageMachine.provide({
    actors: { fetchTexts: fromCallback(({ input }) => void asked.push(input.language)) },
  })
  const actor = createActor(machine, { input: { language: 'zh' }, clock })
  actor.on('language.changed', ({ language }) => told.push(language))
  actor.start()
  return {
    asked,
    told,
    clock,
    state: () => actor.getSnapshot().value,
    speech: () => actor.getSnapshot().context,
    send: (...names: readonly EventName[]) => {
      for (const name of names) actor.send(events[name])
    },
  }
}

const rows: readonly (readonly [
  from: string,
  by: readonly EventName[],
  event: EventName,
  to: string,
  spoken: Language,
])[] = [
  ['speaking', [], 'zh', 'speaking', 'zh'],
  ['speaking', [], 'en', 'preparing', 'zh'],
  ['speaking', [], 'zhReady', 'speaking', 'zh'],
  ['speaking', [], 'enReady', 'speaking', 'zh'],
  ['speaking', [], 'zhMissing', 'speaking', 'zh'],
  ['speaking', [], 'enMissing', 'speaking', 'zh'],
  ['preparing', ['en'], 'zh', 'speaking', 'zh'],
  ['preparing', ['en'], 'en', 'preparing', 'zh'],
  ['preparing', ['en'], 'zhReady', 'preparing', 'zh'],
  ['preparing', ['en'], 'enReady', 'speaking', 'en'],
  ['preparing', ['en'], 'zhMissing', 'preparing', 'zh'],
  ['preparing', ['en'], 'enMissing', 'speaking', 'zh'],
]

describe('the language chart', () => {
  it.each(rows)('[R1.01][R4.13] from %s after %j, %s leads to %s, in %s', (from, by, event, to, spoken) => {
    const { state, speech, send } = page()
    send(...by)
    expect(state()).toBe(from)
    send(event)
    expect([state(), speech().spoken]).toEqual([to, spoken])
  })

  it('[R1.01] asks for the texts of the language that was chosen, once, and tells of the change', () => {
    const { asked, told, send } = page()
    send('en', 'en', 'enReady', 'zh', 'zhReady')
    expect([asked, told]).toEqual([
      ['en', 'zh'],
      ['en', 'zh'],
    ])
  })

  it('[R1.01] is known by its name, and fails loudly where its need is not provided', () => {
    const actor = createActor(languageMachine, { input: { language: 'zh' } })
    const failures: unknown[] = []
    actor.subscribe({ error: (error) => failures.push(error) })
    actor.start()
    actor.send(events.en)
    expect(languageMachine.id).toBe('language')
    expect(failures).toEqual([new Error('language: fetchTexts is not provided')])
  })

  it('[R1.01] has no timer: texts that take long change nothing meanwhile', () => {
    const { clock, state, send } = page()
    send('en')
    clock.increment(60_000)
    expect(state()).toBe('preparing')
  })
})

describe('any course of choices and texts', () => {
  const scenario = fc.array(fc.constantFrom(...eventNames), { maxLength: 30 })

  it('[R1.01] speaks only what was chosen last and is there, and tells of each change once', () => {
    fc.assert(
      fc.property(scenario, (names) => {
        const { told, speech, send } = page()
        let chosen: Language = 'zh'
        for (const name of names) {
          const before = speech().spoken
          const event = events[name]
          send(name)
          if (event.type === 'language.chosen') chosen = event.language
          if (speech().spoken !== before) {
            expect(event).toEqual({ type: 'texts.ready', language: chosen })
            expect(told.at(-1)).toBe(chosen)
          }
        }
        expect(told.every((language, index) => language !== (told[index - 1] ?? 'zh'))).toBe(true)
      }),
      { numRuns: 300 },
    )
  })

  it('[R1.01] is the course that the rule takes without a chart', () => {
    fc.assert(
      fc.property(scenario, (names) => {
        const { speech, send } = page()
        let ruled: LanguageState = { spoken: 'zh', wanted: 'zh' }
        for (const name of names) {
          send(name)
          ruled = afterLanguageEvent(ruled, events[name])
          expect(speech()).toEqual(ruled)
        }
      }),
      { numRuns: 300 },
    )
  })
})
