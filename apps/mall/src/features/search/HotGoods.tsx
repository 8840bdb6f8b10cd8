import type { GoodsCard } from '@compute-mall/core/goods'
import { useTranslation } from 'react-i18next'
import { GoodsGrid } from '../goods/GoodsGrid.tsx'
import { page, subtitle } from './SearchPage.css.ts'

/** What others buy; nothing where nobody does. */
export const HotGoods = ({ cards }: { readonly cards: readonly GoodsCard[] }) => {
  const { t } = useTranslation('search')
  if (cards.length === 0) return null
  return (
    <section className={page} aria-label={t('hot')}>
      <h2 className={subtitle}>{t('hot')}</h2>
      <GoodsGrid cards={cards} />
    </section>
  )
}
