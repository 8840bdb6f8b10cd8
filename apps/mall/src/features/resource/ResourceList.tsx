import type { GoodsCard } from '@compute-mall/core/goods'
import { Skeleton } from '@compute-mall/ui/parts'
import type { Way } from '../../links.ts'
import type { Comparison } from '../goods/CompareBox.tsx'
import { list } from './ResourceRow.css.ts'
import { ResourceRow } from './ResourceRow.tsx'

interface ResourceListProps {
  readonly cards: readonly GoodsCard[]
  readonly way?: Way | undefined
  readonly comparison?: Comparison | undefined
}

export const ResourceList = ({ cards, way, comparison }: ResourceListProps) => (
  <ul className={list}>
    {cards.map((card) => (
      <li key={card.skuId}>
        <ResourceRow card={card} way={way} comparison={comparison} />
      </li>
    ))}
  </ul>
)

/** The height of a row, which its skeleton keeps. */
const ROW_HEIGHT = '146px'

export const ResourceListSkeleton = ({ count }: { readonly count: number }) => (
  <div className={list}>
    {Array.from({ length: count }, (_, i) => i).map((i) => (
      <Skeleton key={i} height={ROW_HEIGHT} />
    ))}
  </div>
)
