import type { AuditSource } from '@compute-mall/core/audit'
import { E } from '@compute-mall/core/fp'
import { platformDay } from '@compute-mall/core/time'
import type { Context, SessionUser } from '../platform/http/index.ts'
import { type CsvRows, csvFile } from '../platform/lists/index.ts'
import { auditExport } from './audit.store.ts'

/** A list that is taken away as a file. */
interface AuditedExport<Found, Row> extends CsvRows<Found, Row> {
  /** As the audit log names it, e.g. `refund.exported`. */
  readonly action: string
  /** Of what the list is, as the audit log names it. */
  readonly type: string
  /** Whose list it is; `all` where it is everybody's. */
  readonly id?: string
  /** What the list is filtered by. */
  readonly query: Readonly<Record<string, unknown>>
  /** The file is named by it and the day. */
  readonly name: string
}

const exportBy =
  (source: AuditSource) =>
  async <Found, Row>(
    context: Context<SessionUser>,
    { action, type, id = 'all', query, name, ...rows }: AuditedExport<Found, Row>,
  ) => {
    const noted = await auditExport(context, source, action, { type, id }, query)
    if (E.isLeft(noted)) return noted
    return E.right(csvFile(`${name}-${platformDay(context.now.getTime())}.csv`, rows))
  }

/** The rows of a list as a CSV file for operations, once the audit log has a line of it. */
export const staffExport = exportBy('staff')
/** The same for those who work for a shop. */
export const sellerExport = exportBy('seller')
