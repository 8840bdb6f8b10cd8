import { isCompute } from '@compute-mall/core/goods'
import { useLanguage } from '@compute-mall/ui/text'
import { useTranslation } from 'react-i18next'
import { kindHref } from '../../links.ts'
import { routes } from '../../routes.ts'
import type { GoodsView } from './GoodsPage.props.ts'

/** Where the goods stand: home, the search that led here, their kind, themselves. */
export const useTrail = ({ offer: { goods }, back }: GoodsView) => {
  const { t } = useTranslation(['shell', 'goods'])
  const { inLanguage } = useLanguage()
  return [
    { label: t('home'), to: routes.home.href() },
    { label: t(isCompute(goods.kind) ? 'compute' : 'app'), to: back },
    { label: t(`goods:kind.${goods.kind}`), to: kindHref(goods.kind) },
    { label: inLanguage(goods.name) },
  ]
}
