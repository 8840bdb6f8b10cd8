/**
 * The audit log: every change by staff, sellers and jobs, with who, in which role, what, before and after, why, and in
 * which request. Its lines never change.
 *
 * @module
 */
export { AuditLine, AuditPage, AuditSource, auditList } from './audit.codec.ts'
export { auditEndpoints } from './audit.endpoints.ts'
export { auditMessages } from './audit.messages.ts'
export { auditNamesMessages } from './auditNames.messages.ts'
