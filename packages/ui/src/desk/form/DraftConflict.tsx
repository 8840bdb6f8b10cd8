import { useTranslation } from 'react-i18next'
import { Button, Notice } from '../../parts/index.ts'
import type { FormCommands } from './types.ts'

interface DraftConflictProps {
  readonly commands: Pick<FormCommands, 'keepMine' | 'takeTheirs'>
}

/** Another window saved a newer draft: which of the two goes on. */
export const DraftConflict = ({ commands }: DraftConflictProps) => {
  const { t } = useTranslation(['desk', 'form'])
  return (
    <Notice
      tone="warn"
      role="alert"
      title={t('form:draft.conflict')}
      actions={
        <>
          <Button size="small" onClick={commands.keepMine}>
            {t('form:keepMine')}
          </Button>
          <Button size="small" onClick={commands.takeTheirs}>
            {t('form:takeTheirs')}
          </Button>
        </>
      }
    >
      {t('draftConflictText')}
    </Notice>
  )
}
