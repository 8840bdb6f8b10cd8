import type { GoodsCard } from '@compute-mall/core/goods'
import { Checkbox } from '@compute-mall/ui/parts'
import { useLanguage } from '@compute-mall/ui/text'
import { visuallyHidden } from '@compute-mall/ui/theme'
import { useTranslation } from 'react-i18next'
import { box } from './CompareBox.css.ts'

/** What a list's goods can be put beside one another by; a list without it offers no comparison. */
export interface Comparison {
  readonly chosen: readonly GoodsCard[]
  /** No more fit beside one another. */
  readonly isFull: boolean
  readonly toggle: (card: GoodsCard) => void
  readonly clear: () => void
}

interface CompareBoxProps {
  readonly card: GoodsCard
  readonly comparison: Comparison
}

/** Chooses goods to be compared, right in their list. */
export const CompareBox = ({ card, comparison: { chosen, isFull, toggle } }: CompareBoxProps) => {
  const { t } = useTranslation('search')
  const { inLanguage } = useLanguage()
  const checked = chosen.some(({ skuId }) => skuId === card.skuId)
  return (
    <span className={box}>
      <Checkbox
        label={
          <>
            {t('compare')} <span className={visuallyHidden}>{inLanguage(card.name)}</span>
          </>
        }
        checked={checked}
        disabled={isFull && !checked}
        onChange={() => toggle(card)}
      />
    </span>
  )
}
