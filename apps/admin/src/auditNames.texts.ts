export { auditNamesMessages as messages } from '@compute-mall/core/audit'
