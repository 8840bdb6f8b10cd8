import { useTranslation } from 'react-i18next'
import { CloseIcon } from '../../icons/index.ts'
import { ActionBar, IconButton } from '../../parts/index.ts'
import { type Action, ActionButton, ActionMenu, useNarrow } from '../page/index.ts'
import * as css from './list.css.ts'

interface BulkBarProps {
  readonly count: number
  readonly actions: readonly Action[]
  readonly onClear: () => void
}

/** Actions for which a phone has room beside the number of rows. */
const ON_PHONE = 1

/** What can be done with all rows that are chosen, in sight at the lower edge while there are any. */
export const BulkBar = ({ count, actions, onClear }: BulkBarProps) => {
  const { t } = useTranslation(['desk', 'list'])
  const narrow = useNarrow()
  const shown = narrow ? actions.slice(0, ON_PHONE) : actions
  return (
    <ActionBar label={t('bulkActions')}>
      <div className={css.bulk}>
        <IconButton label={t('clearSelection')} icon={<CloseIcon size={18} />} onClick={onClear} />
        <span className={css.chosen} role="status">
          {t('list:selected', { count })}
        </span>
        {shown.map((action) => (
          <ActionButton key={action.key} action={action} />
        ))}
        <ActionMenu label={t('bulkActions')} actions={actions.slice(shown.length)} />
      </div>
    </ActionBar>
  )
}
