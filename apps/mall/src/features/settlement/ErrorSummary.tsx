import type { ApplicationView, FieldName } from '@compute-mall/core/settlement'
import { withColon } from '@compute-mall/core/text'
import { Stack } from '@compute-mall/ui/layout'
import { Notice } from '@compute-mall/ui/parts'
import { useLanguage, useSay } from '@compute-mall/ui/text'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import * as css from './application.css.ts'
import { fieldId } from './application.types.ts'

interface ErrorSummaryProps {
  readonly errors: ApplicationView['summary']
  readonly refusals: number
  readonly goTo: (field: FieldName) => void
}

/** Every error once, with a link to its field; it takes the focus when a submission was held back (test A4). */
export const ErrorSummary = ({ errors, refusals, goTo }: ErrorSummaryProps) => {
  const { t } = useTranslation('settlement')
  const say = useSay()
  const { language } = useLanguage()
  const summary = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (refusals > 0) summary.current?.focus()
  }, [refusals])
  if (errors.length === 0) return null
  return (
    <Notice
      ref={summary}
      tone="danger"
      role="alert"
      tabIndex={-1}
      title={t('errorSummary', { count: errors.length })}
    >
      <Stack as="ul" gap={1}>
        {errors.map(({ field, label, message, isNamed }) => (
          <li key={field}>
            <a
              href={`#${fieldId(field)}`}
              className={css.errorLink}
              onClick={(event) => {
                event.preventDefault()
                goTo(field)
              }}
            >
              {isNamed ? say(message) : withColon(language, say(label), say(message))}
            </a>
          </li>
        ))}
      </Stack>
    </Notice>
  )
}
