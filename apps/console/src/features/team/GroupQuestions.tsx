import type { TypedState } from '@compute-mall/app'
import { isBlank } from '@compute-mall/core/codec'
import type { GroupUser } from '@compute-mall/core/identity'
import { Stack } from '@compute-mall/ui/layout'
import { Button, Dialog, TextField } from '@compute-mall/ui/parts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

/** What is asked before it is done. */
export type Question =
  | { readonly kind: 'remove' | 'handOver'; readonly user: GroupUser }
  | { readonly kind: 'leave' }
  | { readonly kind: 'invite' }

interface QuestionsProps {
  readonly commands: {
    readonly invite: (userName: string) => void
    readonly remove: (userId: string) => void
    readonly handOver: (userId: string) => void
    readonly leave: () => void
  }
  readonly question: Question | null
  readonly invitation: Pick<TypedState<{ readonly userName: string }>, 'fields' | 'change' | 'clear'>
  readonly onClose: () => void
}

/** The dialog that asks it; none while nothing is asked. */
export const Questions = ({ question, invitation, commands, onClose }: QuestionsProps) => {
  const { t } = useTranslation('team')
  if (question === null) return null
  if (question.kind === 'invite')
    return (
      <InviteDialog
        name={invitation.fields.userName}
        onType={(userName) => invitation.change({ userName })}
        onCancel={() => {
          invitation.clear()
          onClose()
        }}
        onClose={onClose}
        onInvite={commands.invite}
      />
    )
  const name = question.kind === 'leave' ? '' : question.user.userName
  const perform = () => {
    onClose()
    if (question.kind === 'leave') commands.leave()
    else commands[question.kind](question.user.userId)
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(question.kind)}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button variant={question.kind === 'handOver' ? 'primary' : 'danger'} onClick={perform}>
            {t(question.kind)}
          </Button>
        </>
      }
    >
      <p>{t(`${question.kind}Question`, { name })}</p>
    </Dialog>
  )
}

interface InviteDialogProps {
  readonly name: string
  readonly onType: (name: string) => void
  readonly onCancel: () => void
  readonly onClose: () => void
  readonly onInvite: (userName: string) => void
}

const InviteDialog = ({ name, onType, onCancel, onClose, onInvite }: InviteDialogProps) => {
  const { t } = useTranslation('team')
  const [isTried, setTried] = useState(false)
  const isMissing = isBlank(name)
  const send = () => {
    setTried(true)
    if (isMissing) return
    onClose()
    onInvite(name.trim())
  }
  return (
    <Dialog
      open
      onClose={onCancel}
      title={t('invite')}
      footer={
        <>
          <Button onClick={onCancel}>{t('cancel')}</Button>
          <Button variant="primary" onClick={send}>
            {t('sendInvitation')}
          </Button>
        </>
      }
    >
      <Stack>
        <TextField
          label={t('inviteName')}
          hint={t('inviteHint')}
          required
          maxLength={64}
          autoComplete="off"
          value={name}
          onChange={onType}
          error={isTried && isMissing ? t('inviteMissing') : undefined}
        />
      </Stack>
    </Dialog>
  )
}
