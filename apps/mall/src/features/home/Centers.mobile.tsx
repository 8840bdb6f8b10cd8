import type { Cluster } from '@compute-mall/core/resource'
import { NO_FILTER } from '@compute-mall/core/search'
import { CenterAvatar } from '@compute-mall/ui/covers'
import { Link } from '@compute-mall/ui/link'
import { AvailabilityGauge, bringIntoSight } from '@compute-mall/ui/parts'
import { coverLink, itemName } from '@compute-mall/ui/shapes'
import { useLanguage } from '@compute-mall/ui/text'
import { routes } from '../../routes.ts'
import * as css from './home.mobile.css.ts'

/** The computing centres, each with how much of it is left; it leads to its region's offers. */
export const MobileCenters = ({ centers }: { readonly centers: readonly Cluster[] }) => {
  const { inLanguage } = useLanguage()
  return (
    <ul className={css.centers} onFocus={bringIntoSight}>
      {centers.map((center) => (
        <li key={center.clusterId} className={css.center}>
          <CenterAvatar id={center.clusterId} />
          <h3 className={itemName}>
            <Link
              className={coverLink}
              to={routes.searchResource.href({ filter: { ...NO_FILTER, region: [center.region] } })}
            >
              {inLanguage(center.centerName)}
            </Link>
          </h3>
          <AvailabilityGauge level={center.availability} />
        </li>
      ))}
    </ul>
  )
}
