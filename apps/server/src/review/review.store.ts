import { refusals } from '@compute-mall/core/contract'
import { E } from '@compute-mall/core/fp'
import type { Refusal } from '@compute-mall/core/http'
import {
  CLAIM_LEASE_MS,
  type Claim,
  claimRefusals,
  type FieldReason,
  MAX_QUEUE_COUNT,
  type QueueCounts,
  REVIEW_DAYS,
  revisionRefusals,
} from '@compute-mall/core/review'
import { endOfPlatformDay } from '@compute-mall/core/time'
import { type RawBuilder, type Selectable, sql } from 'kysely'
import { dueInWorkdays } from '../platform/calendar.ts'
import { type Db, writing } from '../platform/database/index.ts'
import type { Vault } from '../platform/vault.ts'
import type { ReviewTables, SubmissionKind } from './review.tables.ts'

/** Writes the tables of this module; those of others are a type error. */
const write = writing<ReviewTables>()

export type SubmissionRow = Selectable<ReviewTables['submissions']>

/** Something that is handed in for review. */
export interface NewSubmission {
  readonly id: string
  readonly kind: SubmissionKind
  readonly subjectId: string
  /** What was handed in, as it will be read; a keyed hash of it is kept. */
  readonly content: unknown
  readonly submittedBy: string
  readonly now: Date
}

/**
 * Marks what is handed in with its number and revision, to be decided in 3 working days (W9). Submissions of one subject
 * must come one after another, by a lock of its module.
 */
