import { endpoint, FileAnswer, withRole } from '../http/index.ts'
import { AuditPage, auditList } from './audit.codec.ts'

/** Who reads the audit log; nobody changes it. */
const readers = withRole('admin', 'superadmin')

/** What was changed, by whom and why. */
export const auditEndpoints = {
  /** Refusal: LIST10001. */
  list: endpoint({
    method: 'GET',
    path: '/mall/admin/audit',
    access: readers,
    query: auditList.query,
    response: AuditPage,
  }),
  /** The same as CSV, at most 50,000 lines; that it was exported is a line of its own. */
  export: endpoint({
    method: 'GET',
    path: '/mall/admin/audit/export',
    access: readers,
    query: auditList.exportQuery,
    response: FileAnswer,
  }),
}
