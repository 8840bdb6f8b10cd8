import type { ClientError } from '@compute-mall/core/client'
import type { TE } from '@compute-mall/core/fp'
import { type AnnouncementForm, type AnnouncementRow, announcementFaults } from '@compute-mall/core/site'
import { routes } from '../../routes.ts'
import type { AnnouncementFormPageProps, AnnouncementValues } from './AnnouncementFormPage.tsx'
import { useContentForm } from './useContentForm.ts'

interface FormOptions {
  readonly title: string
  readonly start: AnnouncementValues
  readonly save: (form: AnnouncementForm) => TE.TaskEither<ClientError, AnnouncementRow>
  readonly saved: (row: AnnouncementRow) => void
}

/** The form that adds an announcement and that changes one. */
export const useAnnouncementForm = ({
  title,
  start,
  save,
  saved,
}: FormOptions): AnnouncementFormPageProps => {
  const form = useContentForm({
    start,
    faultsOf: (values: AnnouncementValues) => announcementFaults(values),
    save: (values) =>
      save({
        ...values,
        fromDay: values.fromDay === '' ? undefined : values.fromDay,
        untilDay: values.untilDay === '' ? undefined : values.untilDay,
      }),
    saved,
  })
  return {
    view: { title, form: form.form },
    links: { announcements: routes.announcements.href({}) },
    commands: { change: form.change, save: form.save },
  }
}
