import {
  load,
  loadedOf,
  useClock,
  useDeskList,
  useExport,
  useNavigate,
  usePage,
  useParams,
} from '@compute-mall/app'
import { auditList } from '@compute-mall/core/audit'
import { changeQuery } from '@compute-mall/core/list'
import { useClient } from '@compute-mall/react'
import { routes } from '../../routes.ts'
import type { AuditPageProps } from './AuditPage.tsx'
import { instantsOf } from './period.ts'

/** The page of the audit log that the address means. */
export const loader = load(routes.audit, async ({ client, params: query }) =>
  loadedOf(await client.audit.list({ query })()),
)

/** The audit log: what it is asked stands in the address; its export is audited too. */
export const useAudit = (): AuditPageProps => {
  const page = usePage<typeof loader>()
  const query = useParams(routes.audit)
  const client = useClient()
  const navigate = useNavigate()
  const clock = useClock()
  const exporting = useExport(() => client.audit.export({ query }))
  const list = useDeskList({
    name: 'admin.audit',
    list: auditList,
    query,
    href: routes.audit.href,
    page,
  })
  return {
    view: { ...list.view, now: clock(), exporting: exporting.pending },
    links: {
      actor: (actorId) => routes.audit.href({ actorId }),
      object: (objectId) => routes.audit.href({ objectId }),
    },
    commands: {
      ...list.commands,
      choosePeriod: (period) => navigate(routes.audit.href(changeQuery(list.view.query, instantsOf(period)))),
      exportRows: exporting.run,
    },
  }
}
