import type { ClientError } from '@compute-mall/core/client'
import { pipe, TE } from '@compute-mall/core/fp'
import { nextInQueue } from '@compute-mall/core/review'

export interface Waiting {
  readonly applicationId: string
}

/** The queue in which something was decided. */
interface Queue {
  readonly decidedId: string
  /** As it was read with the application. */
  readonly before: readonly Waiting[]
  /** Asks for it anew: others decide and hand in meanwhile. */
  readonly ask: TE.TaskEither<ClientError, { readonly records: readonly Waiting[] }>
}

/** A decision, and then which application comes next; null when none waits. */
export const thenNext = <A>(
  decision: TE.TaskEither<ClientError, A>,
  { decidedId, before, ask }: Queue,
): TE.TaskEither<ClientError, { readonly decided: A; readonly next: string | null }> =>
  pipe(
    decision,
    TE.chain((decided) =>
      pipe(
        ask,
        TE.map(({ records }) => records),
        // The decision stands, and the client tells what failed; what was known to wait is tried.
        TE.orElse(() => TE.right<ClientError, readonly Waiting[]>(before)),
        TE.map((now) => ({ decided, next: nextInQueue(before, now, decidedId) })),
      ),
    ),
  )
