import type { FieldView, SectionView } from '@compute-mall/core/settlement'
import { Stack } from '@compute-mall/ui/layout'
import { Card } from '@compute-mall/ui/parts'
import { useSay } from '@compute-mall/ui/text'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { ApplicationField } from './ApplicationField.tsx'
import * as css from './application.css.ts'
import type { ApplicationPageProps } from './application.types.ts'

interface ApplicationSectionProps extends ApplicationPageProps {
  readonly section: SectionView
}

/** The id of a part of the form, which the anchors lead to. */
export const sectionId = (section: string): string => `section-${section}`

/** One part of the form. Where a rejected application is mended, what was not refused is folded (W10). */
export const ApplicationSection = ({ section, ...props }: ApplicationSectionProps) => {
  const say = useSay()
  const { isMending } = props.view
  const isOpen = ({ reason }: FieldView) => !isMending || reason !== null
  const open = section.fields.filter(isOpen)
  const folded = section.fields.filter((field) => !isOpen(field))
  return (
    <div id={sectionId(section.section)} className={css.part}>
      <Card title={say(section.title)}>
        <Stack gap={4}>
          {open.length > 0 && <Fields {...props} fields={open} />}
          {folded.length > 0 && <Folded {...props} fields={folded} />}
        </Stack>
      </Card>
    </div>
  )
}

interface FieldsProps extends ApplicationPageProps {
  readonly fields: readonly FieldView[]
}

const Fields = ({ fields, ...props }: FieldsProps) => (
  <div className={css.fields}>
    {fields.map((field) => (
      <ApplicationField key={field.name} {...props} field={field} />
    ))}
  </div>
)

const Folded = (props: FieldsProps) => {
  const { t } = useTranslation('settlement')
  const details = useRef<HTMLDetailsElement>(null)
  const hasError = props.fields.some(({ error }) => error !== null)
  // It is opened for an error and stays open: closing it with its last error would hide a field while it is typed in.
  useEffect(() => {
    if (hasError && details.current !== null) details.current.open = true
  }, [hasError])
  return (
    <details ref={details} className={css.folded}>
      <summary className={css.foldTitle}>{t('unchangedFields', { count: props.fields.length })}</summary>
      <Fields {...props} />
    </details>
  )
}
