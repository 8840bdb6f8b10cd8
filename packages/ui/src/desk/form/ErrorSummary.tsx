import { type MouseEvent, useEffect, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Stack } from '../../layout/index.ts'
import * as css from './form.css.ts'
import type { FormFault } from './types.ts'

interface ErrorSummaryProps {
  readonly faults: readonly FormFault[]
  /** Counts refused submissions; with each the focus comes here. */
  readonly attempt: number
  readonly onGo: (fault: FormFault) => void
}

/** What has to be corrected, each with the way to its field. Nothing where all is well. */
export const ErrorSummary = ({ faults, attempt, onGo }: ErrorSummaryProps) => {
  const { t } = useTranslation('form')
  const titleId = useId()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (attempt > 0) box.current?.focus()
  }, [attempt])
  if (faults.length === 0) return null
  const follow = (fault: FormFault) => (event: MouseEvent) => {
    event.preventDefault()
    onGo(fault)
  }
  return (
    <section ref={box} className={css.summary} aria-labelledby={titleId} tabIndex={-1}>
      <Stack gap={2}>
        <h2 className={css.summaryTitle} id={titleId}>
          {t('summary', { count: faults.length })}
        </h2>
        <Stack as="ul" gap={1}>
          {faults.map((fault) => (
            <li key={fault.fieldId}>
              <a className={css.fault} href={`#${fault.fieldId}`} onClick={follow(fault)}>
                {fault.message}
              </a>
            </li>
          ))}
        </Stack>
      </Stack>
    </section>
  )
}
