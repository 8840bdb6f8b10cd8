/**
 * The one functional dialect of this code base: `pipe`, `Either`, `TaskEither`, `Option`, `ReadonlyArray`, and the
 * way from a task to an actor. Everything else of fp-ts stays outside; the linter refuses a direct import.
 */
import { function as fn } from 'fp-ts'

export { either as E, option as O, readonlyArray as RA, taskEither as TE } from 'fp-ts'

export * from './actor.ts'
export const pipe = fn.pipe
