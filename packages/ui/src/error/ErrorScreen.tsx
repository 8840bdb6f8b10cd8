import type { Message } from '@compute-mall/core/messages'
import { useTranslation } from 'react-i18next'
import { Button, LinkButton, Result } from '../parts/index.ts'
import { useSay } from '../text/index.ts'

export interface ErrorScreenProps {
  readonly view: {
    /** As HTTP means it: 404 is not there, 401 not allowed, anything else a failure that may pass. */
    readonly status: number
    /** What the failure itself says, where it has words of its own. */
    readonly message: Message | null
  }
  /** Where the home page is. */
  readonly home: string
  readonly commands: {
    readonly back: () => void
    readonly retry: () => void
    readonly signIn: () => void
  }
}

/** A page in place of one that cannot be shown: why, and where to go from here (R2.09). */
export const ErrorScreen = ({ view: { status, message }, home, commands }: ErrorScreenProps) => {
  const { t } = useTranslation('failure')
  const say = useSay()
  const kind = kindOf(status)
  return (
    <Result
      status={kind === 'failed' ? 'failed' : 'warning'}
      title={t(`${kind}Title`)}
      text={message === null ? t(`${kind}Text`) : say(message)}
      actions={
        <>
          {kind === 'failed' && (
            <Button variant="primary" onClick={commands.retry}>
              {t('retry')}
            </Button>
          )}
          <LinkButton to={home} variant={kind === 'failed' ? 'secondary' : 'primary'}>
            {t('home')}
          </LinkButton>
          <Button onClick={commands.back}>{t('back')}</Button>
          <Button variant="ghost" onClick={commands.signIn}>
            {t('signIn')}
          </Button>
        </>
      }
    />
  )
}

const kindOf = (status: number) => (status === 404 ? 'missing' : status === 401 ? 'forbidden' : 'failed')
