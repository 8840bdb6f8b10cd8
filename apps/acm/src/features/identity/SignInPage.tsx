import { isBlank } from '@compute-mall/core/codec'
import { isTooLongToSignIn, SIGN_IN_LENGTH } from '@compute-mall/core/identity'
import { LockIcon, LogoMark, UserIcon } from '@compute-mall/ui/icons'
import { Button, Notice, PasswordField, TextField, useRefused } from '@compute-mall/ui/parts'
import { useLanguage, useSay } from '@compute-mall/ui/text'
import { type FormEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CodeForm } from './CodeForm.tsx'
import * as css from './SignInPage.css.ts'
import type { SignInPageProps } from './SignInPage.props.ts'

/** Each language is named in itself, for those who read no other. */
const others = {
  zh: { language: 'en', tag: 'en', name: 'English' },
  en: { language: 'zh', tag: 'zh-CN', name: '中文' },
} as const

/** Sign-in for phones: where one goes on to, then a password or a code (width 2.8, R1.05). */
export const SignInPage = ({ view, links, commands }: SignInPageProps) => {
  const { t } = useTranslation(['acm', 'identity'])
  const other = others[useLanguage().language]
  return (
    <div className={css.page}>
      <header className={css.head}>
        <span className={css.brand}>
          <LogoMark size={32} />
          {t('title')}
        </span>
        <button
          type="button"
          className={css.language}
          lang={other.tag}
          onClick={() => commands.switchLanguage(other.language)}
        >
          {other.name}
        </button>
      </header>
      <div>
        <h1>{t('signIn')}</h1>
        <p className={css.soft}>{t(view.destination)}</p>
      </div>
      <Hints view={view} />
      {!view.goesOn && (
        <>
          {view.by === 'code' ? (
            <CodeForm view={view} links={links} commands={commands} />
          ) : (
            <Form view={view} commands={commands} />
          )}
          <p className={css.ways}>
            <a href={links.other}>{t(view.by === 'code' ? 'byPassword' : 'byCode')}</a>
            <a href={links.forgotten}>{t('forgotten')}</a>
          </p>
        </>
      )}
      <p className={css.foot}>
        {t('identity:agreementNote')} <a href={links.agreement}>{t('identity:agreement')}</a> ·{' '}
        <a href={links.mall}>{t('mall')}</a>
      </p>
    </div>
  )
}

const Hints = ({ view }: Pick<SignInPageProps, 'view'>) => {
  const { t } = useTranslation('acm')
  const say = useSay()
  return (
    <>
      {view.goesOn && <Notice role="status">{t('goesOn')}</Notice>}
      {view.signedOut && view.refusal === null && <Notice role="status">{t('signedOut')}</Notice>}
      {!view.isOnline && (
        <Notice tone="warn" role="status">
          {t('offline')}
        </Notice>
      )}
      {view.refusal !== null && (
        <Notice tone="danger" role="alert">
          {say(view.refusal)}
        </Notice>
      )}
    </>
  )
}

const Form = ({ view, commands }: Pick<SignInPageProps, 'view' | 'commands'>) => {
  const { t } = useTranslation('identity')
  const [account, setAccount] = useState('')
  const [password, setPassword] = useState('')
  const [tried, setTried] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const refuse = useRefused(form)
  const isTooLong = isTooLongToSignIn(account, password)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (isBlank(account) || password === '' || isTooLong) refuse()
    else if (!view.busy && !view.isWaiting) commands.signIn(account, password)
  }
  return (
    <form ref={form} className={css.form} method="dialog" onSubmit={submit} noValidate>
      <TextField
        label={t('account')}
        hint={t('accountHint')}
        error={tried && isBlank(account) ? t('accountEmpty') : undefined}
        name="account"
        autoComplete="username"
        autoCapitalize="none"
        enterKeyHint="next"
        maxLength={SIGN_IN_LENGTH.account}
        size="large"
        required
        leading={<UserIcon size={18} />}
        value={account}
        onChange={setAccount}
      />
      <PasswordField
        label={t('password')}
        error={tried && password === '' ? t('passwordEmpty') : undefined}
        name="password"
        enterKeyHint="go"
        maxLength={SIGN_IN_LENGTH.password}
        size="large"
        required
        leading={<LockIcon size={18} />}
        value={password}
        onChange={setPassword}
      />
      <Button type="submit" variant="primary" size="large" wide busy={view.busy}>
        {t('signIn')}
      </Button>
    </form>
  )
}
