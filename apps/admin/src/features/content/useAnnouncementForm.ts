import { useNavigate } from '@compute-mall/app'
import { type AnnouncementRow, announcementFaults } from '@compute-mall/core/site'
import { useClient, useNotices } from '@compute-mall/react'
import { useLanguage } from '@compute-mall/ui/text'
import { useTranslation } from 'react-i18next'
import { routes } from '../../routes.ts'
import type { AnnouncementFormPageProps, AnnouncementValues } from './AnnouncementFormPage.tsx'
import { orNothing, useContentForm } from './useContentForm.ts'

const valuesOf = (row: AnnouncementRow | null): AnnouncementValues => ({
  place: row?.place ?? 'BOTH',
  titleZh: row?.announcement.title.zh ?? '',
  titleEn: row?.announcement.title.en ?? '',
  textZh: row?.announcement.text.zh ?? '',
  textEn: row?.announcement.text.en ?? '',
  fromDay: row?.fromDay ?? '',
  untilDay: row?.untilDay ?? '',
})

/** Changes an announcement from the revision that was read, or adds one for null, and leads to it. */
export const useAnnouncementForm = (row: AnnouncementRow | null): AnnouncementFormPageProps => {
  const { site } = useClient()
  const navigate = useNavigate()
  const notices = useNotices()
  const { t } = useTranslation('content')
  const { inLanguage } = useLanguage()
  const { form, ...commands } = useContentForm({
    start: valuesOf(row),
    faultsOf: announcementFaults,
    save: (values) => {
      const { fromDay, untilDay } = values
      const body = { ...values, fromDay: orNothing(fromDay), untilDay: orNothing(untilDay) }
      if (row === null) return site.addAnnouncement({ body })
      const params = { announcementId: row.announcement.id }
      return site.changeAnnouncement({ params, body: { ...body, revision: row.revision } })
    },
    saved: ({ announcement: { id, title } }) => {
      notices.add('done', t(row === null ? 'added' : 'saved', { title: inLanguage(title) }))
      navigate(routes.announcement.href({ announcementId: id }), { replace: true })
    },
  })
  return {
    view: { title: t(row === null ? 'addAnnouncement' : 'editAnnouncement'), form },
    links: { announcements: routes.announcements.href({}) },
    commands,
  }
}
