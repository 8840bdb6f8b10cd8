import { type Loaded, loadedOf } from '@compute-mall/app'
import { type ClientError, callFailure } from '@compute-mall/core/client'
import { E } from '@compute-mall/core/fp'
import { systemRefusals } from '@compute-mall/core/http'

/** An answer about one thing; what is not there, or not for this user, is missing (D1). */
export const foundOf = <A>(answer: E.Either<ClientError, A>): Loaded<A> | { readonly kind: 'missing' } =>
  E.isLeft(answer) && isMissing(answer.left) ? { kind: 'missing' } : loadedOf(answer)

const isMissing = (error: ClientError): boolean => {
  const failure = callFailure(error)
  return failure.kind === 'refused' && failure.code === systemRefusals.notFound.code
}
