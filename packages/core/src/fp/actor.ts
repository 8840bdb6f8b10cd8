import { taskEither as TE } from 'fp-ts'
import { type CallbackActorLogic, type EventObject, fromCallback } from 'xstate'

/** A need of a chart: runs with `Input` and answers with events of the chart; the app provides it. */
export type Need<Input> = CallbackActorLogic<EventObject, Input>

/** Stands for a need until it is provided, and fails by name if it is not. */
export const unprovided = <Input>(name: string): Need<Input> =>
  fromCallback(() => {
    throw new Error(`${name} is not provided`)
  })

/**
 * An actor that runs a task once and tells its chart the event that either outcome makes. One that is stopped
 * meanwhile tells nothing.
 * @example
 * import { TE, taskActor } from '@compute-mall/core/fp'
 * import { createActor, setup } from 'xstate'
 *
 * const machine = setup({
 *   actors: { load: taskActor((name: string) => TE.right({ type: 'loaded', text: `Hello ${name}` })) },
 * }).createMachine({
 *   initial: 'loading',
 *   states: { loading: { invoke: { src: 'load', input: 'mall' }, on: { loaded: 'ready' } }, ready: {} },
 * })
 * const actor = createActor(machine).start()
 * await new Promise<void>((resolve) => actor.subscribe((snapshot) => snapshot.matches('ready') && resolve()))
 * actor.getSnapshot().value // → 'ready'
 */
export const taskActor = <Input, Event extends EventObject>(
  task: (input: Input) => TE.TaskEither<Event, Event>,
): Need<Input> =>
  fromCallback(({ input, sendBack }) => {
    void TE.match(sendBack, sendBack)(task(input))()
  })
