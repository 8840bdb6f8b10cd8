import type { BulkView } from '@compute-mall/core/list'
import { useTranslation } from 'react-i18next'
import { Button, Notice } from '../../parts/index.ts'
import { useSay } from '../../text/index.ts'
import * as css from './list.css.ts'

interface OutcomeProps {
  readonly outcome: BulkView
  /** What a row is called. */
  readonly nameOf: (id: string) => string
  readonly onClose: () => void
}

/** How an action on many rows ended: how many are done, and for each of the others why not. */
export const Outcome = ({ outcome: { summary, refused }, nameOf, onClose }: OutcomeProps) => {
  const { t } = useTranslation('desk')
  const say = useSay()
  return (
    <Notice
      tone={refused.length === 0 ? 'success' : 'warn'}
      role="status"
      title={say(summary)}
      actions={
        <Button size="small" onClick={onClose}>
          {t('gotIt')}
        </Button>
      }
    >
      {refused.length > 0 && (
        <ul className={css.failures}>
          {refused.map(({ id, reason }) => (
            <li key={id}>
              {nameOf(id)} <span className={css.failure}>{say(reason)}</span>
            </li>
          ))}
        </ul>
      )}
    </Notice>
  )
}
