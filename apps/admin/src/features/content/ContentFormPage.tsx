import { FormPage, type FormView } from '@compute-mall/ui/desk/form'
import type { PageHeadProps } from '@compute-mall/ui/desk/page'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ContentForm } from './useContentForm.ts'

interface ContentSection {
  readonly id: string
  readonly title: string
  readonly hint?: string
  /** Its fields by name, so that a fault leads to its section. */
  readonly fields: readonly string[]
  readonly content: ReactNode
}

interface ContentFormPageProps<Values> {
  readonly form: ContentForm<Values>
  readonly head: Omit<PageHeadProps, 'primary'>
  readonly sections: readonly ContentSection[]
  readonly submit: string
  readonly onSave: () => void
}

const nothing = () => undefined
/** The id of the control of a field. */
export const fieldId = (field: string): string => `content-${field}`

/** A form of content in its sections, with what is wrong on top. */
export const ContentFormPage = <Values,>({
  form: { errors, attempt, notice, busy },
  head,
  sections,
  submit,
  onSave,
}: ContentFormPageProps<Values>) => {
  const { t } = useTranslation('content')
  const [section, setSection] = useState(sections[0]?.id ?? '')
  const wrong: Readonly<Record<string, string | undefined>> = errors
  const faults: FormView['faults'] = sections.flatMap(({ id, fields }) =>
    fields.flatMap((field) => {
      const message = wrong[field]
      return message === undefined ? [] : [{ fieldId: fieldId(field), section: id, message }]
    }),
  )
  return (
    <FormPage
      view={{
        head,
        notice,
        sections: sections.map(({ id, title, hint, content }) => ({
          id,
          title,
          hint,
          status: faults.some((fault) => fault.section === id) ? 'wrong' : 'open',
          content,
        })),
        section,
        faults,
        attempt,
        draft: { kind: 'none' },
        overview: null,
        submit: { label: submit === '' ? t('save') : submit, busy },
      }}
      commands={{
        toSection: setSection,
        submit: onSave,
        change: setSection,
        confirm: nothing,
        keepMine: nothing,
        takeTheirs: nothing,
      }}
    />
  )
}
