import { ENDS_WITHIN_DAYS, type ResourceView, resourceList } from '@compute-mall/core/provision'
import type { Cluster } from '@compute-mall/core/resource'
import { type WorkListCommands, WorkListPage, type WorkListView } from '@compute-mall/ui/desk/list'
import { useLanguage } from '@compute-mall/ui/text'
import { useTranslation } from 'react-i18next'
import type { ResourceLinks } from './links.ts'
import { useResourceColumns } from './useResourceColumns.tsx'

export interface ResourceListPageProps {
  readonly view: WorkListView<typeof resourceList, ResourceView> & {
    readonly centers: readonly Pick<Cluster, 'clusterId' | 'centerName'>[]
  }
  readonly links: ResourceLinks
  readonly commands: WorkListCommands
}

/** The resources that the user opened, with state, centre and end. */
export const ResourceListPage = ({ view, links, commands }: ResourceListPageProps) => {
  const { t } = useTranslation(['provision', 'goods'])
  const { inLanguage } = useLanguage()
  return (
    <WorkListPage
      list={resourceList}
      view={view}
      commands={commands}
      head={{ title: t('title') }}
      search={t('search')}
      filters={[
        { key: 'status', label: t('status'), option: (status) => t(`status.${status}`) },
        { key: 'kind', label: t('kind'), option: (kind) => t(`goods:kind.${kind}`) },
        {
          key: 'clusterId',
          label: t('center'),
          value: view.query.clusterId ?? '',
          options: view.centers.map(({ clusterId, centerName }) => ({
            value: clusterId,
            label: inLanguage(centerName),
          })),
        },
        {
          key: 'endsWithin',
          label: t('endsWithin'),
          values: ENDS_WITHIN_DAYS.map((days) => `${days}` as const),
          option: (days) => t('days', { count: Number(days) }),
        },
        { key: 'scope', label: t('scope'), values: ['group'], option: () => t('groupScope') },
      ]}
      empty={{
        title: t('emptyTitle'),
        text: t('emptyHint'),
        action: { key: 'shop', label: t('goShopping'), to: links.shopping },
      }}
      columns={useResourceColumns(links)}
      rowKey={({ resource }) => resource.lineId}
      rowName={({ resource }) => inLanguage(resource.name)}
      actions={({ resource: { lineId, status }, isRenewable }) => [
        { key: 'use', label: t(status === 'open' ? 'use' : 'look'), to: links.resource(lineId) },
        ...(isRenewable ? [{ key: 'renew', label: t('renew'), to: links.renew(lineId) }] : []),
      ]}
    />
  )
}
