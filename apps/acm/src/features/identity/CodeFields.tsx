import { cleanSentCode } from '@compute-mall/core/codec'
import { refusalMessage } from '@compute-mall/core/http'
import { identityRefusals } from '@compute-mall/core/identity'
import { isMobile, phoneAsTyped } from '@compute-mall/core/text'
import { Button, TextField } from '@compute-mall/ui/parts'
import { useSay } from '@compute-mall/ui/text'
import { useTranslation } from 'react-i18next'

/** Codes as the forms show them. */
export interface CodesView {
  readonly sending: boolean
  /** The number to which the last code went. */
  readonly sentTo: string | null
  /** Seconds until another may be sent. */
  readonly wait: number
}

export interface CodeFieldsProps {
  readonly view: CodesView
  readonly phone: string
  readonly code: string
  /** What is checked: nothing before the first try, the number when a code is asked for, all when it is shown. */
  readonly tried: 'none' | 'phone' | 'all'
  readonly onPhone: (phone: string) => void
  readonly onCode: (code: string) => void
  readonly onSend: () => void
}

/** A phone number, and the code that is sent to it (R5.07). */
export const CodeFields = ({ view, phone, code, tried, onPhone, onCode, onSend }: CodeFieldsProps) => {
  const { t } = useTranslation('identity')
  const say = useSay()
  const phoneError =
    phone === ''
      ? t('phoneEmpty')
      : isMobile(phone)
        ? undefined
        : say(refusalMessage(identityRefusals.phoneInvalid()))
  return (
    <>
      <TextField
        label={t('phone')}
        placeholder={t('phonePlaceholder')}
        error={tried === 'none' ? undefined : phoneError}
        type="tel"
        name="phone"
        autoComplete="tel-national"
        enterKeyHint="next"
        size="large"
        required
        value={phone}
        onChange={(text) => onPhone(phoneAsTyped(text))}
        trailing={
          <Button
            variant="ghost"
            size="small"
            busy={view.sending}
            disabledReason={view.wait > 0 ? t('sendAgain', { seconds: view.wait }) : undefined}
            onClick={onSend}
          >
            {view.wait > 0 ? t('sendAgain', { seconds: view.wait }) : t('sendCode')}
          </Button>
        }
      />
      <p role="status">{view.sentTo !== null && t('codeSent', { phone: view.sentTo })}</p>
      <TextField
        label={t('code')}
        hint={t('codeHint')}
        error={tried === 'all' && code === '' ? t('codeEmpty') : undefined}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        enterKeyHint="done"
        size="large"
        required
        value={code}
        onChange={(text) => onCode(cleanSentCode(text))}
      />
    </>
  )
}
