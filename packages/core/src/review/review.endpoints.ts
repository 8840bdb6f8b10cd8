import * as t from 'io-ts'
import { Id, Nullable } from '../codec/index.ts'
import { type Codec, endpoint, withRole } from '../http/index.ts'
import { Approval, Claim, ClaimRequest, Decision } from './review.codec.ts'

/** Operations (section 6); admin and superadmin are operators too. */
const reviewers = withRole('operator')
const ByApplication = t.type({ applicationId: Id })

/**
 * Review of the applications at a path. Refusals of each call: SYS10002; of all but `release` also the module's own
 * refusal for the reviewer's own application.
 */
export const reviewEndpoints = <A>(path: `/${string}`, application: Codec<A, A>) => ({
  /**
   * Holds an application for 15 minutes, or for 15 more. Refusals: REVIEW10001 when it no longer waits, REVIEW10003 with
   * the name of whoever has it.
   */
  claim: endpoint({
    method: 'POST',
    path: `${path}/:applicationId/claim`,
    access: reviewers,
    params: ByApplication,
    body: ClaimRequest,
    response: Claim,
  }),
  /** Releases the caller's claim. @returns the claim that is left, if another reviewer holds one */
  release: endpoint({
    method: 'POST',
    path: `${path}/:applicationId/release`,
    access: reviewers,
    params: ByApplication,
    response: Nullable(Claim),
  }),
  /** Refusal: REVIEW10001 when another revision was read or it no longer waits. */
  approve: endpoint({
    method: 'POST',
    path: `${path}/:applicationId/approve`,
    access: reviewers,
    params: ByApplication,
    body: Approval,
    response: application,
  }),
  /** Refusals: REVIEW10001 as for `approve`, REVIEW10002 without any reason. */
  reject: endpoint({
    method: 'POST',
    path: `${path}/:applicationId/reject`,
    access: reviewers,
    params: ByApplication,
    body: Decision,
    response: application,
  }),
})
