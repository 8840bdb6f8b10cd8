import { load, loadedOf, useListCommands, usePage, useParams, useReload } from '@compute-mall/app'
import { announcementList } from '@compute-mall/core/site'
import { routes } from '../../routes.ts'
import type { AnnouncementsPageProps } from './AnnouncementsPage.tsx'

/** The page of announcements that the address means. */
export const loader = load(routes.announcements, async ({ client, params: query }) =>
  loadedOf(await client.site.announcementList({ query })()),
)

/** Announcements: what is asked stands in the address. */
export const useAnnouncements = (): AnnouncementsPageProps => {
  const page = usePage<typeof loader>()
  const query = useParams(routes.announcements)
  const reload = useReload()
  const { asked, commands: list } = useListCommands({
    list: announcementList,
    query,
    href: routes.announcements.href,
    neighbours: page.kind === 'loaded' ? page.value : null,
  })
  return {
    view: { page, query: asked },
    links: {
      announcement: (announcementId) => routes.announcement.href({ announcementId }),
      add: routes.announcementNew.href(),
    },
    commands: { ...list, retry: () => void reload() },
  }
}
