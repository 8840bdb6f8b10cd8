import { AuditPage } from './AuditPage.tsx'
import { useAudit } from './useAudit.ts'

export { loader } from './useAudit.ts'

export const Component = () => <AuditPage {...useAudit()} />
