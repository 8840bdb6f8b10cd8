import { refusalMessage } from '@compute-mall/core/http'
import { passwordRefusal } from '@compute-mall/core/identity'
import type { Message } from '@compute-mall/core/messages'
import { LogoMark } from '@compute-mall/ui/icons'
import { Button, Notice, PasswordField } from '@compute-mall/ui/parts'
import { useSay } from '@compute-mall/ui/text'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CodeFields, type CodesView } from './CodeFields.tsx'
import * as css from './SignInPage.css.ts'
import { useCodeEntry } from './useCodeEntry.ts'

export interface PasswordPageProps {
  readonly view: {
    readonly codes: CodesView
    readonly busy: boolean
    readonly refusal: Message | null
  }
  readonly links: { readonly signIn: string }
  readonly commands: {
    readonly sendCode: (phone: string) => void
    readonly save: (phone: string, code: string, password: string) => void
  }
}

/** A new password for whoever has forgotten theirs: the number of the account, its code, and the password. */
export const PasswordPage = ({ view, links, commands }: PasswordPageProps) => {
  const { t } = useTranslation('acm')
  const say = useSay()
  return (
    <div className={css.page}>
      <header className={css.head}>
        <span className={css.brand}>
          <LogoMark size={32} />
          {t('title')}
        </span>
      </header>
      <div>
        <h1>{t('newPassword')}</h1>
        <p className={css.soft}>{t('newPasswordLead')}</p>
      </div>
      {view.refusal !== null && (
        <Notice tone="danger" role="alert">
          {say(view.refusal)}
        </Notice>
      )}
      <PasswordForm view={view} commands={commands} />
      <p className={css.ways}>
        <a href={links.signIn}>{t('backToSignIn')}</a>
      </p>
    </div>
  )
}

const PasswordForm = ({ view, commands }: Pick<PasswordPageProps, 'view' | 'commands'>) => {
  const { t } = useTranslation('acm')
  const say = useSay()
  const [password, setPassword] = useState('')
  const { form, onSubmit, isTried, fields } = useCodeEntry(commands.sendCode)
  const weak = passwordRefusal(password)
  const submit = onSubmit(weak === null, (phone, code) => {
    if (!view.busy) commands.save(phone, code, password)
  })
  return (
    <form ref={form} className={css.form} method="dialog" onSubmit={submit} noValidate>
      <CodeFields view={view.codes} {...fields} />
      <PasswordField
        label={t('newPassword')}
        hint={t('passwordRule')}
        error={isTried && weak !== null ? say(refusalMessage(weak)) : undefined}
        name="new-password"
        autoComplete="new-password"
        enterKeyHint="go"
        size="large"
        required
        value={password}
        onChange={setPassword}
      />
      <Button type="submit" variant="primary" size="large" wide busy={view.busy}>
        {t('save')}
      </Button>
    </form>
  )
}
