import { useTranslation } from 'react-i18next'
import { AlertIcon, ErrorIcon, InfoIcon, SuccessIcon } from '../../icons/index.ts'
import { Surface } from '../../layout/index.ts'
import { cx } from '../../parts/cx.ts'
import * as css from './review.css.ts'
import type { ReviewCheck } from './types.ts'

const icons = { success: SuccessIcon, warn: AlertIcon, danger: ErrorIcon, neutral: InfoIcon } as const

/** What was checked by itself. These are facts; the verdict is the reviewer's. */
export const Checks = ({ checks }: { readonly checks: readonly ReviewCheck[] }) => {
  const { t } = useTranslation('desk')
  return (
    <Surface as="section" aria-label={t('checks')} padding={3}>
      <ul className={css.checks}>
        {checks.map(({ key, text, tone }) => {
          const ToneIcon = icons[tone]
          return (
            <li key={key} className={css.check}>
              <ToneIcon className={cx(css.checkTones[tone])} size={16} />
              {text}
            </li>
          )
        })}
      </ul>
    </Surface>
  )
}
