import { useTranslation } from 'react-i18next'
import { RefreshIcon, WarningIcon } from '../icons/index.ts'
import { Button } from './Button.tsx'
import { EmptyState, type StateProps } from './EmptyState.tsx'

interface ErrorStateProps extends StateProps {
  readonly onRetry?: (() => void) | undefined
}

/** Something could not be loaded: what happened, and a way to try again. */
export const ErrorState = ({ onRetry, actions, icon = WarningIcon, ...state }: ErrorStateProps) => {
  const { t } = useTranslation('parts')
  return (
    <div role="alert">
      <EmptyState
        {...state}
        icon={icon}
        actions={
          <>
            {onRetry !== undefined && (
              <Button icon={<RefreshIcon size={16} />} onClick={onRetry}>
                {t('retry')}
              </Button>
            )}
            {actions}
          </>
        }
      />
    </div>
  )
}
