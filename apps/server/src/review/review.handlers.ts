import { refusals } from '@compute-mall/core/contract'
import { E } from '@compute-mall/core/fp'
import type { InputOf, Refusal } from '@compute-mall/core/http'
import {
  type Claim,
  type Decision,
  isClaimHeld,
  reasonRefusals,
  type reviewEndpoints,
} from '@compute-mall/core/review'
import { type AuditActor, actorOf, audit } from '../audit/index.ts'
import type { Db } from '../platform/database/index.ts'
import type { Context, SessionUser } from '../platform/http/index.ts'
import { claimOf, claimSubmission, releaseSubmission } from './review.store.ts'

type Caller = Context<SessionUser>
type Calls = ReturnType<typeof reviewEndpoints>

/** A decision about the revision that was read; an approval has no reasons. */
export interface Verdict extends Pick<Decision, 'revision' | 'reasons'> {
  readonly approves: boolean
  readonly reason: string | null
  readonly by: AuditActor & { readonly actorId: string }
}

/** How a module of reviewed applications finds and decides them. */
interface Reviewed<Row, Application> {
  /** The type of its objects in the audit log. */
  readonly type: 'goodsApplication' | 'settlement'
  /** Undefined for an application that was withdrawn. */
  readonly find: (db: Db, applicationId: string) => Promise<Row | undefined>
  /** The refusal of whoever may not review the application because it is their own. */
  readonly ownRefusal: (row: Row, user: SessionUser) => Refusal | undefined
  readonly decide: (
    applicationId: string,
    verdict: Verdict,
    context: Caller,
  ) => Promise<E.Either<Refusal, Application>>
}

/** Handlers of `reviewEndpoints`. */
export const reviewHandlers = <Row, Application>(
  db: Db,
  { type, find, ownRefusal, decide }: Reviewed<Row, Application>,
) => {
  const byStaff = (context: Caller) => ({ ...actorOf(context, 'staff'), actorId: context.user.id })
  return {
    claim: (
      { params: { applicationId: id }, body: { takeOver = false } }: InputOf<Calls['claim']>,
      context: Caller,
    ): Promise<E.Either<Refusal, Claim>> =>
      context.transact(async (trx) => {
        const { user, now } = context
        const row = await find(trx, id)
        if (row === undefined) return E.left(refusals.notFound())
        const own = ownRefusal(row, user)
        if (own !== undefined) return E.left(own)
        const claimed = await claimSubmission(trx, id, { reviewerId: user.id, takesOver: takeOver, now })
        if (E.isLeft(claimed)) return claimed
        const { claim, takenFrom } = claimed.right
        if (takenFrom !== null)
          await audit(trx, byStaff(context), {
            action: 'claim.takenOver',
            object: { type, id },
            before: { reviewer: takenFrom },
            after: { reviewer: user.userName },
          })
        return E.right(claim)
      }),
    release: async ({ params: { applicationId } }: InputOf<Calls['release']>, { user, now }: Caller) => {
      if ((await find(db, applicationId)) === undefined) return E.left(refusals.notFound())
      await releaseSubmission(db, applicationId, user.id)
      const held = await claimOf(db, applicationId)
      return E.right(isClaimHeld(held, now.getTime()) ? held : null)
    },
    approve: (
      { params: { applicationId }, body: { revision } }: InputOf<Calls['approve']>,
      context: Caller,
    ) =>
      decide(
        applicationId,
        { approves: true, revision, reason: null, reasons: [], by: byStaff(context) },
        context,
      ),
    reject: async ({ params: { applicationId }, body }: InputOf<Calls['reject']>, context: Caller) => {
      const [missing] = reasonRefusals(body)
      if (missing !== undefined) return E.left(missing)
      const { revision, reasons } = body
      const reason = body.reason?.trim() || null
      return decide(
        applicationId,
        { approves: false, revision, reason, reasons, by: byStaff(context) },
        context,
      )
    },
  }
}
