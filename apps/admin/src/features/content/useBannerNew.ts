import { useNavigate } from '@compute-mall/app'
import { useClient, useNotices } from '@compute-mall/react'
import { useLanguage } from '@compute-mall/ui/text'
import { useTranslation } from 'react-i18next'
import { routes } from '../../routes.ts'
import type { BannerFormPageProps, BannerValues } from './BannerFormPage.tsx'
import { useBannerForm } from './useBannerForm.ts'

const EMPTY: BannerValues = {
  showAddress: 'HOME',
  configType: '1',
  titleZh: '',
  titleEn: '',
  summaryZh: '',
  summaryEn: '',
  link: '',
  art: 'plain',
  pcPicture: '',
  mobilePicture: '',
  position: 0,
  fromDay: '',
  untilDay: '',
}

/** Adds a banner, and leads to it. */
export const useBannerNew = (): BannerFormPageProps => {
  const { site } = useClient()
  const navigate = useNavigate()
  const notices = useNotices()
  const { t } = useTranslation('content')
  const { inLanguage } = useLanguage()
  return useBannerForm({
    title: t('addBanner'),
    start: EMPTY,
    save: (body) => site.addBanner({ body }),
    saved: ({ banner }) => {
      notices.add('done', t('added', { title: inLanguage(banner.title) }))
      navigate(routes.banner.href({ bannerId: banner.id }), { replace: true })
    },
  })
}
