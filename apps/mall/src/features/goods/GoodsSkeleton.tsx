import { Card, Loading, Skeleton } from '@compute-mall/ui/parts'
import * as css from './GoodsPage.css.ts'

/** The goods page while it is loaded. */
export const GoodsSkeleton = () => (
  <Loading>
    <div className={css.page}>
      <Skeleton width="40%" />
      <Card>
        <div className={css.top}>
          <Skeleton height="330px" />
          <div className={css.column}>
            <Skeleton height="36px" width="70%" />
            <Skeleton />
            <Skeleton height="104px" />
            <Skeleton height="72px" />
            <Skeleton height="72px" />
            <Skeleton height="72px" />
            <Skeleton height="44px" width="60%" />
          </div>
        </div>
      </Card>
      <Card>
        <Skeleton height="320px" />
      </Card>
    </div>
  </Loading>
)
