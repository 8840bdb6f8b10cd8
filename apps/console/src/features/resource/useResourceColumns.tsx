import { isMetered } from '@compute-mall/core/order'
import type { ResourceView } from '@compute-mall/core/provision'
import { Instant, NO_VALUE, useColumnsOf } from '@compute-mall/ui/desk/list'
import { Link } from '@compute-mall/ui/link'
import { tones } from '@compute-mall/ui/order'
import { useLanguage, useSay } from '@compute-mall/ui/text'
import { useTranslation } from 'react-i18next'
import type { ResourceLinks } from './links.ts'
import * as css from './resource.css.ts'

/** The columns of the list of resources. */
export const useResourceColumns = (links: ResourceLinks) => {
  const { t } = useTranslation(['provision', 'goods'])
  const { inLanguage } = useLanguage()
  const say = useSay()
  const columns = useColumnsOf<ResourceView>()
  return [
    columns.cell(
      'goods',
      t('goods'),
      ({ resource }) => (
        <>
          <Link to={links.resource(resource.lineId)}>{inLanguage(resource.name)}</Link>
          <span className={css.under}>
            {[
              t(`goods:kind.${resource.kind}`),
              ...resource.specification.map(inLanguage),
              ...(resource.isOwn ? [] : [resource.ownerName]),
            ].join(' / ')}
          </span>
        </>
      ),
      { card: 'title', width: '36%' },
    ),
    columns.cell(
      'center',
      t('center'),
      ({ resource: { centerName } }) => (centerName === null ? NO_VALUE : inLanguage(centerName)),
      { roomy: true },
    ),
    columns.cell(
      'endTime',
      t('endTime'),
      ({ resource, left, isEnding, consumption, isRunningOut }) => (
        <>
          {resource.endTime === null && resource.status === 'open' ? (
            t(isMetered(resource) ? 'untilUsedUp' : 'noEnd')
          ) : (
            <Instant at={resource.endTime} precision="date" />
          )}
          {left !== null && <span className={isEnding ? css.ending : css.under}>{say(left)}</span>}
          {consumption !== null && (
            <span className={isRunningOut ? css.ending : css.under}>
              {t('amountLeft', {
                used: consumption.used,
                left: consumption.left,
                unit: t(`goods:amountUnit.${resource.unit}`),
              })}
            </span>
          )}
        </>
      ),
      { nowrap: true },
    ),
    columns.cell(
      'openTime',
      t('openTime'),
      ({ resource: { openTime } }) => <Instant at={openTime} precision="date" />,
      { nowrap: true },
    ),
    columns.tag('status', t('status'), ({ status, tone }) => ({ tone: tones[tone], label: say(status) })),
  ]
}
