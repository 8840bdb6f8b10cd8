/**
 * The one functional dialect of this code base: `pipe`, `Either`, `TaskEither`, `Option`, `ReadonlyArray`, and the
 * way from a task to an actor. Everything else of fp-ts stays outside; the linter refuses a direct import.
 *
 * A refusal is the left of an `E.Either`; a call is a `TE.TaskEither`, run by calling it. `unprovided` declares a
 * need of a chart, `taskActor` meets one by a task.
 *
 * @module
 */
import { function as fn } from 'fp-ts'

export { either as E, option as O, readonlyArray as RA, taskEither as TE } from 'fp-ts'

export { type Need, taskActor, unprovided } from './actor.ts'
export { lookup } from './lookup.ts'
/** Passes a value through functions from left to right. */
export const pipe = fn.pipe
