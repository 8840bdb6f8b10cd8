import { type ClientError, callFailure } from '@compute-mall/core/client'
import type { Words } from '@compute-mall/core/codec'
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

/** @returns what a page about one thing is titled by, as its loader says it (frame/head); null when there is no such thing */
export const subjectOf = <A>(
  found: Loaded<A> | Found<A>,
  nameOf: (value: A) => Words | string,
): Words | string | null => (found.kind === 'loaded' ? nameOf(found.value) : null)

/** Something that was asked for, on a page titled by it. */
export const titled = <A>(found: Found<A>, nameOf: (value: A) => Words | string) => ({
  ...found,
  subject: subjectOf(found, nameOf),
})
