import type { AccountChange } from '@compute-mall/core/identity'
import { useTranslation } from 'react-i18next'
import { ReasonDialog } from '../../dialogs/ReasonDialog.tsx'
import { useRoleName } from './useRoleName.ts'

interface ChangeDialogProps {
  readonly change: AccountChange
  /** Of whose account. */
  readonly name: string
  readonly busy: boolean
  readonly onClose: () => void
  readonly onConfirm: (reason: string) => void
}

/** Asks why an account is changed, and says what follows. */
export const ChangeDialog = ({ change, name, ...dialog }: ChangeDialogProps) => {
  const { t } = useTranslation('people')
  const texts = useTexts(change, name)
  const tone =
    change.kind === 'grant' || change.kind === 'enable' || change.kind === 'appoint' ? 'primary' : 'danger'
  return <ReasonDialog {...dialog} {...texts} hint={t('reasonHint')} tone={tone} />
}

const useTexts = (change: AccountChange, name: string) => {
  const { t } = useTranslation('people')
  const roleName = useRoleName()
  switch (change.kind) {
    case 'appoint':
      return {
        title: t('appointTitle', { name }),
        text: t('appointText', { name, role: roleName(change.roleId) }),
        confirm: t('appoint'),
      }
    case 'grant':
      return {
        title: t('grantTitle', { role: roleName(change.roleId) }),
        text: t('grantText', { name }),
        confirm: t('grant'),
      }
    case 'revoke':
      return {
        title: t('revokeTitle', { role: roleName(change.roleId) }),
        text: t('revokeText', { name }),
        confirm: t('revoke'),
      }
    case 'disable':
      return { title: t('disableTitle', { name }), text: t('disableText'), confirm: t('disable') }
    case 'enable':
      return { title: t('enableTitle', { name }), text: t('enableText'), confirm: t('enable') }
    case 'endSessions':
      return { title: t('endTitle', { name }), text: t('endText'), confirm: t('endSessions') }
  }
}
