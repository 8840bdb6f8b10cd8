import { load, orThrow, useNavigate, usePage, useParams } from '@compute-mall/app'
import { useClient, useNotices } from '@compute-mall/react'
import { useLanguage } from '@compute-mall/ui/text'
import { useTranslation } from 'react-i18next'
import { routes } from '../../routes.ts'
import type { BannerFormPageProps } from './BannerFormPage.tsx'
import { useBannerForm } from './useBannerForm.ts'

/** The banner as it is now. */
export const loader = load(routes.bannerEdit, async ({ client, params }) =>
  orThrow(client.site.banner({ params })),
)

/** Changes a banner from the revision that was read, and leads back to it. */
export const useBannerEdit = (): BannerFormPageProps => {
  const { row } = usePage<typeof loader>()
  const params = useParams(routes.bannerEdit)
  const { site } = useClient()
  const navigate = useNavigate()
  const notices = useNotices()
  const { t } = useTranslation('content')
  const { inLanguage } = useLanguage()
  const { title, summary, ...banner } = row.banner
  return useBannerForm({
    title: t('editBanner'),
    start: {
      showAddress: banner.showAddress,
      configType: banner.configType === 1 ? '1' : '2',
      titleZh: title.zh,
      titleEn: title.en,
      summaryZh: summary.zh,
      summaryEn: summary.en,
      link: banner.link,
      art: banner.art,
      pcPicture: row.pcPicture ?? '',
      mobilePicture: row.mobilePicture ?? '',
      position: row.position,
      fromDay: row.fromDay ?? '',
      untilDay: row.untilDay ?? '',
    },
    save: (form) => site.changeBanner({ params, body: { ...form, revision: row.revision } }),
    saved: (saved) => {
      notices.add('done', t('saved', { title: inLanguage(saved.banner.title) }))
      navigate(routes.banner.href(params), { replace: true })
    },
  })
}
