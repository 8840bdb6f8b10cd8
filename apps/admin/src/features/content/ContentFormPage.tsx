import { FormPage, type FormView } from '@compute-mall/ui/desk/form'
import type { PageHeadProps } from '@compute-mall/ui/desk/page'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ContentFields, type ContentFieldsProps, fieldId } from './ContentFields.tsx'
import type { ContentForm } from './useContentForm.ts'

interface ContentSection<Values> {
  readonly id: string
  readonly title: string
  readonly hint?: string
  readonly rows: ContentFieldsProps<Values>['rows']
  /** Above the fields. */
  readonly before?: ReactNode
  /** Below the fields. */
  readonly after?: ReactNode
}

/** View and commands of a form of content. */
export interface ContentFormProps<Values> {
  readonly view: { readonly title: string; readonly form: ContentForm<Values> }
  readonly commands: {
    readonly change: (part: Partial<Values>) => void
    readonly save: () => void
  }
}

interface ContentFormPageProps<Values>
  extends ContentFormProps<Values>,
    Pick<ContentFieldsProps<Values>, 'codec'> {
  /** The list to which the page belongs. */
  readonly list?: { readonly label: string; readonly to: string }
  readonly sections: readonly ContentSection<Values>[]
}

const nothing = () => undefined

/** A form of content in its sections, with what is wrong on top. */
export const ContentFormPage = <Values extends object>({
  view: { title, form },
  commands: { change, save },
  codec,
  list,
  sections,
}: ContentFormPageProps<Values>) => {
  const { t } = useTranslation('content')
  const { errors, attempt, notice, busy } = form
  const [section, setSection] = useState(sections[0]?.id ?? '')
  const faults: FormView['faults'] = sections.flatMap(({ id, rows }) =>
    rows.flatMap(({ name }) => {
      const message = errors[name]
      return message === undefined ? [] : [{ fieldId: fieldId(name), section: id, message }]
    }),
  )
  const head: PageHeadProps = list === undefined ? { title } : { title, trail: [list, { label: title }] }
  return (
    <FormPage
      view={{
        head,
        notice,
        sections: sections.map(({ id, title, hint, rows, before, after }) => ({
          id,
          title,
          hint,
          status: faults.some((fault) => fault.section === id) ? 'wrong' : 'open',
          content: (
            <>
              {before}
              {rows.length > 0 && <ContentFields codec={codec} form={form} rows={rows} onChange={change} />}
              {after}
            </>
          ),
        })),
        section,
        faults,
        attempt,
        draft: { kind: 'none' },
        overview: null,
        submit: { label: t('save'), busy },
      }}
      commands={{
        toSection: setSection,
        submit: save,
        change: setSection,
        confirm: nothing,
        keepMine: nothing,
        takeTheirs: nothing,
      }}
    />
  )
}
