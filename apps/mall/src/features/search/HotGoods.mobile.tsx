import type { GoodsCard } from '@compute-mall/core/goods'
import { Stack } from '@compute-mall/ui/layout'
import { useTranslation } from 'react-i18next'
import { MobileGoodsList } from '../goods/GoodsList.mobile.tsx'
import * as css from './search.mobile.css.ts'

/** What others buy; nothing where nobody does. */
export const MobileHotGoods = ({ cards }: { readonly cards: readonly GoodsCard[] }) => {
  const { t } = useTranslation('search')
  if (cards.length === 0) return null
  return (
    <Stack as="section" gap={2} aria-label={t('hot')}>
      <h2 className={css.subtitle}>{t('hot')}</h2>
      <MobileGoodsList cards={cards} />
    </Stack>
  )
}
