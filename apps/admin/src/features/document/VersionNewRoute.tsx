import { load, orThrow, usePage, useParams } from '@compute-mall/app'
import { textOf } from '@compute-mall/core/site'
import { useClient } from '@compute-mall/react'
import { useTranslation } from 'react-i18next'
import { routes } from '../../routes.ts'
import { DraftFormPage } from './DraftFormPage.tsx'
import { useDraftForm } from './useDraftForm.ts'

/** The newest published version, from which the next one begins; null without any. */
export const loader = load(routes.versionNew, async ({ client, params: { kind } }) => {
  const documents = await orThrow(client.site.documents({}))
  const newest = documents.find((document) => document.kind === kind)?.versions[0]
  return newest === undefined
    ? null
    : (await orThrow(client.site.publishedVersion({ params: { kind, version: newest.version } }))).document
})

export const Component = () => {
  const newest = usePage<typeof loader>()
  const params = useParams(routes.versionNew)
  const { site } = useClient()
  const { t } = useTranslation('content')
  const form = useDraftForm({
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
  })
  return <DraftFormPage {...form} />
}
