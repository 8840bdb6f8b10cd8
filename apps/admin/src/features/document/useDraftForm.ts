import type { ClientError } from '@compute-mall/core/client'
import type { TE } from '@compute-mall/core/fp'
import { type VersionDraft, type VersionForm, versionFaults } from '@compute-mall/core/site'
import { routes } from '../../routes.ts'
import { useContentForm } from '../content/useContentForm.ts'
import type { DraftFormPageProps, DraftValues } from './DraftFormPage.tsx'

interface FormOptions {
  readonly title: string
  readonly start: DraftValues
  readonly save: (form: VersionForm) => TE.TaskEither<ClientError, VersionDraft>
  readonly saved: (draft: VersionDraft) => void
}

/** The form that begins a version and that changes one. */
export const useDraftForm = ({ title, start, save, saved }: FormOptions): DraftFormPageProps => {
  const form = useContentForm({
    start,
    faultsOf: (values: DraftValues) => versionFaults(values),
    save: (values) =>
      save({ ...values, effectiveDay: values.effectiveDay === '' ? undefined : values.effectiveDay }),
    saved,
  })
  return {
    view: { title, form: form.form },
    links: { documents: routes.documents.href() },
    commands: { change: form.change, save: form.save },
  }
}
