import { load, orThrow, usePage, useParams } from '@compute-mall/app'
import { useClient } from '@compute-mall/react'
import { useTranslation } from 'react-i18next'
import { routes } from '../../routes.ts'
import { DraftFormPage } from './DraftFormPage.tsx'
import { useDraftForm } from './useDraftForm.ts'

export const loader = load(routes.draftEdit, async ({ client, params }) =>
  orThrow(client.site.draft({ params })),
)

/** Changes a draft from the revision that was read. */
export const Component = () => {
  const { draft } = usePage<typeof loader>()
  const params = useParams(routes.draftEdit)
  const { site } = useClient()
  const { t } = useTranslation('content')
  const { version, effectiveDay, title, textZh, textEn, revision } = draft
  const form = useDraftForm({
    title: `${t(`document.${draft.kind}`)} ${version}`,
    start: {
      version,
      effectiveDay: effectiveDay ?? '',
      titleZh: title.zh,
      titleEn: title.en,
      textZh,
      textEn,
    },
    save: (body) => site.changeDraft({ params, body: { ...body, revision } }),
  })
  return <DraftFormPage {...form} />
}
