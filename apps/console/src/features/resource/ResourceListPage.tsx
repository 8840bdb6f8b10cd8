import type { Loaded } from '@compute-mall/app'
import { GoodsKind } from '@compute-mall/core/goods'
import { type ListPage as Page, type QueryOf, totalMessage } from '@compute-mall/core/list'
import { ProvisionStatus } from '@compute-mall/core/order'
import { ENDS_WITHIN_DAYS, type ResourceView, type resourceList } from '@compute-mall/core/provision'
import type { Cluster } from '@compute-mall/core/resource'
import { type ListCommands, type ListFilter, ListPage, type ListView } from '@compute-mall/ui/desk/list'
import type { Action } from '@compute-mall/ui/desk/page'
import { useLanguage } from '@compute-mall/ui/text'
import { useTranslation } from 'react-i18next'
import { sizeOf } from '../../list/sizeOf.ts'
import type { ResourceLinks } from './links.ts'
import { useResourceColumns } from './useResourceColumns.tsx'

type Query = QueryOf<typeof resourceList>

export interface ResourceListPageProps {
  readonly view: {
    readonly savedViews?: ListView<never>['savedViews']
    /** Whether an export is under way; without it there is none. */
    readonly exporting?: boolean
    readonly page: Loaded<Page<ResourceView>>
    /** What the address asks for. */
    readonly query: Query
    readonly centers: readonly Pick<Cluster, 'clusterId' | 'centerName'>[]
  }
  readonly links: ResourceLinks
  readonly commands: ListCommands
}

/** Everything that the user has opened, with its state, centre and end. */
export const ResourceListPage = ({
  view: { page, query, centers, savedViews, exporting },
  links,
  commands,
}: ResourceListPageProps) => {
  const { t } = useTranslation('provision')
  const { inLanguage } = useLanguage()
  const columns = useResourceColumns(links)
  const filters = useFilters(query, centers)
  const shop: Action = { key: 'shop', label: t('goShopping'), to: links.shopping }
  return (
    <ListPage<ResourceView>
      view={{
        head: { title: t('title') },
        rows: page.kind === 'loaded' ? { kind: 'loaded', value: page.value.records } : page,
        savedViews,
        exporting,
        search: { label: t('search'), value: query.keyword ?? '' },
        filters,
        sort: sortOfQuery(query.sort),
        pager: {
          size: sizeOf(query.limit),
          hasPrevious: page.kind === 'loaded' && page.value.previousCursor !== null,
          hasNext: page.kind === 'loaded' && page.value.nextCursor !== null,
          total: page.kind === 'loaded' ? totalMessage(page.value.total) : null,
        },
        empty: { title: t('emptyTitle'), text: t('emptyHint'), action: shop },
      }}
      commands={commands}
      columns={columns}
      rowKey={({ resource }) => resource.lineId}
      rowName={({ resource }) => inLanguage(resource.name)}
      actions={({ resource: { lineId, status }, isRenewable }) => [
        { key: 'use', label: t(status === 'open' ? 'use' : 'look'), to: links.resource(lineId) },
        ...(isRenewable ? [{ key: 'renew', label: t('renew'), to: links.renew(lineId) }] : []),
      ]}
    />
  )
}

const sortOfQuery = (sort: Query['sort'] = '-openTime') => ({
  key: sort.replace('-', ''),
  descending: sort.startsWith('-'),
})

const useFilters = (
  { scope, clusterId, kind, status, endsWithin }: Query,
  centers: ResourceListPageProps['view']['centers'],
): readonly ListFilter[] => {
  const { t } = useTranslation(['provision', 'goods'])
  const { inLanguage } = useLanguage()
  return [
    {
      key: 'status',
      label: t('status'),
      value: status ?? '',
      options: ProvisionStatus.values.map((value) => ({ value, label: t(`provision:status.${value}`) })),
    },
    {
      key: 'kind',
      label: t('kind'),
      value: kind ?? '',
      options: GoodsKind.values.map((value) => ({ value, label: t(`goods:kind.${value}`) })),
    },
    {
      key: 'clusterId',
      label: t('center'),
      value: clusterId ?? '',
      options: centers.map(({ clusterId: value, centerName }) => ({ value, label: inLanguage(centerName) })),
    },
    {
      key: 'endsWithin',
      label: t('endsWithin'),
      value: endsWithin === undefined ? '' : `${endsWithin}`,
      options: ENDS_WITHIN_DAYS.map((count) => ({ value: `${count}`, label: t('days', { count }) })),
    },
    {
      key: 'scope',
      label: t('scope'),
      value: scope === 'group' ? 'group' : '',
      options: [{ value: 'group', label: t('groupScope') }],
    },
  ]
}