export const enterSubmission = async (
  trx: Db,
  vault: Vault,
  { id, kind, subjectId, content, submittedBy, now }: NewSubmission,
): Promise<SubmissionRow> => {
  const number = sql<number>`(select coalesce(max(number), 0) + 1 from submissions
    where kind = ${kind} and subject_id = ${subjectId})`
  return write(trx)
    .insertInto('submissions')
    .values({
      id,
      kind,
      subject_id: subjectId,
      number,
      revision: number,
      hash: vault.fingerprint('submission', JSON.stringify(content)),
      submitted_by: submittedBy,
      submitted_at: now,
      due_at: await dueInWorkdays(trx, now, REVIEW_DAYS),
      closed_at: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Takes a submission out of the queue, with whoever had it open. */
export const closeSubmission = async (trx: Db, id: string, now: Date): Promise<void> => {
  await write(trx).updateTable('submissions').set({ closed_at: now }).where('id', '=', id).execute()
  await write(trx).deleteFrom('submission_claims').where('submission_id', '=', id).execute()
}

/** The submission, locked until the transaction ends; undefined when there is none. */
const lockSubmission = (trx: Db, id: string): Promise<SubmissionRow | undefined> =>
  trx.selectFrom('submissions').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

/** Who has a submission open; the claim may have ended. */
export const claimOf = async (db: Db, submissionId: string): Promise<Claim | null> => {
  const row = await db
    .selectFrom('submission_claims')
    .innerJoin('users', 'users.id', 'reviewer_id')
    .select(['reviewer_id', 'user_name', 'until'])
    .where('submission_id', '=', submissionId)
    .executeTakeFirst()
  return row === undefined
    ? null
    : { reviewerId: row.reviewer_id, reviewer: row.user_name, until: row.until.toISOString() }
}

/** Who opens a submission, and whether they take it from whoever has it. */
export interface Claiming {
  readonly reviewerId: string
  readonly takesOver: boolean
  readonly now: Date
}

/** What a claim is now, and from whom it was taken. */
export interface Claimed {
  readonly claim: Claim
  readonly takenFrom: string | null
}

/**
 * Holds a submission for 15 minutes, or for 15 more. Refusals: SYS10002, REVIEW10001 when it does not wait any more,
 * REVIEW10003 with the name of whoever has it.
 */
export const claimSubmission = async (
  trx: Db,
  submissionId: string,
  { reviewerId, takesOver, now }: Claiming,
): Promise<E.Either<Refusal, Claimed>> => {
  const submission = await lockSubmission(trx, submissionId)
  if (submission === undefined) return E.left(refusals.notFound())
  if (submission.closed_at !== null) return E.left(refusals.revisionConflict())
  const held = await claimOf(trx, submissionId)
  const [refusal] = claimRefusals(held, reviewerId, { now: now.getTime(), takesOver })
  if (refusal !== undefined) return E.left(refusal)
  const until = new Date(now.getTime() + CLAIM_LEASE_MS)
  await write(trx)
    .insertInto('submission_claims')
    .values({ submission_id: submissionId, reviewer_id: reviewerId, until })
    .onConflict((conflict) =>
      conflict.column('submission_id').doUpdateSet({ reviewer_id: reviewerId, until }),
    )
    .execute()
  const claim = await claimOf(trx, submissionId)
  if (claim === null) throw new Error(`submission ${submissionId} has lost its claim`)
  const isTaken = held !== null && held.reviewerId !== reviewerId && Date.parse(held.until) > now.getTime()
  return E.right({ claim, takenFrom: isTaken ? held.reviewer : null })
}

/** Lets go of a submission; of another's claim it does nothing. */
export const releaseSubmission = async (db: Db, submissionId: string, reviewerId: string): Promise<void> => {
  await write(db)
    .deleteFrom('submission_claims')
    .where('submission_id', '=', submissionId)
    .where('reviewer_id', '=', reviewerId)
    .execute()
}

/** A decision about the revision that its reviewer has read. */
export interface NewDecision {
  readonly submissionId: string
  readonly revision: number
  readonly event: string
  readonly reviewerId: string
  readonly reason: string | null
  readonly reasons: readonly FieldReason[]
  readonly now: Date
}

/**
 * Decides a submission and takes it out of the queue; the module of its kind does the rest in the same transaction.
 * Refusals: SYS10002, REVIEW10001 when what was read is not what waits.
 */
export const decideSubmission = async (
  trx: Db,
  { submissionId, revision, event, reviewerId, reason, reasons, now }: NewDecision,
): Promise<E.Either<Refusal, void>> => {
  const submission = await lockSubmission(trx, submissionId)
  if (submission === undefined) return E.left(refusals.notFound())
  if (submission.closed_at !== null) return E.left(refusals.revisionConflict())
  const [refusal] = revisionRefusals(revision, submission.revision)
  if (refusal !== undefined) return E.left(refusal)
  await write(trx)
    .insertInto('review_decisions')
    .values({
      submission_id: submissionId,
      revision,
      event,
      reviewer_id: reviewerId,
      reason,
      reasons: JSON.stringify(reasons),
      at: now,
    })
    .execute()
  await closeSubmission(trx, submissionId, now)
  return E.right(undefined)
}

/** The mark of a submission. @throws when it has none */
export const submissionOf = (db: Db, id: string): Promise<SubmissionRow> =>
  db.selectFrom('submissions').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

/** The submissions of a kind with who has them open, to be joined by the module of that kind. */
export const submissionsWithClaims = (db: Db, kind: SubmissionKind) =>
  db
    .selectFrom('submissions')
    .leftJoin('submission_claims', 'submission_id', 'submissions.id')
    .leftJoin('users', 'users.id', 'reviewer_id')
    .select([
      'submissions.id',
      'number',
      'due_at',
      'closed_at',
      'reviewer_id',
      'user_name as reviewer',
      'until',
    ])
    .where('kind', '=', kind)

/** The reasons that were given field by field when a submission was refused. */
export const reasonsOf = async (db: Db, submissionId: string): Promise<readonly FieldReason[]> => {
  const row = await db
    .selectFrom('review_decisions')
    .select('reasons')
    .where('submission_id', '=', submissionId)
    .executeTakeFirst()
  return row?.reasons ?? []
}

/** What waits for a review of a kind, the earliest due first. */
export const queueCounts = async (
  db: Db,
  kind: SubmissionKind,
  { reviewerId, now }: { readonly reviewerId: string; readonly now: Date },
): Promise<QueueCounts> => {
  const endOfDay = new Date(endOfPlatformDay(now.getTime()))
  const open = sql`kind = ${kind} and closed_at is null`
  const bounded = (rows: RawBuilder<unknown>) =>
    sql`(select count(*) from (select 1 ${rows} limit ${MAX_QUEUE_COUNT + 1}) as bounded)`
  const dueIn = (range: RawBuilder<unknown>) => bounded(sql`from submissions where ${open} and ${range}`)
  const { rows } = await sql<{
    waiting: number
    overdue: number
    due_today: number
    mine: number
    oldest: Date | null
    next_id: string | null
  }>`
    select ${bounded(sql`from submissions where ${open}`)} as waiting,
      ${dueIn(sql`due_at < ${now}`)} as overdue,
      ${dueIn(sql`due_at >= ${now} and due_at <= ${endOfDay}`)} as due_today,
      ${bounded(sql`from submission_claims join submissions on submissions.id = submission_id
        where reviewer_id = ${reviewerId} and until > ${now} and ${open}`)} as mine,
      (select submitted_at from submissions where ${open} order by submitted_at limit 1) as oldest,
      (select submissions.id from submissions left join submission_claims on submission_id = submissions.id
        where ${open} and (reviewer_id is null or reviewer_id = ${reviewerId} or until <= ${now})
        order by due_at, submissions.id limit 1) as next_id`.execute(db)
  const [row] = rows
  return {
    waiting: row?.waiting ?? 0,
    oldest: row?.oldest?.toISOString() ?? null,
    nextId: row?.next_id ?? null,
    due: { overdue: row?.overdue ?? 0, today: row?.due_today ?? 0, mine: row?.mine ?? 0 },
  }
}
