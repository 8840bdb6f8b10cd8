import { useTranslation } from 'react-i18next'
import { NextIcon, PreviousIcon } from '../../icons/index.ts'
import { ActionBar, Button, IconButton } from '../../parts/index.ts'
import { KeyHint } from './KeyHint.tsx'
import * as css from './review.css.ts'
import type { ReviewCommands, ReviewView } from './types.ts'

interface DecisionBarProps {
  readonly view: ReviewView
  readonly commands: Pick<ReviewCommands, 'previous' | 'next'>
  readonly onReject: () => void
  readonly onApprove: () => void
}

/** The decision, how many reasons there are against it, and the way to the next one. */
export const DecisionBar = ({ view, commands, onReject, onApprove }: DecisionBarProps) => {
  const { t } = useTranslation('desk')
  const { reasons, approve, reject, hasPrevious, hasNext, keysOn } = view
  const hint = (name: string) => keysOn && <KeyHint name={name} />
  return (
    <ActionBar label={t('decision')}>
      <div className={css.decision}>
        <IconButton
          label={t('key.K')}
          aria-keyshortcuts={keysOn ? 'k' : undefined}
          aria-disabled={!hasPrevious || undefined}
          icon={<PreviousIcon size={20} />}
          onClick={() => hasPrevious && commands.previous()}
        />
        <IconButton
          label={t('key.J')}
          aria-keyshortcuts={keysOn ? 'j' : undefined}
          aria-disabled={!hasNext || undefined}
          icon={<NextIcon size={20} />}
          onClick={() => hasNext && commands.next()}
        />
        <span className={css.count} role="status">
          {reasons.length > 0 && t('reasonsCollected', { count: reasons.length })}
        </span>
        <div className={css.buttons}>
          <Button
            wide
            variant="danger"
            busy={reject.busy}
            disabledReason={reject.disabledReason}
            aria-keyshortcuts={keysOn ? 'r' : undefined}
            onClick={onReject}
          >
            {t('reject')}
            {hint('R')}
          </Button>
          <Button
            wide
            variant="primary"
            busy={approve.busy}
            disabledReason={approve.disabledReason}
            aria-keyshortcuts={keysOn ? 'p' : undefined}
            onClick={onApprove}
          >
            {t('approve')}
            {hint('P')}
          </Button>
        </div>
      </div>
    </ActionBar>
  )
}
