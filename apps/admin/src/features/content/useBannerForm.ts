import { useNavigate } from '@compute-mall/app'
import { callFailure } from '@compute-mall/core/client'
import { E } from '@compute-mall/core/fp'
import { failureMessage } from '@compute-mall/core/http'
import { type BannerRow, bannerFaults } from '@compute-mall/core/site'
import { useClient, useNotices } from '@compute-mall/react'
import { useLanguage, useSay } from '@compute-mall/ui/text'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { routes } from '../../routes.ts'
import type { BannerFormPageProps, BannerValues } from './BannerFormPage.tsx'
import { orNothing, useContentForm } from './useContentForm.ts'

type Files = BannerFormPageProps['view']['files']

const PICTURE_PATH = '/operation/banner/picture/'
const NO_FILE = { file: null, error: undefined }

const valuesOf = (row: BannerRow | null): BannerValues => ({
  showAddress: row?.banner.showAddress ?? 'HOME',
  configType: row?.banner.configType === 2 ? '2' : '1',
  titleZh: row?.banner.title.zh ?? '',
  titleEn: row?.banner.title.en ?? '',
  summaryZh: row?.banner.summary.zh ?? '',
  summaryEn: row?.banner.summary.en ?? '',
  link: row?.banner.link ?? '',
  art: row?.banner.art ?? 'plain',
  pcPicture: row?.pcPicture ?? '',
  mobilePicture: row?.mobilePicture ?? '',
  position: row?.position ?? 0,
  fromDay: row?.fromDay ?? '',
  untilDay: row?.untilDay ?? '',
})

/**
 * Changes a banner from the revision that was read, or adds one for null, and leads to it. A picture is uploaded as soon
 * as it is chosen.
 */
export const useBannerForm = (row: BannerRow | null): BannerFormPageProps => {
  const { site } = useClient()
  const navigate = useNavigate()
  const notices = useNotices()
  const say = useSay()
  const { t } = useTranslation('content')
  const { inLanguage } = useLanguage()
  const [files, setFiles] = useState<Files>({ pcPicture: NO_FILE, mobilePicture: NO_FILE })
  const { form, change, save } = useContentForm({
    start: valuesOf(row),
    faultsOf: (values: BannerValues) => bannerFaults(values),
    save: (values) => {
      const body = {
        ...values,
        pcPicture: orNothing(values.pcPicture),
        mobilePicture: orNothing(values.mobilePicture),
        fromDay: orNothing(values.fromDay),
        untilDay: orNothing(values.untilDay),
      }
      if (row === null) return site.addBanner({ body })
      const params = { bannerId: row.banner.id }
      return site.changeBanner({ params, body: { ...body, revision: row.revision } })
    },
    saved: ({ banner: { id, title } }) => {
      notices.add('done', t(row === null ? 'added' : 'saved', { title: inLanguage(title) }))
      navigate(routes.banner.href({ bannerId: id }), { replace: true })
    },
  })
  const upload = async (field: keyof Files, file: File): Promise<void> => {
    setFiles((before) => ({ ...before, [field]: { file, error: undefined } }))
    const bytes = new Uint8Array(await file.arrayBuffer())
    const picture = { fileName: file.name, contentType: file.type, bytes }
    const kept = await site.uploadBannerPicture({ body: { picture } })()
    if (E.isRight(kept)) change({ [field]: kept.right.name })
    else {
      const error = say(failureMessage(callFailure(kept.left)))
      setFiles((before) => ({ ...before, [field]: { file: null, error } }))
    }
  }
  return {
    view: {
      title: t(row === null ? 'addBanner' : 'editBanner'),
      form,
      files,
      addressOf: (picture) => (picture === '' ? '' : `${PICTURE_PATH}${picture}`),
    },
    links: { banners: routes.banners.href({}) },
    commands: {
      change,
      save,
      choose: (field, file) => void upload(field, file),
      remove: (field) => {
        setFiles((before) => ({ ...before, [field]: NO_FILE }))
        change({ [field]: '' })
      },
    },
  }
}
