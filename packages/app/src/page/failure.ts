import { type ClientError, codeOf } from '@compute-mall/core/client'
import { E, type TE } from '@compute-mall/core/fp'
import { goodsMissing } from '@compute-mall/core/goods'
import { systemRefusals } from '@compute-mall/core/http'
import { shopMissing } from '@compute-mall/core/shop'

/** Why a page cannot be shown, as data. */
export interface Failure {
  /** As HTTP means it. */
  readonly status: number
  readonly code: string
  readonly message: string
}

/** A page that throws while it is drawn (B7). */
export const crash: Failure = {
  status: 500,
  code: systemRefusals.internalError.code,
  message: 'The page could not be drawn.',
}

/** A signed-in user without the right to the page (R6.04). */
export const forbidden: Failure = {
  status: 401,
  code: systemRefusals.forbidden.code,
  message: 'You may not see this page.',
}

/** Thrown by a loader whose page cannot be shown. */
export class PageFailure extends Error {
  readonly failure: Failure
  constructor(failure: Failure) {
    super(failure.message)
    this.failure = failure
  }
}

/** Thrown by a loader whose page is another one now. */
export class Redirection extends Error {
  /** A path of the app with its query, without the base. */
  readonly to: string
  constructor(to: string) {
    super(`redirected to ${to}`)
    this.to = to
  }
}

/** `throw redirectTo(routes.cart.href())`: shows another page of the app instead. */
export const redirectTo = (to: string): Redirection => new Redirection(to)

/** The failure of a page that is not there, by its path below the base (R2.07). */
export const notFound = (path: string): PageFailure =>
  new PageFailure({ status: 404, code: '404', message: `Page Not Found: ${path}` })

/** The value of a call without which the page makes no sense; its failure becomes the page's. */
export const orThrow = async <A>(task: TE.TaskEither<ClientError, A>): Promise<A> => {
  const result = await task()
  if (E.isRight(result)) return result.right
  throw new PageFailure(failureOf(result.left))
}

/** Why a page cannot be shown, by the call that it needed. */
export const failureOf = (error: ClientError): Failure => ({
  status: pageStatus(error),
  code: codeOf(error),
  message: error.kind === 'refused' ? error.msg : error.kind,
})

/** The value of a call for a part of a page, or null when the page has to do without it. */
export const orNull = async <A>(task: TE.TaskEither<ClientError, A>): Promise<A | null> => {
  const result = await task()
  return E.isRight(result) ? result.right : null
}

/**
 * "Not there" and "not yours" are one refusal (D1), and to a page both are 404, as is an address with a damaged part: no
 * page of the product links to it.
 */
const MISSING: readonly string[] = [
  systemRefusals.notFound.code,
  systemRefusals.invalidInput.code,
  goodsMissing.goodsNotFound.code,
  shopMissing.shopNotFound.code,
]

const pageStatus = (error: ClientError): number => {
  switch (error.kind) {
    case 'refused':
      return MISSING.includes(error.code) ? 404 : error.code === systemRefusals.forbidden.code ? 401 : 500
    case 'misaddressed':
      return 404
    case 'unauthenticated':
      return 401
    case 'malformed':
      return 502
    case 'network':
    case 'timeout':
    case 'aborted':
      return 503
  }
}
