import { isCompute } from '@compute-mall/core/goods'
import { kindHref } from '@compute-mall/core/search'
import { useLanguage } from '@compute-mall/ui/text'
import { useTranslation } from 'react-i18next'
import type { GoodsView } from './GoodsPage.tsx'

/** Where the goods stand: home, the search that led here, their kind, themselves. */
export const useTrail = ({ offer: { goods }, back }: GoodsView) => {
  const { t } = useTranslation(['shell', 'goods'])
  const { inLanguage } = useLanguage()
  return [
    { label: t('home'), to: '/' },
    { label: t(isCompute(goods.kind) ? 'compute' : 'app'), to: back },
    { label: t(`goods:kind.${goods.kind}`), to: kindHref(goods.kind) },
    { label: inLanguage(goods.name) },
  ]
}
