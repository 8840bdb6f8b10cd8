import { Split, Stack } from '../../layout/index.ts'
import { Card, Skeleton } from '../../parts/index.ts'

/** The places of facts, content and history. */
export const DetailSkeleton = () => (
  <Split>
    <Stack>
      <Card>
        <Skeleton height="120px" />
      </Card>
      <Card>
        <Skeleton height="280px" />
      </Card>
    </Stack>
    <Card>
      <Skeleton height="240px" />
    </Card>
  </Split>
)
