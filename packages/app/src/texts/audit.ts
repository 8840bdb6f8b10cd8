export { auditMessages as messages } from '@compute-mall/core/audit'
