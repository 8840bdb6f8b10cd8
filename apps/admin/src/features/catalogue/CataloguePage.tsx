import {
  type CatalogueCenter,
  type CatalogueRow,
  CatalogueStatus,
  catalogueList,
  type ResourceType,
} from '@compute-mall/core/resource'
import {
  NO_VALUE,
  useColumnsOf,
  type WorkListCommands,
  WorkListPage,
  type WorkListView,
} from '@compute-mall/ui/desk/list'
import { Link } from '@compute-mall/ui/link'
import { useLanguage } from '@compute-mall/ui/text'
import { useTranslation } from 'react-i18next'
import { statusTones } from './tones.ts'

export interface CataloguePageProps {
  readonly view: WorkListView<typeof catalogueList, CatalogueRow> & {
    /** Centres with how many items of each type they have. */
    readonly tree: readonly CatalogueCenter[]
    readonly mayChange: boolean
  }
  readonly links: { readonly item: (itemId: string) => string; readonly add: string }
  readonly commands: WorkListCommands
}

/** Resources that merchants can offer, by number. */
export const CataloguePage = ({ view, links, commands }: CataloguePageProps) => {
  const { t } = useTranslation(['catalogue', 'resource'])
  const { language } = useLanguage()
  const columns = useColumnsOf<CatalogueRow>()
  const { tree, query, mayChange } = view
  const inCenter = tree.filter(
    ({ clusterId }) => query.clusterId === undefined || clusterId === query.clusterId,
  )
  const countOf = (type: ResourceType) =>
    sum(inCenter.flatMap(({ types }) => types.filter(({ resourceType }) => resourceType === type)))
  const add = {
    key: 'add',
    label: t('add'),
    to: links.add,
    disabledReason: mayChange ? undefined : t('adminsOnly'),
  }
  return (
    <WorkListPage
      list={catalogueList}
      view={view}
      commands={commands}
      head={{ title: t('list'), primary: add }}
      tabs={{
        key: 'status',
        values: CatalogueStatus.values.toReversed(),
        option: (status) => t(`resource:catalogue.${status}`),
        all: 'first',
      }}
      search={t('search')}
      filters={[
        {
          key: 'clusterId',
          label: t('center'),
          value: query.clusterId ?? '',
          options: tree.map(({ clusterId, centerName, types }) => ({
            value: clusterId,
            label: t('withCount', { name: centerName[language], count: sum(types) }),
          })),
        },
        {
          key: 'resourceType',
          label: t('type'),
          option: (type) => t('withCount', { name: t(`resource:type.${type}`), count: countOf(type) }),
        },
      ]}
      empty={{ title: t('none'), text: t('noneText') }}
      columns={[
        columns.cell(
          'resourceNumber',
          t('number'),
          ({ item }) => <Link to={links.item(item.itemId)}>{item.resourceNumber}</Link>,
          { card: 'title', nowrap: true },
        ),
        columns.cell('name', t('name'), ({ item }) => item.name[language]),
        columns.cell('type', t('type'), ({ item }) => t(`resource:type.${item.resourceType}`), {
          nowrap: true,
        }),
        columns.words('centerName', t('center')),
        columns.cell(
          'specifications',
          t('specifications'),
          ({ item }) => item.specifications.map(({ name }) => name[language]).join(' · ') || NO_VALUE,
        ),
        columns.cell('usedBy', t('usedBy'), ({ usedBy }) => t('goodsCount', { count: usedBy }), {
          align: 'end',
          nowrap: true,
        }),
        columns.tag('status', t('status'), ({ item: { status } }) => ({
          tone: statusTones[status],
          label: t(`resource:catalogue.${status}`),
        })),
      ]}
      rowKey={({ item }) => item.itemId}
      rowName={({ item }) => item.resourceNumber}
      actions={({ item }) => [{ key: 'look', label: t('look'), to: links.item(item.itemId) }]}
    />
  )
}

const sum = (counts: readonly { readonly count: number }[]): number =>
  counts.reduce((total, { count }) => total + count, 0)
