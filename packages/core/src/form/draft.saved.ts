import { type ActorRefFrom, waitFor } from 'xstate'
import { E, type TE } from '../fp/index.ts'
import type { draftMachine } from './draft.machine.ts'

/** Why the server has not the form as it stands. */
export type Unsaved = 'failed' | 'conflict'

/** Saves at once what waits to be saved, and ends when the server has the form as it stands, or cannot have it (W17). */
export const draftSaved =
  (actor: ActorRefFrom<typeof draftMachine>): TE.TaskEither<Unsaved, void> =>
  async () => {
    actor.send({ type: 'draft.flush' })
    const { value } = await waitFor(
      actor,
      (snapshot) => snapshot.value !== 'dirty' && snapshot.value !== 'saving',
    )
    return value === 'failed' || value === 'conflict' ? E.left(value) : E.right(undefined)
  }
