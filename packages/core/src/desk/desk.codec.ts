import * as t from 'io-ts'
import { Count, Id, Instant, Nullable, OneOf, Words } from '../codec/index.ts'
import { QueueCounts } from '../review/index.ts'
import { centerStates, jobNames } from './desk.rules.ts'

/** The queues that operations work through, in the order of their home (width 2.6). */
export const WorkQueue = OneOf('WorkQueue', [
  'merchants',
  'goodsQueue',
  'feedback',
  'reviewReports',
  'openings',
  'remittances',
  'refunds',
  'owed',
  'differences',
  'invoices',
  'disputes',
  'payouts',
])
/** The name of a queue. */
export type WorkQueue = t.TypeOf<typeof WorkQueue>

/** A queue and what waits in it. */
export const QueueState = t.readonly(t.type({ queue: WorkQueue, counts: QueueCounts }), 'QueueState')
export type QueueState = t.TypeOf<typeof QueueState>

/** Work that repeats, by its name. */
export const JobName = OneOf('JobName', jobNames)
export type JobName = t.TypeOf<typeof JobName>

/** Work that repeats and whose last round failed. */
export const FailedJob = t.readonly(
  t.type({
    name: JobName,
    /** Rounds that failed since one went well. */
    failures: Count,
    since: Instant,
    last: Instant,
    /** What the last round failed with. */
    error: t.string,
  }),
  'FailedJob',
)
export type FailedJob = t.TypeOf<typeof FailedJob>

/** How a computing centre does, as far as its openings show. */
export const CenterState = OneOf('CenterState', centerStates)
export type CenterState = t.TypeOf<typeof CenterState>

/** A computing centre, how it does, and what of paid orders it has still to open. */
export const CenterHealth = t.readonly(
  t.type({
    clusterId: Id,
    name: Words,
    state: CenterState,
    opening: Count,
    /** Since when what waits longest was paid; null where nothing waits. */
    waitingSince: Nullable(Instant),
    failed: Count,
  }),
  'CenterHealth',
)
export type CenterHealth = t.TypeOf<typeof CenterHealth>

/** What does not run as it should: jobs that fail, and the centres, those in trouble first. */
export const Health = t.readonly(
  t.type({ jobs: t.readonlyArray(FailedJob), centers: t.readonlyArray(CenterHealth) }),
  'Health',
)
export type Health = t.TypeOf<typeof Health>
