import { type ClientError, callFailure } from '@compute-mall/core/client'
import { E } from '@compute-mall/core/fp'
import { isRefusedWith, systemRefusals } from '@compute-mall/core/http'
import { type Loaded, loadedOf } from './useLoaded.ts'

/** Something that was asked for by its id, or that it is not there. */
export type Found<A> = Exclude<Loaded<A>, { kind: 'loading' }> | { readonly kind: 'missing' }

/** An answer about one thing; what is not there, or not for this user, is missing (D1). */
export const foundOf = <A>(answer: E.Either<ClientError, A>): Found<A> =>
  E.isLeft(answer) && isRefusedWith(callFailure(answer.left), systemRefusals.notFound)
    ? { kind: 'missing' }
    : loadedOf(answer)
