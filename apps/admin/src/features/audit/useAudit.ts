import {
  load,
  loadedOf,
  useClock,
  useListCommands,
  useNavigate,
  usePage,
  useParams,
  useReload,
} from '@compute-mall/app'
import { saveFile } from '@compute-mall/browser'
import { auditList } from '@compute-mall/core/audit'
import { loudly } from '@compute-mall/core/client'
import { E } from '@compute-mall/core/fp'
import { changeQuery } from '@compute-mall/core/list'
import { useClient, useCommand, useNotices } from '@compute-mall/react'
import { useTranslation } from 'react-i18next'
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
  const reload = useReload()
  const navigate = useNavigate()
  const clock = useClock()
  const notices = useNotices()
  const { t } = useTranslation('admin')
  const exporting = useCommand(
    () => client.audit.export({ query }, loudly),
    (answer) => {
      if (E.isRight(answer)) saveFile(answer.right)
      else notices.add('failure', t('exportFailed'))
    },
  )
  const list = useListCommands({
    list: auditList,
    query,
    href: routes.audit.href,
    neighbours: page.kind === 'loaded' ? page.value : null,
  })
  return {
    view: { page, query, now: clock(), exporting: exporting.pending },
    links: {
      actor: (actorId) => routes.audit.href({ actorId }),
      object: (objectId) => routes.audit.href({ objectId }),
    },
    commands: {
      ...list,
      choosePeriod: (period) => navigate(routes.audit.href(changeQuery(query, instantsOf(period)))),
      retry: () => void reload(),
      exportRows: () => exporting.run(),
    },
  }
}
