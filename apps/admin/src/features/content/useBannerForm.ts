import { type ClientError, callFailure } from '@compute-mall/core/client'
import { E, type TE } from '@compute-mall/core/fp'
import { failureMessage } from '@compute-mall/core/http'
import { type BannerForm, type BannerRow, bannerFaults } from '@compute-mall/core/site'
import { useClient } from '@compute-mall/react'
import { useSay } from '@compute-mall/ui/text'
import { useState } from 'react'
import { routes } from '../../routes.ts'
import type { BannerFormPageProps, BannerValues } from './BannerFormPage.tsx'
import { useContentForm } from './useContentForm.ts'

interface FormOptions {
  readonly title: string
  readonly start: BannerValues
  readonly save: (form: BannerForm) => TE.TaskEither<ClientError, BannerRow>
  readonly saved: (row: BannerRow) => void
}
type Files = BannerFormPageProps['view']['files']

const PICTURE_PATH = '/operation/banner/picture/'
const NO_FILE = { file: null, error: undefined }

/** An empty text is what was left out. */
const orNothing = (text: string): string | undefined => (text === '' ? undefined : text)

/** The form that adds a banner and that changes one; a picture is uploaded as soon as it is chosen. */
export const useBannerForm = ({ title, start, save, saved }: FormOptions): BannerFormPageProps => {
  const { site } = useClient()
  const say = useSay()
  const [files, setFiles] = useState<Files>({ pcPicture: NO_FILE, mobilePicture: NO_FILE })
  const form = useContentForm({
    start,
    faultsOf: (values: BannerValues) => bannerFaults(values),
    save: (values) =>
      save({
        ...values,
        pcPicture: orNothing(values.pcPicture),
        mobilePicture: orNothing(values.mobilePicture),
        fromDay: orNothing(values.fromDay),
        untilDay: orNothing(values.untilDay),
      }),
    saved,
  })
  const upload = async (field: keyof Files, file: File): Promise<void> => {
    setFiles((before) => ({ ...before, [field]: { file, error: undefined } }))
    const bytes = new Uint8Array(await file.arrayBuffer())
    const picture = { fileName: file.name, contentType: file.type, bytes }
    const kept = await site.uploadBannerPicture({ body: { picture } })()
    if (E.isRight(kept)) form.change({ [field]: kept.right.name })
    else {
      const error = say(failureMessage(callFailure(kept.left)))
      setFiles((before) => ({ ...before, [field]: { file: null, error } }))
    }
  }
  return {
    view: {
      title,
      form: form.form,
      files,
      addressOf: (picture) => (picture === '' ? '' : `${PICTURE_PATH}${picture}`),
    },
    links: { banners: routes.banners.href({}) },
    commands: {
      change: form.change,
      choose: (field, file) => void upload(field, file),
      remove: (field) => {
        setFiles((before) => ({ ...before, [field]: NO_FILE }))
        form.change({ [field]: '' })
      },
      save: form.save,
    },
  }
}
