import { Stack, Surface } from '../../layout/index.ts'
import { Skeleton } from '../../parts/index.ts'
import { useNarrow } from '../page/index.ts'

interface TableSkeletonProps {
  /** As many as there will probably be, up to those of a screen. */
  readonly rows?: number
}

/** Rows that are on their way, as high as rows. */
export const TableSkeleton = ({ rows = 8 }: TableSkeletonProps) => {
  const narrow = useNarrow()
  const places = Array.from({ length: narrow ? Math.min(rows, 4) : rows }, (_, at) => `place ${at}`)
  if (narrow)
    return (
      <Stack gap={3}>
        {places.map((place) => (
          <Surface key={place}>
            <Skeleton height="96px" />
          </Surface>
        ))}
      </Stack>
    )
  return (
    <Surface padding={4}>
      <Stack gap={3}>
        <Skeleton height="24px" />
        {places.map((place) => (
          <Skeleton key={place} height="32px" />
        ))}
      </Stack>
    </Surface>
  )
}
