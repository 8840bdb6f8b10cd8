import { type auditEndpoints, auditList, auditMessages } from '@compute-mall/core/audit'
import { E } from '@compute-mall/core/fp'
import { MAX_EXPORT_ROWS, type QueryOf } from '@compute-mall/core/list'
import { platformDay } from '@compute-mall/core/time'
import type { Selectable } from 'kysely'
import type { Handlers } from '../platform/http/index.ts'
import { csvFile, type ListSource, pageOf, rowsOf } from '../platform/lists/index.ts'
import type { Platform } from '../platform/platform.ts'
import { actorOf, audit, auditLineOf, selectAudit } from './audit.store.ts'
import type { AuditTables } from './audit.tables.ts'

const COLUMNS = [
  'at',
  'actor',
  'role',
  'source',
  'action',
  'objectType',
  'objectId',
  'before',
  'after',
  'reason',
  'requestId',
] as const

/** The audit log is read, never changed. */
export const auditHandlers = (platform: Platform): Handlers<typeof auditEndpoints> => {
  const { db } = platform
  const source: ListSource<typeof auditList, Selectable<AuditTables['audit_log']>> = {
    list: auditList,
    name: 'audit',
    sorts: { at: { column: 'at', type: 'timestamptz' } },
    rows: (query) => selectAudit(db, query),
  }

  return {
    list: async ({ query }) => {
      const page = await pageOf(platform, source, query)
      return E.isLeft(page) ? page : E.right({ ...page.right, records: page.right.records.map(auditLineOf) })
    },

    export: async ({ query }, context) => {
      const { now, language, transact } = context
      const noted = await transact(async (trx) => {
        const after = Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined))
        await audit(trx, actorOf(context, 'staff'), {
          action: 'audit.exported',
          object: { type: 'audit', id: 'all' },
          after,
        })
        return E.right(undefined)
      })
      if (E.isLeft(noted)) return noted
      const asked: QueryOf<typeof auditList> = { ...query, cursor: undefined, limit: undefined }
      return E.right(
        csvFile(
          `audit-${platformDay(now.getTime())}.csv`,
          COLUMNS.map((column) => auditMessages[language][column]),
          rowsOf(db, source, asked, MAX_EXPORT_ROWS),
          (row) => {
            const line = auditLineOf(row)
            return COLUMNS.map((column) => line[column])
          },
        ),
      )
    },
  }
}
