import { useTranslation } from 'react-i18next'
import { CartIcon } from '../../icons/index.ts'
import { EmptyState, LinkButton } from '../../parts/index.ts'

/** Nothing is in the cart: where to find something. */
export const EmptyCart = () => {
  const { t } = useTranslation('cart')
  return (
    <EmptyState
      icon={CartIcon}
      title={t('emptyTitle')}
      text={t('emptyHint')}
      actions={
        <LinkButton variant="primary" to="/app">
          {t('goShopping')}
        </LinkButton>
      }
    />
  )
}
