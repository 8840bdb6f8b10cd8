import { useTyped } from '@compute-mall/app'
import { callFailure, shownInPlace } from '@compute-mall/core/client'
import { E } from '@compute-mall/core/fp'
import { failureMessage } from '@compute-mall/core/http'
import { useClient, useCommand } from '@compute-mall/react'
import { useState } from 'react'
import type { MailCommands, MailStep } from './MailRow.tsx'
import { MAIL_FORM } from './MailRow.tsx'

/** Sets, changes and removes the mail address of the account by the code sent to it. */
export const useMailSetting = (
  changed: (outcome: E.Either<unknown, unknown>) => void,
): { readonly step: MailStep; readonly commands: MailCommands; readonly removing: boolean } => {
  const client = useClient()
  const { isRestored, clear } = useTyped(MAIL_FORM, { mail: '' })
  const [open, setOpen] = useState(isRestored)
  const [sentTo, setSentTo] = useState<string | null>(null)
  const [refusal, setRefusal] = useState<MailStep['refusal']>(null)
  const send = useCommand(
    (mail: string) => client.identity.sendMailCode({ body: { mail } }, shownInPlace),
    (outcome) => setRefusal(E.isLeft(outcome) ? failureMessage(callFailure(outcome.left)) : null),
  )
  const bind = useCommand(
    (mail: string, code: string) => client.identity.bindMail({ body: { mail, code } }, shownInPlace),
    (outcome) => {
      setRefusal(E.isLeft(outcome) ? failureMessage(callFailure(outcome.left)) : null)
      setOpen(E.isLeft(outcome))
      if (E.isRight(outcome)) clear()
      changed(outcome)
    },
  )
  const remove = useCommand(() => client.identity.removeMail({}), changed)
  const isSent = send.outcome !== undefined && E.isRight(send.outcome)
  return {
    step: {
      open,
      sentTo: isSent ? sentTo : null,
      sending: send.pending,
      binding: bind.pending,
      refusal,
    },
    commands: {
      open: () => {
        setSentTo(null)
        setRefusal(null)
        setOpen(true)
      },
      close: () => {
        clear()
        setOpen(false)
      },
      sendCode: (mail) => {
        setSentTo(mail)
        send.run(mail)
      },
      bind: bind.run,
      remove: remove.run,
    },
    removing: remove.pending,
  }
}
