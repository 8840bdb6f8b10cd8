import type { GoodsCard } from '@compute-mall/core/goods'
import { Heading, Stack } from '@compute-mall/ui/layout'
import { useTranslation } from 'react-i18next'
import { GoodsGrid } from '../goods/GoodsGrid.tsx'

/** What others buy; nothing where nobody does. */
export const HotGoods = ({ cards }: { readonly cards: readonly GoodsCard[] }) => {
  const { t } = useTranslation('search')
  if (cards.length === 0) return null
  return (
    <Stack as="section" aria-label={t('hot')}>
      <Heading level={2}>{t('hot')}</Heading>
      <GoodsGrid cards={cards} />
    </Stack>
  )
}
