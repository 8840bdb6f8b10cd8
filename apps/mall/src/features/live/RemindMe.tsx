import { NoticeIcon } from '@compute-mall/ui/icons'
import { Text } from '@compute-mall/ui/layout'
import { Button, LinkButton, Notice } from '@compute-mall/ui/parts'
import { useTranslation } from 'react-i18next'

export interface RemindMeProps {
  readonly view: {
    readonly isSet: boolean
    readonly busy: boolean
    readonly failed: boolean
    /** Where a visitor signs in; null for a user. */
    readonly signIn: string | null
  }
  readonly commands: { readonly remind: (isSet: boolean) => void }
}

/** Has oneself told when the announced broadcast begins (width 2.1). */
export const RemindMe = ({ view, commands }: RemindMeProps) => {
  const { t } = useTranslation('site')
  const icon = <NoticeIcon size={18} />
  return (
    <>
      {view.signIn === null ? (
        <Button
          icon={icon}
          aria-pressed={view.isSet}
          busy={view.busy}
          onClick={() => commands.remind(!view.isSet)}
        >
          {t(view.isSet ? 'reminded' : 'remind')}
        </Button>
      ) : (
        <LinkButton icon={icon} to={view.signIn}>
          {t('remind')}
        </LinkButton>
      )}
      <Text size="lead" role="status">
        {view.isSet && t('remindedHint')}
      </Text>
      {view.failed && (
        <Notice tone="danger" role="alert">
          {t('remindFailed')}
        </Notice>
      )}
    </>
  )
}
