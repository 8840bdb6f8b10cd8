import { isMetered } from '@compute-mall/core/order'
import type { ResourceView } from '@compute-mall/core/provision'
import { formatInstant } from '@compute-mall/core/time'
import type { Column } from '@compute-mall/ui/desk/table'
import { Link } from '@compute-mall/ui/link'
import { tones } from '@compute-mall/ui/order'
import { Tag } from '@compute-mall/ui/parts'
import { useLanguage, useSay } from '@compute-mall/ui/text'
import { useTranslation } from 'react-i18next'
import type { ResourceLinks } from './links.ts'
import * as css from './resource.css.ts'

/** A resource in the list: what, where, how far, until when. */
export const useResourceColumns = (links: ResourceLinks): readonly Column<ResourceView>[] => {
  const { t } = useTranslation(['provision', 'goods'])
  const { language, inLanguage } = useLanguage()
  const say = useSay()
  return [
    {
      key: 'goods',
      header: t('goods'),
      card: 'title',
      width: '36%',
      render: ({ resource }) => (
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
    },
    {
      key: 'center',
      header: t('center'),
      roomy: true,
      render: ({ resource: { centerName } }) => (centerName === null ? '—' : inLanguage(centerName)),
    },
    {
      key: 'endTime',
      header: t('endTime'),
      sortable: true,
      nowrap: true,
      render: ({ resource, left, isEnding, consumption, isRunningOut }) => (
        <>
          {resource.endTime === null
            ? resource.status === 'open'
              ? t(isMetered(resource) ? 'untilUsedUp' : 'noEnd')
              : '—'
            : formatInstant(resource.endTime, language, 'date')}
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
    },
    {
      key: 'openTime',
      header: t('openTime'),
      sortable: true,
      nowrap: true,
      render: ({ resource: { openTime } }) =>
        openTime === null ? '—' : formatInstant(openTime, language, 'date'),
    },
    {
      key: 'status',
      header: t('status'),
      card: 'tag',
      nowrap: true,
      render: ({ status, tone }) => <Tag tone={tones[tone]}>{say(status)}</Tag>,
    },
  ]
}
