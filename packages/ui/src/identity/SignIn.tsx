import { isBlank } from '@compute-mall/core/codec'
import { isTooLongToSignIn, SIGN_IN_LENGTH } from '@compute-mall/core/identity'
import type { Message } from '@compute-mall/core/messages'
import { type FormEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { HeroArt } from '../covers/index.ts'
import { AlertIcon, CheckIcon, LockIcon, UserIcon } from '../icons/index.ts'
import { Link } from '../link/index.ts'
import { Button, PasswordField, TextField, useRefused } from '../parts/index.ts'
import { useSay } from '../text/index.ts'
import * as css from './SignIn.css.ts'

export interface SignInProps {
  readonly view: {
    readonly busy: boolean
    /** Why the last attempt was refused. */
    readonly refusal: Message | null
    /** Whether the visitor was sent here from a page and will go back to it (R6.03). */
    readonly returns: boolean
  }
  readonly links: {
    /** Sign-in by a code, which also makes an account. */
    readonly byCode: string
    readonly forgotten: string
    readonly agreement: string
  }
  readonly commands: { readonly signIn: (account: string, password: string) => void }
}

/** Sign-in, alone on its page (R1.05). Nothing is asked but what is known by heart or kept by a password manager. */
export const SignIn = ({ view, links, commands }: SignInProps) => {
  const { t } = useTranslation('identity')
  return (
    <div className={css.page}>
      <Brand />
      <div className={css.side}>
        <div className={css.form}>
          <div className={css.heading}>
            <h1 className={css.title}>{t('signInTitle')}</h1>
            <p className={css.soft}>{t(view.returns ? 'returning' : 'signInLead')}</p>
          </div>
          <SignInForm view={view} commands={commands} />
          <p className={css.ways}>
            <a href={links.byCode}>{t('byCode')}</a>
            <a href={links.forgotten}>{t('forgotten')}</a>
          </p>
          <p className={css.note}>
            {t('agreementNote')} <Link to={links.agreement}>{t('agreement')}</Link>
          </p>
        </div>
      </div>
    </div>
  )
}

const SignInForm = ({ view, commands }: Pick<SignInProps, 'view' | 'commands'>) => {
  const { t } = useTranslation('identity')
  const say = useSay()
  const [account, setAccount] = useState('')
  const [password, setPassword] = useState('')
  const [tried, setTried] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const refuse = useRefused(form)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (isBlank(account) || password === '' || isTooLongToSignIn(account, password)) refuse()
    else if (!view.busy) commands.signIn(account, password)
  }

  return (
    <form ref={form} className={css.form} method="dialog" onSubmit={submit} noValidate>
      {view.refusal !== null && (
        <p className={css.alert} role="alert">
          <AlertIcon size={18} />
          {say(view.refusal)}
        </p>
      )}
      <TextField
        label={t('account')}
        hint={t('accountHint')}
        error={tried && isBlank(account) ? t('accountEmpty') : undefined}
        name="account"
        maxLength={SIGN_IN_LENGTH.account}
        autoComplete="username"
        autoCapitalize="none"
        enterKeyHint="next"
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
        maxLength={SIGN_IN_LENGTH.password}
        enterKeyHint="go"
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

const Brand = () => {
  const { t } = useTranslation('identity')
  return (
    <aside className={css.brand}>
      <span className={css.art}>
        <HeroArt art="scenarioCall" />
      </span>
      <p className={css.lead}>{t('brandLead')}</p>
      <ul className={css.promises}>
        {(['brandCentres', 'brandGoods', 'brandOpen'] as const).map((key) => (
          <li className={css.promise} key={key}>
            <CheckIcon size={18} />
            {t(key)}
          </li>
        ))}
      </ul>
    </aside>
  )
}
