import { load, orThrow, useNavigate, usePage, useParams } from '@compute-mall/app'
import { textOf } from '@compute-mall/core/site'
import { useClient, useNotices } from '@compute-mall/react'
import { useTranslation } from 'react-i18next'
import { routes } from '../../routes.ts'
import type { DraftFormPageProps } from './DraftFormPage.tsx'
import { useDraftForm } from './useDraftForm.ts'

/** The newest published version, from which the next one begins; null without any. */
export const loader = load(routes.versionNew, async ({ client, params: { kind } }) => {
  const documents = await orThrow(client.site.documents({}))
  const newest = documents.find((document) => document.kind === kind)?.versions[0]
  return newest === undefined
    ? null
    : (await orThrow(client.site.publishedVersion({ params: { kind, version: newest.version } }))).document
})

/** Begins a version from the text of the newest one, and leads to it. */
export const useVersionNew = (): DraftFormPageProps => {
  const newest = usePage<typeof loader>()
  const params = useParams(routes.versionNew)
  const { site } = useClient()
  const navigate = useNavigate()
  const notices = useNotices()
  const { t } = useTranslation('content')
  return useDraftForm({
    title: `${t('newVersion')}: ${t(`document.${params.kind}`)}`,
    start: {
      version: '',
      effectiveDay: '',
      titleZh: newest?.title.zh ?? t(`document.${params.kind}`),
      titleEn: newest?.title.en ?? '',
      textZh: newest === null ? '' : textOf(newest.sections, 'zh'),
      textEn: newest === null ? '' : textOf(newest.sections, 'en'),
    },
    save: (body) => site.addDraft({ params, body }),
    saved: ({ draftId, version }) => {
      notices.add('done', t('versionSaved', { version }))
      navigate(routes.draft.href({ draftId }), { replace: true })
    },
  })
}
