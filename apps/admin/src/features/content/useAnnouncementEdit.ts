import { load, orThrow, useNavigate, usePage, useParams } from '@compute-mall/app'
import { useClient, useNotices } from '@compute-mall/react'
import { useLanguage } from '@compute-mall/ui/text'
import { useTranslation } from 'react-i18next'
import { routes } from '../../routes.ts'
import type { AnnouncementFormPageProps } from './AnnouncementFormPage.tsx'
import { useAnnouncementForm } from './useAnnouncementForm.ts'

/** The announcement as it is now. */
export const loader = load(routes.announcementEdit, async ({ client, params }) =>
  orThrow(client.site.announcement({ params })),
)

/** Changes an announcement from the revision that was read, and leads back to it. */
export const useAnnouncementEdit = (): AnnouncementFormPageProps => {
  const { row } = usePage<typeof loader>()
  const params = useParams(routes.announcementEdit)
  const { site } = useClient()
  const navigate = useNavigate()
  const notices = useNotices()
  const { t } = useTranslation('content')
  const { inLanguage } = useLanguage()
  const { title, text } = row.announcement
  return useAnnouncementForm({
    title: t('editAnnouncement'),
    start: {
      place: row.place,
      titleZh: title.zh,
      titleEn: title.en,
      textZh: text.zh,
      textEn: text.en,
      fromDay: row.fromDay ?? '',
      untilDay: row.untilDay ?? '',
    },
    save: (form) => site.changeAnnouncement({ params, body: { ...form, revision: row.revision } }),
    saved: (saved) => {
      notices.add('done', t('saved', { title: inLanguage(saved.announcement.title) }))
      navigate(routes.announcement.href(params), { replace: true })
    },
  })
}
