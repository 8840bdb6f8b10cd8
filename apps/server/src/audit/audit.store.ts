import type { AuditLine, AuditSource, auditList } from '@compute-mall/core/audit'
import { E } from '@compute-mall/core/fp'
import type { SelectionOf } from '@compute-mall/core/list'
import { type Selectable, sql } from 'kysely'
import { type Db, writing } from '../platform/database/index.ts'
import type { Context, SessionUser } from '../platform/http/index.ts'
import { newId } from '../platform/ids.ts'
import type { AuditTables, Masked } from './audit.tables.ts'

/** Writes the tables of this module; those of others are a type error. */
const write = writing<AuditTables>()

/** Who changes something, in which request. */
export interface AuditActor {
  readonly actorId: string | null
  readonly actor: string
  readonly source: AuditSource
  readonly role: string
  readonly requestId: string | null
  readonly now: Date
}

/** The caller of a request as the audit log names them. */
export const actorOf = (
  { user, now, requestId }: Pick<Context<SessionUser>, 'user' | 'now' | 'requestId'>,
  source: AuditSource,
): AuditActor => ({
  actorId: user.id,
  actor: user.userName,
  source,
  role: [...user.roles].sort().join(','),
  requestId,
  now,
})

/** A job as the audit log names it. */
export const jobActor = (name: string, now: Date): AuditActor => ({
  actorId: null,
  actor: name,
  source: 'job',
  role: '',
  requestId: null,
  now,
})

/** What was changed. `before` and `after` are masked by whoever writes the line. */
export interface AuditEntry {
  /** An event by its name, e.g. `review.approved`. */
  readonly action: string
  readonly object: { readonly type: string; readonly id: string }
  readonly before?: Masked
  readonly after?: Masked
  readonly reason?: string | null
}

/** Adds a line to the audit log, in the transaction of the change that it tells of. */
export const audit = async (
  trx: Db,
  { actorId, actor, source, role, requestId, now }: AuditActor,
  { action, object, before, after, reason }: AuditEntry,
): Promise<void> => {
  await write(trx)
    .insertInto('audit_log')
    .values({
      id: newId(),
      at: now,
      actor_id: actorId,
      actor,
      source,
      role,
      action,
      object_type: object.type,
      object_id: object.id,
      before: before ?? null,
      after: after ?? null,
      reason: reason ?? null,
      request_id: requestId,
    })
    .execute()
}

/** Adds a line that the caller takes the rows of a list away as a file, with what they are filtered by. */
export const auditExport = (
  context: Pick<Context<SessionUser>, 'user' | 'now' | 'requestId' | 'transact'>,
  source: AuditSource,
  action: string,
  object: AuditEntry['object'],
  query: Readonly<Record<string, unknown>>,
) => {
  const after = Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined))
  return context.transact(async (trx) =>
    E.right(await audit(trx, actorOf(context, source), { action, object, after })),
  )
}

/** The lines that a query asks for. */
export const selectAudit = (db: Db, query: SelectionOf<typeof auditList>) => {
  let lines = db.selectFrom('audit_log').selectAll()
  const { keyword } = query
  if (keyword !== undefined)
    lines = lines.where(({ eb, or }) =>
      or([
        eb(sql`lower(actor)`, '=', keyword.toLowerCase()),
        eb('object_id', '=', keyword),
        eb('request_id', '=', keyword),
      ]),
    )
  if (query.actorId !== undefined) lines = lines.where('actor_id', '=', query.actorId)
  if (query.action !== undefined) lines = lines.where('action', '=', query.action)
  if (query.objectType !== undefined) lines = lines.where('object_type', '=', query.objectType)
  if (query.objectId !== undefined) lines = lines.where('object_id', '=', query.objectId)
  if (query.source !== undefined) lines = lines.where('source', '=', query.source)
  if (query.from !== undefined) lines = lines.where('at', '>=', new Date(query.from))
  if (query.until !== undefined) lines = lines.where('at', '<', new Date(query.until))
  return lines
}

/** A line as it is read. */
export const auditLineOf = (row: Selectable<AuditTables['audit_log']>): AuditLine => ({
  auditId: row.id,
  at: row.at.toISOString(),
  actorId: row.actor_id,
  actor: row.actor,
  source: row.source,
  role: row.role,
  action: row.action,
  objectType: row.object_type,
  objectId: row.object_id,
  before: row.before,
  after: row.after,
  reason: row.reason,
  requestId: row.request_id,
})

/** The last `most` lines about one object, the latest first. */
export const historyOf = async (
  db: Db,
  object: AuditEntry['object'],
  most: number,
): Promise<readonly AuditLine[]> => {
  const rows = await db
    .selectFrom('audit_log')
    .selectAll()
    .where('object_type', '=', object.type)
    .where('object_id', '=', object.id)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute()
  return rows.map(auditLineOf)
}
