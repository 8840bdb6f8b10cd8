import { Dialog, LinkButton, Loading, Skeleton } from '@compute-mall/ui/parts'
import { useLanguage } from '@compute-mall/ui/text'
import { useTranslation } from 'react-i18next'

export interface ContactDialogProps {
  readonly contact: 'closed' | 'leader' | 'operations'
  /** The user names of the buyer's team leaders; null while they are being found. */
  readonly leaders: readonly string[] | null
  /** Where the leader is asked to buy it (J15); null where that is not one thing. */
  readonly askAt: string | null
  readonly onClose: () => void
}

/** Whom to turn to when somebody else has to act before a purchase: the team leader (D21) or operations. */
export const ContactDialog = ({ contact, leaders, askAt, onClose }: ContactDialogProps) => {
  const { t } = useTranslation('purchase')
  const { language } = useLanguage()
  const leaderText = (names: readonly string[]) =>
    names.length === 0
      ? t('leaderUnknown')
      : t('leaderIs', { names: new Intl.ListFormat(language).format(names) })
  return (
    <Dialog
      open={contact !== 'closed'}
      title={t(contact === 'leader' ? 'next.askLeader' : 'next.contactOperations')}
      onClose={onClose}
      dismissible
    >
      {contact === 'operations' && <p>{t('operationsAt')}</p>}
      {contact === 'leader' &&
        (leaders === null ? (
          <Loading>
            <Skeleton />
          </Loading>
        ) : (
          <p>{leaderText(leaders)}</p>
        ))}
      {contact === 'leader' && askAt !== null && (
        <LinkButton variant="primary" to={askAt}>
          {t('sendRequest')}
        </LinkButton>
      )}
    </Dialog>
  )
}
