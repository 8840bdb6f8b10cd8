import { LinkButton, Result } from '@compute-mall/ui/parts'
import { useTranslation } from 'react-i18next'
import { routes } from '../../routes.ts'

/** In place of a shop that is not there (MALL10004): that it is not, and the way to those that are (width 2.1). */
export const MissingShop = () => {
  const { t } = useTranslation('shop')
  return (
    <div role="alert">
      <Result
        status="warning"
        title={t('missing')}
        actions={
          <LinkButton variant="primary" to={routes.searchShop.href()}>
            {t('otherShops')}
          </LinkButton>
        }
      />
    </div>
  )
}
