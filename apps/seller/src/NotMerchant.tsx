import { SettleIcon } from '@compute-mall/ui/icons'
import { EmptyState, LinkButton } from '@compute-mall/ui/parts'
import { useTranslation } from 'react-i18next'

/** Why the app shows nothing to somebody who is no merchant, and the way to become one (R4.02). */
export const NotMerchant = ({ settle }: { readonly settle: string }) => {
  const { t } = useTranslation('seller')
  return (
    <EmptyState
      title={t('notMerchant')}
      text={t('notMerchantText')}
      icon={SettleIcon}
      actions={
        <LinkButton variant="primary" to={settle}>
          {t('becomeMerchant')}
        </LinkButton>
      }
    />
  )
}
