import { type AnyMachineSnapshot, type AnyStateMachine, createActor, fromCallback } from 'xstate'
import type { PersonalFields } from '../codec/index.ts'
import { E } from '../fp/index.ts'
import type { Json, RecordedEvent, Recording } from './replay.codec.ts'
import { withStandIns } from './replay.masks.ts'

/** Where a chart did not do again what it did when it was recorded. */
export type Divergence =
  | { readonly kind: 'anotherChart'; readonly expected: string }
  | {
      readonly kind: 'anotherState'
      /** Counted from 0. */
      readonly step: number
      readonly expected: Json
      readonly reached: Json
    }

/** A need asks nobody: its answers are in the recording. */
const silent = fromCallback(() => {})

/** A clock on which no timer runs out by itself: that one did is in the recording, as an event. */
const standing = { setTimeout: () => 0, clearTimeout: () => {} }

const asRecorded = (machine: AnyStateMachine) => {
  const needs = Object.keys(machine.implementations.actors)
  return machine.provide({ actors: Object.fromEntries(needs.map((name) => [name, silent])) })
}

const isSame = (a: unknown, b: Json) => JSON.stringify(a) === JSON.stringify(b)

/**
 * Takes a chart through a recording again, without asking anybody and without waiting. What was masked is given to it as
 * something of the same form, of nobody.
 * @param fields what is personal, as when it was recorded
 * @returns the snapshot at the start and after each step, or the first step at which the chart did something else,
 *   as it may when it has changed since
 */
export const replay = (
  machine: AnyStateMachine,
  { chart, input, steps }: Recording,
  fields: PersonalFields,
): E.Either<Divergence, readonly AnyMachineSnapshot[]> => {
  if (machine.id !== chart) return E.left({ kind: 'anotherChart', expected: chart })
  const actor = createActor(asRecorded(machine), {
    input: withStandIns(input, fields),
    clock: standing,
  }).start()
  const snapshots: AnyMachineSnapshot[] = [actor.getSnapshot()]
  for (const [step, { event, value }] of steps.entries()) {
    actor.send(withStandIns(event, fields) as RecordedEvent)
    const reached = actor.getSnapshot()
    if (!isSame(reached.value, value))
      return E.left({ kind: 'anotherState', step, expected: value, reached: reached.value })
    snapshots.push(reached)
  }
  actor.stop()
  return E.right(snapshots)
}
