import { useTranslation } from 'react-i18next'
import { CheckIcon } from '../icons/index.ts'
import { list, mark, step } from './Steps.css.ts'

interface StepsProps {
  readonly steps: readonly string[]
  /** Index of the step one is at; those before it are done. */
  readonly current: number
}

/** Where one is in a task of several pages. */
export const Steps = ({ steps, current }: StepsProps) => {
  const { t } = useTranslation('parts')
  return (
    <ol className={list} aria-label={t('steps')}>
      {steps.map((label, index) => (
        <li
          key={label}
          className={step}
          aria-current={index === current ? 'step' : undefined}
          data-done={index < current || undefined}
        >
          <span className={mark}>{index < current ? <CheckIcon size={14} /> : index + 1}</span>
          {label}
        </li>
      ))}
    </ol>
  )
}
