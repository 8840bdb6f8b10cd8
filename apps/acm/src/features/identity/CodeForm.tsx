import { isMobile } from '@compute-mall/core/text'
import { Button, Checkbox, useRefused } from '@compute-mall/ui/parts'
import { type FormEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CodeFields } from './CodeFields.tsx'
import * as css from './SignInPage.css.ts'
import type { SignInPageProps } from './SignInPage.tsx'

/** Sign-in by a code, which makes an account for a number that has none. */
export const CodeForm = ({ view, links, commands }: SignInPageProps) => {
  const { t } = useTranslation(['acm', 'identity'])
  const [phone, setPhone] = useState('')
  const [code, setCode] = useState('')
  const [agreed, setAgreed] = useState(false)
  const [tried, setTried] = useState<'none' | 'phone' | 'all'>('none')
  const form = useRef<HTMLFormElement>(null)
  const refuse = useRefused(form)
  const send = () => {
    setTried('phone')
    if (isMobile(phone)) commands.sendCode(phone)
    else refuse()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried('all')
    if (!isMobile(phone) || code === '' || !agreed) refuse()
    else if (!view.busy && !view.isWaiting) commands.enter(phone, code, agreed)
  }
  return (
    <form ref={form} className={css.form} method="dialog" onSubmit={submit} noValidate>
      <CodeFields
        view={view.codes}
        phone={phone}
        code={code}
        tried={tried}
        onPhone={setPhone}
        onCode={setCode}
        onSend={send}
      />
      <Checkbox
        label={
          <>
            {t('accept')} <a href={links.agreement}>{t('identity:agreement')}</a>
          </>
        }
        error={tried === 'all' && !agreed ? t('acceptFirst') : undefined}
        checked={agreed}
        onChange={setAgreed}
      />
      <Button type="submit" variant="primary" size="large" wide busy={view.busy}>
        {t('identity:signIn')}
      </Button>
      <p className={css.foot}>{t('codeNote')}</p>
    </form>
  )
}
