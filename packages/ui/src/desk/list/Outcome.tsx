import { useTranslation } from 'react-i18next'
import { Button, Notice } from '../../parts/index.ts'
import * as css from './list.css.ts'
import type { BulkOutcome } from './types.ts'

interface OutcomeProps {
  readonly outcome: BulkOutcome
  readonly onClose: () => void
}

/** How an action on many rows ended: how many are done, and for each of the others why not. */
export const Outcome = ({ outcome: { done, failures }, onClose }: OutcomeProps) => {
  const { t } = useTranslation('desk')
  const all = failures.length === 0
  return (
    <Notice
      tone={all ? 'success' : 'warn'}
      role="status"
      title={all ? t('allDone', { count: done }) : t('someDone', { done, failed: failures.length })}
      actions={
        <Button size="small" onClick={onClose}>
          {t('gotIt')}
        </Button>
      }
    >
      {!all && (
        <ul className={css.failures}>
          {failures.map(({ key, name, reason }) => (
            <li key={key}>
              {name} <span className={css.failure}>{reason}</span>
            </li>
          ))}
        </ul>
      )}
    </Notice>
  )
}
