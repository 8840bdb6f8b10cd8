import { useNavigate } from '@compute-mall/app'
import type { ClientError } from '@compute-mall/core/client'
import type { TE } from '@compute-mall/core/fp'
import { type VersionDraft, type VersionForm, versionFaults } from '@compute-mall/core/site'
import { useNotices } from '@compute-mall/react'
import { useTranslation } from 'react-i18next'
import { routes } from '../../routes.ts'
import { orNothing, useContentForm } from '../content/useContentForm.ts'
import type { DraftFormPageProps, DraftValues } from './DraftFormPage.tsx'

interface FormOptions {
  readonly title: string
  readonly start: DraftValues
  readonly save: (form: VersionForm) => TE.TaskEither<ClientError, VersionDraft>
}

/** The form that begins a version and that changes one, and leads to it. */
export const useDraftForm = ({ title, start, save }: FormOptions): DraftFormPageProps => {
  const navigate = useNavigate()
  const notices = useNotices()
  const { t } = useTranslation('content')
  const { form, ...commands } = useContentForm({
    start,
    faultsOf: (values: DraftValues) => versionFaults(values),
    save: (values) => save({ ...values, effectiveDay: orNothing(values.effectiveDay) }),
    saved: ({ draftId, version }) => {
      notices.add('done', t('versionSaved', { version }))
      navigate(routes.draft.href({ draftId }), { replace: true })
    },
  })
  return { view: { title, form }, links: { documents: routes.documents.href() }, commands }
}
