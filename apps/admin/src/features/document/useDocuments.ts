import { load, loadedOf, usePage, useReload } from '@compute-mall/app'
import { routes } from '../../routes.ts'
import { useMayAct } from '../../useMayAct.ts'
import type { DocumentsPageProps } from './DocumentsPage.tsx'

/** The documents with their versions and drafts. */
export const loader = load(routes.documents, async ({ client }) =>
  loadedOf(await client.site.documents({})()),
)

/** The documents of the operator. */
export const useDocuments = (): DocumentsPageProps => {
  const state = usePage<typeof loader>()
  const reload = useReload()
  return {
    view: { state, mayWrite: useMayAct('documents') },
    links: {
      add: (kind) => routes.versionNew.href({ kind }),
      version: (kind, version) => routes.version.href({ kind, version }),
      draft: (draftId) => routes.draft.href({ draftId }),
    },
    commands: { retry: () => void reload() },
  }
}
