import { useNavigate } from '@compute-mall/app'
import { useClient, useNotices } from '@compute-mall/react'
import { useLanguage } from '@compute-mall/ui/text'
import { useTranslation } from 'react-i18next'
import { routes } from '../../routes.ts'
import type { AnnouncementFormPageProps, AnnouncementValues } from './AnnouncementFormPage.tsx'
import { useAnnouncementForm } from './useAnnouncementForm.ts'

const EMPTY: AnnouncementValues = {
  place: 'BOTH',
  titleZh: '',
  titleEn: '',
  textZh: '',
  textEn: '',
  fromDay: '',
  untilDay: '',
}

/** Adds an announcement, and leads to it. */
export const useAnnouncementNew = (): AnnouncementFormPageProps => {
  const { site } = useClient()
  const navigate = useNavigate()
  const notices = useNotices()
  const { t } = useTranslation('content')
  const { inLanguage } = useLanguage()
  return useAnnouncementForm({
    title: t('addAnnouncement'),
    start: EMPTY,
    save: (body) => site.addAnnouncement({ body }),
    saved: ({ announcement: { id, title } }) => {
      notices.add('done', t('added', { title: inLanguage(title) }))
      navigate(routes.announcement.href({ announcementId: id }), { replace: true })
    },
  })
}
