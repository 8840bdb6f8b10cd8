import {
  type AuditLine,
  type auditEndpoints,
  auditList,
  auditMessages,
  auditNamesMessages,
} from '@compute-mall/core/audit'
import { Instant, type Language } from '@compute-mall/core/codec'
import { roleName } from '@compute-mall/core/identity'
import { spreadsheetTime, ZONE_NAME } from '@compute-mall/core/time'
import type { Selectable } from 'kysely'
import type { Handlers } from '../platform/http/index.ts'
import { type CsvColumns, csvKinds, type ListSource, rowsOf, shownPage } from '../platform/lists/index.ts'
import type { Platform } from '../platform/platform.ts'
import { staffExport } from './audit.export.ts'
import { auditLineOf, selectAudit } from './audit.store.ts'
import type { AuditTables } from './audit.tables.ts'

const rolesOf = (roles: string, language: Language): string =>
  roles
    .split(',')
    .map((role) => roleName(role, language))
    .join(', ')

/** Instants within a record, as the column of times writes them. */
const shownTime = (_: string, value: unknown): unknown =>
  Instant.is(value) ? `${spreadsheetTime(value, 'second')} (${ZONE_NAME})` : value

const auditColumns = (language: Language): CsvColumns<AuditLine> => {
  const { text, time } = csvKinds(language)
  const texts = auditMessages[language]
  const names: ReadonlyMap<string, string> = new Map(Object.entries(auditNamesMessages[language]))
  const record = (masked: AuditLine['before']) => masked && JSON.stringify(masked, shownTime)
  return [
    time(texts.at, ({ at }) => at, 'second'),
    text(texts.actor, ({ actor }) => actor),
    text(texts.role, ({ role }) => rolesOf(role, language)),
    text(texts.source, ({ source }) => texts[`source.${source}`]),
    text(texts.action, ({ action }) => names.get(`action.${action}`) ?? action),
    text(texts.objectType, ({ objectType }) => names.get(`object.${objectType}`) ?? objectType),
    text(texts.objectId, ({ objectId }) => objectId),
    text(texts.before, ({ before }) => record(before)),
    text(texts.after, ({ after }) => record(after)),
    text(texts.reason, ({ reason }) => reason),
    text(texts.requestId, ({ requestId }) => requestId),
  ]
}

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
    list: ({ query }) => shownPage(platform, source, query, auditLineOf),

    export: ({ query }, context) =>
      staffExport(context, {
        action: 'audit.exported',
        type: 'audit',
        query,
        name: 'audit',
        found: rowsOf(db, source, query),
        rowOf: auditLineOf,
        columns: auditColumns(context.language),
      }),
  }
}
