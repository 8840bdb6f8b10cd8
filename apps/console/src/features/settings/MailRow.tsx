import { useTyped } from '@compute-mall/app'
import { cleanSentCode } from '@compute-mall/core/codec'
import type { ErrorCode } from '@compute-mall/core/http'
import { identityRefusals, MAIL_CODE, mailRefusal } from '@compute-mall/core/identity'
import type { Message } from '@compute-mall/core/messages'
import { Inline, Stack } from '@compute-mall/ui/layout'
import { Button, Dialog, TextField, useRefused } from '@compute-mall/ui/parts'
import { useSay } from '@compute-mall/ui/text'
import { type FormEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'

/** How far setting a mail address is. */
export interface MailStep {
  readonly open: boolean
  /** The address to which a code went; null before. */
  readonly sentTo: string | null
  readonly sending: boolean
  readonly binding: boolean
  readonly refusal: Message | null
}

export interface MailCommands {
  readonly open: () => void
  readonly close: () => void
  readonly sendCode: (mail: string) => void
  readonly bind: (mail: string, code: string) => void
  readonly remove: () => void
}

interface MailRowProps {
  readonly mail: string | null
  readonly step: MailStep
  readonly busy: boolean
  readonly commands: MailCommands
}

/** The name under which the address outlives an expired session. */
export const MAIL_FORM = 'mail'

/** The mail address of the account, and how to set, change and remove it. */
export const MailRow = ({ mail, step, busy, commands }: MailRowProps) => {
  const { t } = useTranslation('settings')
  const [removing, setRemoving] = useState(false)
  const keep = () => setRemoving(false)
  return (
    <Inline>
      {mail ?? t('noMail')}
      <Button size="small" onClick={commands.open}>
        {t(mail === null ? 'addMail' : 'changeMail')}
      </Button>
      {mail !== null && (
        <Button size="small" busy={busy} onClick={() => setRemoving(true)}>
          {t('removeMail')}
        </Button>
      )}
      <Dialog open={step.open} onClose={commands.close} title={t(mail === null ? 'addMail' : 'changeMail')}>
        <MailForm step={step} commands={commands} />
      </Dialog>
      <Dialog
        open={removing}
        onClose={keep}
        title={t('removeMail')}
        footer={
          <>
            <Button onClick={keep}>{t('keep')}</Button>
            <Button
              variant="danger"
              onClick={() => {
                keep()
                commands.remove()
              }}
            >
              {t('removeMail')}
            </Button>
          </>
        }
      >
        <p>{t('removeMailQuestion')}</p>
      </Dialog>
    </Inline>
  )
}

const keyOf = ({ code }: { readonly code: ErrorCode }) => `error:${code}` as const
const OF_CODE: readonly string[] = [keyOf(identityRefusals.codeWrong), keyOf(identityRefusals.codeExpired)]
const OF_MAIL = keyOf(identityRefusals.mailInvalid)

const MailForm = ({ step, commands }: Pick<MailRowProps, 'step' | 'commands'>) => {
  const { t } = useTranslation('settings')
  const say = useSay()
  const {
    fields: { mail },
    change,
  } = useTyped(MAIL_FORM, { mail: '' })
  const [code, setCode] = useState('')
  const [tried, setTried] = useState<'none' | 'mail' | 'all'>('none')
  const form = useRef<HTMLFormElement>(null)
  const { refusal } = step
  const about =
    refusal === null
      ? null
      : OF_CODE.includes(refusal.key)
        ? 'code'
        : refusal.key === OF_MAIL
          ? 'mail'
          : 'all'
  const refuse = useRefused(form, about === 'code' || about === 'mail')
  const isMailRight = mailRefusal(mail) === null
  const said = (message: Message | null) => (message === null ? undefined : say(message))

  const sendCode = () => {
    setTried('mail')
    if (isMailRight) commands.sendCode(mail)
    else refuse()
  }
  const bind = (event: FormEvent) => {
    event.preventDefault()
    setTried('all')
    if (!isMailRight || code === '') refuse()
    else if (!step.binding) commands.bind(mail, code)
  }

  return (
    <form ref={form} onSubmit={bind} noValidate>
      <Stack>
        <p>{t('mailLead')}</p>
        {about === 'all' && <p role="alert">{said(refusal)}</p>}
        <TextField
          label={t('mail')}
          type="email"
          autoComplete="email"
          enterKeyHint="next"
          required
          value={mail}
          onChange={(text) => change({ mail: text.trim() })}
          error={
            tried !== 'none' && !isMailRight
              ? say({ key: OF_MAIL })
              : about === 'mail'
                ? said(refusal)
                : undefined
          }
          trailing={
            <Button variant="ghost" size="small" busy={step.sending} onClick={sendCode}>
              {t('sendMailCode')}
            </Button>
          }
        />
        <p role="status">{step.sentTo !== null && t('mailCodeSent', { mail: step.sentTo })}</p>
        <TextField
          label={t('mailCode')}
          hint={t('mailCodeHint', { minutes: MAIL_CODE.validSeconds / 60 })}
          inputMode="numeric"
          autoComplete="one-time-code"
          enterKeyHint="done"
          required
          value={code}
          onChange={(text) => setCode(cleanSentCode(text))}
          error={
            tried === 'all' && code === ''
              ? t('mailCodeMissing')
              : about === 'code'
                ? said(refusal)
                : undefined
          }
        />
        <Inline>
          <Button onClick={commands.close}>{t('keep')}</Button>
          <Button type="submit" variant="primary" busy={step.binding}>
            {t('confirmMail')}
          </Button>
        </Inline>
      </Stack>
    </form>
  )
}
