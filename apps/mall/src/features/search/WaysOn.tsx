import { chips, cleared } from '@compute-mall/core/search'
import { Button, LinkButton } from '@compute-mall/ui/parts'
import { useTranslation } from 'react-i18next'
import { routes } from '../../routes.ts'
import type { SearchPageProps } from './SearchPage.props.ts'

/** Where a search found nothing: without its filters, or to what else is sold. */
export const WaysOn = ({ view: { search, words, shelf }, commands }: SearchPageProps) => {
  const { t } = useTranslation('search')
  const isResource = shelf === 'compute'
  return (
    <>
      {chips(search, words).length > 0 && (
        <Button variant="primary" onClick={() => commands.show(cleared(search))}>
          {t('clearFilters')}
        </Button>
      )}
      {isResource ? <ToGoods /> : <ToResources />}
    </>
  )
}

/** Where nothing was found in anything that is sold: to all of it. */
export const WaysToAll = () => (
  <>
    <ToGoods />
    <ToResources />
  </>
)

const ToGoods = () => {
  const { t } = useTranslation('search')
  return <LinkButton to={routes.app.href()}>{t('browseGoods')}</LinkButton>
}

const ToResources = () => {
  const { t } = useTranslation('search')
  return <LinkButton to={routes.searchResource.href()}>{t('browseResources')}</LinkButton>
}
