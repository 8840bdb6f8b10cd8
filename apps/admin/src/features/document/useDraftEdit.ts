import { load, orThrow, useNavigate, usePage, useParams } from '@compute-mall/app'
import { useClient, useNotices } from '@compute-mall/react'
import { useTranslation } from 'react-i18next'
import { routes } from '../../routes.ts'
import type { DraftFormPageProps } from './DraftFormPage.tsx'
import { useDraftForm } from './useDraftForm.ts'

/** The draft as it is now. */
export const loader = load(routes.draftEdit, async ({ client, params }) =>
  orThrow(client.site.draft({ params })),
)

/** Changes a draft from the revision that was read, and leads back to it. */
export const useDraftEdit = (): DraftFormPageProps => {
  const { draft } = usePage<typeof loader>()
  const params = useParams(routes.draftEdit)
  const { site } = useClient()
  const navigate = useNavigate()
  const notices = useNotices()
  const { t } = useTranslation('content')
  return useDraftForm({
    title: `${t(`document.${draft.kind}`)} ${draft.version}`,
    start: {
      version: draft.version,
      effectiveDay: draft.effectiveDay ?? '',
      titleZh: draft.title.zh,
      titleEn: draft.title.en,
      textZh: draft.textZh,
      textEn: draft.textEn,
    },
    save: (form) => site.changeDraft({ params, body: { ...form, revision: draft.revision } }),
    saved: ({ version }) => {
      notices.add('done', t('versionSaved', { version }))
      navigate(routes.draft.href(params), { replace: true })
    },
  })
}
