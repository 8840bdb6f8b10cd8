import { Button, Checkbox } from '@compute-mall/ui/parts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CodeFields } from './CodeFields.tsx'
import * as css from './SignInPage.css.ts'
import type { SignInPageProps } from './SignInPage.props.ts'
import { useCodeEntry } from './useCodeEntry.ts'

/** Sign-in by a code, which makes an account for a number that has none. */
export const CodeForm = ({ view, links, commands }: SignInPageProps) => {
  const { t } = useTranslation(['acm', 'identity'])
  const [agreed, setAgreed] = useState(false)
  const { form, onSubmit, isTried, fields } = useCodeEntry(commands.sendCode)
  const submit = onSubmit(agreed, (phone, code) => {
    if (!view.busy && !view.isWaiting) commands.enter(phone, code, agreed)
  })
  return (
    <form ref={form} className={css.form} method="dialog" onSubmit={submit} noValidate>
      <CodeFields view={view.codes} {...fields} />
      <Checkbox
        label={
          <>
            {t('accept')} <a href={links.agreement}>{t('identity:agreement')}</a> {t('and')}{' '}
            <a href={links.privacy}>{t('privacy')}</a>
          </>
        }
        error={isTried && !agreed ? t('acceptFirst') : undefined}
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
