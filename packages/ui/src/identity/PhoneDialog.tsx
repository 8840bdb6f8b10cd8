import { cleanSentCode } from '@compute-mall/core/codec'
import type { ErrorCode } from '@compute-mall/core/http'
import { identityRefusals } from '@compute-mall/core/identity'
import type { Message } from '@compute-mall/core/messages'
import { isMobile, phoneAsTyped } from '@compute-mall/core/text'
import { type FormEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button, Dialog, TextField, useRefused } from '../parts/index.ts'
import { useSay } from '../text/index.ts'
import * as css from './PhoneDialog.css.ts'

/** What a number is asked for: the first, the one there is to be verified, or another instead of it. */
export type PhonePurpose = 'set' | 'verify' | 'change'

export interface PhoneDialogProps {
  readonly view: {
    readonly open: boolean
    readonly purpose: PhonePurpose
    readonly sending: boolean
    readonly binding: boolean
    /** The number to which a code went. */
    readonly sentTo: string | null
    /** Seconds until another code may be asked for that number; 0 when it may. */
    readonly retryAfterSeconds: number
    readonly refusal: Message | null
  }
  readonly commands: {
    readonly close: () => void
    readonly sendCode: (phone: string) => void
    readonly bind: (phone: string, code: string) => void
  }
}

const titles = {
  set: 'phoneTitle',
  verify: 'phoneVerifyTitle',
  change: 'phoneChangeTitle',
} as const satisfies Record<PhonePurpose, string>

/** The phone setting dialog (R2.17, R5.07). */
export const PhoneDialog = ({ view, commands }: PhoneDialogProps) => {
  const { t } = useTranslation('identity')
  return (
    <Dialog open={view.open} onClose={commands.close} title={t(titles[view.purpose])}>
      <PhoneForm view={view} commands={commands} />
    </Dialog>
  )
}

interface Keyed {
  readonly code: ErrorCode
}
const keyOf = ({ code }: Keyed) => `error:${code}` as const

/** The words for a field that cannot be sent as it is; `undefined` when it can. */
const phoneErrorOf = (phone: string) =>
  phone === '' ? 'identity:phoneEmpty' : isMobile(phone) ? undefined : keyOf(identityRefusals.phoneInvalid)

/** What the server refuses one field for; anything else stands above both. */
const isAbout =
  (...refusals: readonly Keyed[]) =>
  ({ key }: Message): boolean =>
    refusals.some((refusal) => keyOf(refusal) === key)
const isAboutPhone = isAbout(identityRefusals.phoneInvalid, identityRefusals.phoneTaken)
const isAboutCode = isAbout(identityRefusals.codeWrong, identityRefusals.codeExpired)

const PhoneForm = ({ view, commands }: PhoneDialogProps) => {
  const { t } = useTranslation('identity')
  const say = useSay()
  const [phone, setPhone] = useState('')
  const [code, setCode] = useState('')
  const [tried, setTried] = useState<'none' | 'phone' | 'all'>('none')
  const phoneError = phoneErrorOf(phone)
  const { refusal } = view
  const ofPhone = refusal !== null && isAboutPhone(refusal)
  const ofCode = refusal !== null && isAboutCode(refusal)
  const form = useRef<HTMLFormElement>(null)
  const refuse = useRefused(form, ofPhone || ofCode)
  const wait = phone === view.sentTo ? view.retryAfterSeconds : 0

  const sendCode = () => {
    setTried('phone')
    if (phoneError === undefined) commands.sendCode(phone)
    else refuse()
  }
  const bind = (event: FormEvent) => {
    event.preventDefault()
    setTried('all')
    if (phoneError !== undefined || code === '') refuse()
    else if (!view.binding) commands.bind(phone, code)
  }

  return (
    <form ref={form} className={css.form} onSubmit={bind} noValidate>
      <p className={css.lead}>{t(view.purpose === 'change' ? 'phoneChangeLead' : 'phoneLead')}</p>
      {refusal !== null && !ofPhone && !ofCode && (
        <p className={css.refusal} role="alert">
          {say(refusal)}
        </p>
      )}
      <TextField
        label={t('phone')}
        placeholder={t('phonePlaceholder')}
        error={
          tried !== 'none' && phoneError !== undefined
            ? say({ key: phoneError })
            : ofPhone
              ? say(refusal)
              : undefined
        }
        type="tel"
        autoComplete="tel-national"
        enterKeyHint="next"
        required
        value={phone}
        onChange={(text) => setPhone(phoneAsTyped(text))}
        trailing={
          <Button
            variant="ghost"
            size="small"
            busy={view.sending}
            disabledReason={wait > 0 ? t('sendAgain', { seconds: wait }) : undefined}
            onClick={sendCode}
          >
            {wait > 0 ? t('sendAgain', { seconds: wait }) : t('sendCode')}
          </Button>
        }
      />
      <p className={css.status} role="status">
        {view.sentTo !== null && t('codeSent', { phone: view.sentTo })}
      </p>
      <TextField
        label={t('code')}
        hint={t('codeHint')}
        error={tried === 'all' && code === '' ? t('codeEmpty') : ofCode ? say(refusal) : undefined}
        inputMode="numeric"
        autoComplete="one-time-code"
        enterKeyHint="done"
        required
        value={code}
        onChange={(text) => setCode(cleanSentCode(text))}
      />
      <div className={css.actions}>
        <Button onClick={commands.close}>{t('cancel')}</Button>
        <Button type="submit" variant="primary" busy={view.binding}>
          {t('bind')}
        </Button>
      </div>
    </form>
  )
}
