import type { AuditLine } from './audit.codec.ts'

/** An operator who approved an application. */
export const approvalLine: AuditLine = {
  auditId: 'audit_1',
  at: '2026-11-21T02:00:00.000Z',
  actorId: 'u-reviewer',
  actor: 'reviewer',
  source: 'staff',
  role: 'operator',
  action: 'review.approved',
  objectType: 'settlement',
  objectId: 'application_1',
  before: { status: 'IN_REVIEW' },
  after: { status: 'APPROVED' },
  reason: null,
  requestId: 'request_1',
}
