import type { GoodsCard } from '@compute-mall/core/goods'
import { Skeleton } from '@compute-mall/ui/parts'
import type { Way } from '../../links.ts'
import { four, grid } from './GoodsGrid.css.ts'
import { GoodsTile } from './GoodsTile.tsx'

interface GoodsGridProps {
  readonly cards: readonly GoodsCard[]
  readonly way?: Way | undefined
  /** Four are laid out so that each row is full; else as many as have room. */
  readonly columns?: 'any' | 'four' | undefined
}

export const GoodsGrid = ({ cards, way, columns = 'any' }: GoodsGridProps) => (
  <ul className={columns === 'four' ? four : grid}>
    {cards.map((card) => (
      <li key={card.skuId}>
        <GoodsTile card={card} way={way} />
      </li>
    ))}
  </ul>
)

/** The height of a tile, which its skeleton keeps. */
const TILE_HEIGHT = '430px'

export const GoodsGridSkeleton = ({ count }: { readonly count: number }) => (
  <div className={grid}>
    {Array.from({ length: count }, (_, i) => i).map((i) => (
      <Skeleton key={i} height={TILE_HEIGHT} />
    ))}
  </div>
)
