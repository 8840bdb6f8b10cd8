import * as t from 'io-ts'
import { Id, Instant, Keyword, LineUpTo, Nullable, OneOf, Optional } from '../codec/index.ts'
import { defineList, ListPage } from '../list/index.ts'

/** On whose behalf something was changed: by operations, by a merchant, by a user for themselves, or by a job. */
export const AuditSource = OneOf('AuditSource', ['staff', 'seller', 'user', 'job'])
export type AuditSource = t.TypeOf<typeof AuditSource>

/** Values of the object's fields, personal ones masked. */
const Masked = Nullable(t.readonly(t.record(t.string, t.unknown)))

/** One line of the audit log: who, in which role, did what to what, why, and in which request. */
export const AuditLine = t.readonly(
  t.type({
    auditId: Id,
    at: Instant,
    /** Null for a job. */
    actorId: Nullable(Id),
    /** The user's name, or the name of the job. */
    actor: t.string,
    source: AuditSource,
    /** The roles that the actor held, joined by commas. */
    role: t.string,
    /** An event by its name, e.g. `review.approved`. */
    action: t.string,
    objectType: t.string,
    objectId: t.string,
    before: Masked,
    after: Masked,
    reason: Nullable(t.string),
    requestId: Nullable(t.string),
  }),
  'AuditLine',
)
export type AuditLine = t.TypeOf<typeof AuditLine>

/** The audit log, the latest first. `keyword` is the whole name of an actor, or the id of an object or a request. */
export const auditList = defineList({
  filters: {
    keyword: Optional(Keyword),
    actorId: Optional(Id),
    action: Optional(LineUpTo(64)),
    objectType: Optional(LineUpTo(64)),
    objectId: Optional(Id),
    source: Optional(AuditSource),
    from: Optional(Instant),
    until: Optional(Instant),
  },
  sorts: ['-at', 'at'],
})
/** A page of the audit log. */
export const AuditPage = ListPage(AuditLine)
