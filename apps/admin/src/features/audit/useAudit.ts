import { useClock, useWorkList, type WorkList, workListLoader } from '@compute-mall/app'
import { type AuditLine, auditList } from '@compute-mall/core/audit'
import { routes } from '../../routes.ts'
import type { AuditPageProps } from './AuditPage.tsx'
import { instantsOf } from './period.ts'

const audit: WorkList<typeof auditList, AuditLine> = {
  list: auditList,
  route: routes.audit,
  read: (client) => client.audit.list,
  export: (client) => client.audit.export,
  views: 'admin.audit',
}
export const loader = workListLoader(audit)

/** The audit log. */
export const useAudit = (): AuditPageProps => {
  const { view, commands, open } = useWorkList(audit)
  const clock = useClock()
  return {
    view: { ...view, now: clock() },
    links: {
      actor: (actorId) => routes.audit.href({ actorId }),
      object: (objectId) => routes.audit.href({ objectId }),
    },
    commands: {
      ...commands,
      choosePeriod: (period) => open({ ...view.query, ...instantsOf(period) }),
    },
  }
}
