import { CartIcon } from '@compute-mall/ui/icons'
import { EmptyState, LinkButton } from '@compute-mall/ui/parts'
import { useTranslation } from 'react-i18next'
import { routes } from '../../routes.ts'

/** Nothing is in the cart: where to find something. */
export const EmptyCart = () => {
  const { t } = useTranslation('cart')
  return (
    <EmptyState
      icon={CartIcon}
      title={t('emptyTitle')}
      text={t('emptyHint')}
      actions={
        <LinkButton variant="primary" to={routes.app.href()}>
          {t('goShopping')}
        </LinkButton>
      }
    />
  )
}
