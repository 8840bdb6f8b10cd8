import type { Cluster } from '@compute-mall/core/resource'
import { NO_FILTER } from '@compute-mall/core/search'
import { CenterAvatar } from '@compute-mall/ui/covers'
import { Link } from '@compute-mall/ui/link'
import { AvailabilityGauge } from '@compute-mall/ui/parts'
import { coverLink } from '@compute-mall/ui/shapes'
import { useLanguage } from '@compute-mall/ui/text'
import { useTranslation } from 'react-i18next'
import { routes } from '../../routes.ts'
import * as css from './CenterBoard.css.ts'

/** The computing centres with what they have and how much of it is left; each leads to its region's offers. */
export const CenterBoard = ({ centers }: { readonly centers: readonly Cluster[] }) => {
  const { t } = useTranslation('resource')
  const { inLanguage } = useLanguage()
  return (
    <ul className={css.board}>
      {centers.map((center) => (
        <li key={center.clusterId} className={css.center}>
          <CenterAvatar id={center.clusterId} />
          <div className={css.body}>
            <h3 className={css.name}>
              <Link
                className={coverLink}
                to={routes.searchResource.href({ filter: { ...NO_FILTER, region: [center.region] } })}
              >
                {inLanguage(center.centerName)}
              </Link>
            </h3>
            <p className={css.types}>
              {[inLanguage(center.regionName), ...center.resourceTypes.map((type) => t(`type.${type}`))].join(
                ' · ',
              )}
            </p>
            <AvailabilityGauge level={center.availability} />
          </div>
        </li>
      ))}
    </ul>
  )
}
