import type { Loaded } from '@compute-mall/app'
import type { ListPage as Page, QueryOf } from '@compute-mall/core/list'
import {
  type CatalogueCenter,
  type CatalogueRow,
  CatalogueStatus,
  catalogueList,
  ResourceType,
} from '@compute-mall/core/resource'
import { type ListCommands, type ListFilter, ListPage, type ListView } from '@compute-mall/ui/desk/list'
import type { Column } from '@compute-mall/ui/desk/table'
import { Link } from '@compute-mall/ui/link'
import { Tag } from '@compute-mall/ui/parts'
import { useLanguage } from '@compute-mall/ui/text'
import { useTranslation } from 'react-i18next'
import { pageParts } from '../../list/pageParts.ts'
import { statusTones } from './tones.ts'

export interface CataloguePageProps {
  readonly view: {
    readonly page: Loaded<Page<CatalogueRow>>
    /** Whether an export is under way; without it there is none. */
    readonly exporting?: boolean
    /** One's own views of the list. */
    readonly savedViews?: ListView<never>['savedViews']
    /** Centres with how many items of each type they have. */
    readonly tree: readonly CatalogueCenter[]
    readonly query: QueryOf<typeof catalogueList>
    readonly mayChange: boolean
  }
  readonly links: { readonly item: (itemId: string) => string; readonly add: string }
  readonly commands: ListCommands & Required<Pick<ListCommands, 'filter'>>
}

const ALL = 'all'

/** The resources that merchants can offer, by number, narrowed by centre and type (width 2.6; R4.04). */
export const CataloguePage = ({ view, links, commands }: CataloguePageProps) => {
  const { t } = useTranslation(['catalogue', 'resource'])
  const { page, tree, query, mayChange } = view
  const filters = useFilters(tree, query)
  const columns = useColumns(links.item)
  const add = {
    key: 'add',
    label: t('add'),
    to: links.add,
    disabledReason: mayChange ? undefined : t('adminsOnly'),
  }
  return (
    <ListPage<CatalogueRow>
      view={{
        head: { title: t('list'), primary: add },
        savedViews: view.savedViews,
        exporting: view.exporting,
        ...pageParts(page, query, catalogueList.sorts[0]),
        tabs: {
          value: query.status ?? ALL,
          items: [
            { id: ALL, label: t('tabAll') },
            ...CatalogueStatus.values
              .toReversed()
              .map((id) => ({ id, label: t(`resource:catalogue.${id}`) })),
          ],
        },
        search: { label: t('search'), value: query.keyword ?? '' },
        filters,
        empty: { title: t('none'), text: t('noneText') },
      }}
      commands={{ ...commands, openTab: (id) => commands.filter('status', id === ALL ? '' : id) }}
      columns={columns}
      rowKey={({ item }) => item.itemId}
      rowName={({ item }) => item.resourceNumber}
      actions={({ item }) => [{ key: 'look', label: t('look'), to: links.item(item.itemId) }]}
    />
  )
}

const sum = (counts: readonly { readonly count: number }[]): number =>
  counts.reduce((total, { count }) => total + count, 0)

/** The tree of centres and their types as two filters, each with how many items are behind it. */
const useFilters = (
  tree: readonly CatalogueCenter[],
  { clusterId, resourceType }: CataloguePageProps['view']['query'],
): readonly ListFilter[] => {
  const { t } = useTranslation(['catalogue', 'resource'])
  const { language } = useLanguage()
  const inPlace = tree.filter((center) => clusterId === undefined || center.clusterId === clusterId)
  const countOf = (type: ResourceType) =>
    sum(inPlace.flatMap(({ types }) => types.filter((each) => each.resourceType === type)))
  return [
    {
      key: 'clusterId',
      label: t('center'),
      value: clusterId ?? '',
      options: tree.map((center) => ({
        value: center.clusterId,
        label: t('withCount', { name: center.centerName[language], count: sum(center.types) }),
      })),
    },
    {
      key: 'resourceType',
      label: t('type'),
      value: resourceType[0] ?? '',
      options: ResourceType.values.map((type) => ({
        value: type,
        label: t('withCount', { name: t(`resource:type.${type}`), count: countOf(type) }),
      })),
    },
  ]
}

const useColumns = (itemAddress: (itemId: string) => string): readonly Column<CatalogueRow>[] => {
  const { t } = useTranslation(['catalogue', 'resource'])
  const { language } = useLanguage()
  return [
    {
      key: 'resourceNumber',
      header: t('number'),
      card: 'title',
      nowrap: true,
      sortable: true,
      render: ({ item }) => <Link to={itemAddress(item.itemId)}>{item.resourceNumber}</Link>,
    },
    { key: 'name', header: t('name'), render: ({ item }) => item.name[language] },
    {
      key: 'type',
      header: t('type'),
      nowrap: true,
      render: ({ item }) => t(`resource:type.${item.resourceType}`),
    },
    { key: 'center', header: t('center'), render: ({ centerName }) => centerName[language] },
    {
      key: 'specifications',
      header: t('specifications'),
      render: ({ item }) => item.specifications.map(({ name }) => name[language]).join(' · ') || '—',
    },
    {
      key: 'usedBy',
      header: t('usedBy'),
      align: 'end',
      nowrap: true,
      render: ({ usedBy }) => t('goodsCount', { count: usedBy }),
    },
    {
      key: 'status',
      header: t('status'),
      card: 'tag',
      nowrap: true,
      render: ({ item }) => (
        <Tag tone={statusTones[item.status]}>{t(`resource:catalogue.${item.status}`)}</Tag>
      ),
    },
  ]
}
