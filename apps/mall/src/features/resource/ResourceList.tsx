import type { GoodsCard } from '@compute-mall/core/goods'
import { Stack } from '@compute-mall/ui/layout'
import { Skeleton } from '@compute-mall/ui/parts'
import type { Way } from '../../links.ts'
import type { Comparison } from '../goods/CompareBox.tsx'
import { ResourceRow } from './ResourceRow.tsx'

interface ResourceListProps {
  readonly cards: readonly GoodsCard[]
  readonly way?: Way | undefined
  readonly comparison?: Comparison | undefined
}

export const ResourceList = ({ cards, way, comparison }: ResourceListProps) => (
  <Stack as="ul" gap={3}>
    {cards.map((card) => (
      <li key={card.skuId}>
        <ResourceRow card={card} way={way} comparison={comparison} />
      </li>
    ))}
  </Stack>
)

/** The height of a row, which its skeleton keeps. */
const ROW_HEIGHT = '146px'

export const ResourceListSkeleton = ({ count }: { readonly count: number }) => (
  <Stack gap={3}>
    {Array.from({ length: count }, (_, i) => i).map((i) => (
      <Skeleton key={i} height={ROW_HEIGHT} />
    ))}
  </Stack>
)
