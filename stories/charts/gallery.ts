import type { Milliseconds } from '@compute-mall/core/time'
import {
  type AnyActor,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  type EventFromLogic,
  fromCallback,
  type InputFrom,
  SimulatedClock,
} from 'xstate'
import { arrowsOf } from '../../tools/src/docs/arrows.ts'
import { currentLeaves } from './leaves.ts'

/** How a leaf state is reached. */
export interface Scenario<Machine extends AnyStateMachine = AnyStateMachine> {
  /** Where it does not begin as the others do. */
  readonly input?: InputFrom<Machine>
  /** Names of the gallery's events, and `after untilWarning` to let that much time pass. */
  readonly steps: readonly string[]
}

/** A chart of the core, and what is needed to take it into each of its leaf states. */
export interface Gallery<Machine extends AnyStateMachine = AnyStateMachine> {
  readonly machine: Machine
  readonly input: InputFrom<Machine>
  /** The server's time when a run begins. */
  readonly start: Milliseconds
  /** Everything that can be told to the chart, with payloads, by the name on its button. */
  readonly events: Readonly<Record<string, (now: Milliseconds) => EventFromLogic<Machine>>>
  /** By the path of the leaf state. */
  readonly scenarios: Readonly<Record<string, Scenario<Machine>>>
}

/** A step that was taken, and where it led. */
export interface Taken {
  readonly step: string
  readonly from: readonly string[]
  readonly to: readonly string[]
  readonly at: Milliseconds
}

/** A chart under way, under a clock of its own. */
export interface Run {
  readonly gallery: Gallery
  readonly actor: AnyActor
  readonly clock: SimulatedClock
  readonly taken: Taken[]
}

const AFTER = 'after '

/** What a chart needs, played by somebody who says nothing: the answers of the world are buttons. */
const silenced = (machine: AnyStateMachine): AnyStateMachine =>
  machine.provide({
    actors: Object.fromEntries(
      Object.keys(machine.implementations.actors).map((need) => [need, fromCallback(() => undefined)]),
    ),
  })

export const snapshotOf = ({ actor }: Run): AnyMachineSnapshot => actor.getSnapshot()

/** The server's time in a run. */
export const nowOf = ({ gallery, clock }: Run): Milliseconds => gallery.start + clock.now()

const eventOf = (run: Run, step: string) => {
  const event = run.gallery.events[step]
  if (event === undefined)
    throw new Error(`The gallery of '${run.gallery.machine.id}' has no event '${step}'.`)
  return event(nowOf(run))
}

/** How long a delay of the chart is just now. */
const lengthOf = ({ gallery, actor }: Run, name: string): Milliseconds => {
  const delay: unknown = gallery.machine.implementations.delays[name]
  const length: unknown =
    typeof delay === 'function' ? delay({ context: actor.getSnapshot().context }) : delay
  if (typeof length !== 'number') throw new Error(`'${gallery.machine.id}' has no delay '${name}'.`)
  return length
}

const timersOf = (run: Run): readonly string[] => {
  const running = new Set(snapshotOf(run)._nodes.map(({ id }) => id))
  return arrowsOf(run.gallery)
    .filter(({ from, event }) => running.has(from.id) && event.startsWith(AFTER))
    .map(({ event }) => event)
}

/** The steps that mean something now, in the order of the gallery; timers come last. */
export const stepsOf = (run: Run): readonly string[] => {
  const told = Object.keys(run.gallery.events).filter((step) => snapshotOf(run).can(eventOf(run, step)))
  return [...told, ...new Set(timersOf(run))]
}

const noting = (run: Run, step: string, act: () => void): void => {
  const from = currentLeaves(snapshotOf(run))
  act()
  run.taken.push({ step, from, to: currentLeaves(snapshotOf(run)), at: nowOf(run) })
}

/** Sends what a screen says, as its buttons do. */
export const tell = (run: Run, event: { readonly type: string }): void =>
  noting(run, event.type, () => run.actor.send(event))

/** Takes a step by its name; one that means nothing now is an error of the scenario. */
export const take = (run: Run, step: string): void => {
  if (!stepsOf(run).includes(step))
    throw new Error(`'${step}' means nothing in ${currentLeaves(snapshotOf(run)).join(' and ')}.`)
  noting(run, step, () =>
    step.startsWith(AFTER)
      ? run.clock.increment(lengthOf(run, step.slice(AFTER.length)))
      : run.actor.send(eventOf(run, step)),
  )
}

/** The scenario to a leaf state. */
export const scenarioTo = ({ machine, scenarios }: Gallery, leaf: string): Scenario => {
  const scenario = scenarios[leaf]
  if (scenario === undefined) throw new Error(`The gallery of '${machine.id}' does not lead to '${leaf}'.`)
  return scenario
}

/** A run that has taken these steps. */
export const begin = (gallery: Gallery, { input = gallery.input, steps }: Scenario): Run => {
  const clock = new SimulatedClock()
  const actor = createActor(silenced(gallery.machine), { input, clock })
  const run: Run = { gallery, actor, clock, taken: [] }
  actor.start()
  for (const step of steps) take(run, step)
  return run
}
