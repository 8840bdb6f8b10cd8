import { foundOf, load, usePage, useParams, useReload } from '@compute-mall/app'
import { routes } from '../../routes.ts'
import type { VersionPageProps } from './VersionPage.tsx'

/** One published version. */
export const loader = load(routes.version, async ({ client, params }) =>
  foundOf(await client.site.publishedVersion({ params })()),
)

/** A published version, to be read. */
export const useVersion = (): VersionPageProps => {
  const state = usePage<typeof loader>()
  const { kind, version } = useParams(routes.version)
  const reload = useReload()
  return {
    view: { kind, version, state },
    links: { documents: routes.documents.href() },
    commands: { retry: () => void reload() },
  }
}
