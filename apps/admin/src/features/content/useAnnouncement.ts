import { foundOf, load, titled, usePage, useParams, useReload } from '@compute-mall/app'
import { useClient } from '@compute-mall/react'
import { useLanguage } from '@compute-mall/ui/text'
import { useTranslation } from 'react-i18next'
import { routes } from '../../routes.ts'
import type { AnnouncementPageProps } from './AnnouncementPage.tsx'
import { useChange } from './useChange.ts'

/** One announcement with its history. */
export const loader = load(routes.announcement, async ({ client, params }) =>
  titled(foundOf(await client.site.announcement({ params })()), ({ row }) => row.announcement.title),
)

/** One announcement, and how it is published and taken back. */
export const useAnnouncement = (): AnnouncementPageProps => {
  const state = usePage<typeof loader>()
  const params = useParams(routes.announcement)
  const { site } = useClient()
  const reload = useReload()
  const { t } = useTranslation('content')
  const { inLanguage } = useLanguage()
  const change = useChange()
  const title = state.kind === 'loaded' ? inLanguage(state.value.row.announcement.title) : ''
  return {
    view: { state, busy: change.pending },
    links: { announcements: routes.announcements.href({}), edit: routes.announcementEdit.href(params) },
    commands: {
      retry: () => void reload(),
      publish: () => change.run(site.publishAnnouncement({ params }), t('published', { title })),
      unpublish: () => change.run(site.unpublishAnnouncement({ params }), t('unpublished', { title })),
    },
  }
}
