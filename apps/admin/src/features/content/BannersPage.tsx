import type { Loaded } from '@compute-mall/app'
import type { ListPage as Page, QueryOf } from '@compute-mall/core/list'
import { type BannerRow, bannerList, ContentPhase, ShowAddress } from '@compute-mall/core/site'
import { type ListCommands, ListPage } from '@compute-mall/ui/desk/list'
import type { Column } from '@compute-mall/ui/desk/table'
import { Link } from '@compute-mall/ui/link'
import { Tag } from '@compute-mall/ui/parts'
import { useLanguage } from '@compute-mall/ui/text'
import { useTranslation } from 'react-i18next'
import { pageParts } from '../../list/pageParts.ts'
import { phaseTones } from './tones.ts'
import { usePeriodText } from './usePeriodText.ts'

export interface BannersPageProps {
  readonly view: {
    readonly page: Loaded<Page<BannerRow>>
    readonly query: QueryOf<typeof bannerList>
  }
  readonly links: { readonly banner: (bannerId: string) => string; readonly add: string }
  readonly commands: ListCommands & Required<Pick<ListCommands, 'filter'>>
}

const ALL = 'all'

/** Banners and ads of the mall in the order in which they are shown (width 2.6). */
export const BannersPage = ({ view: { page, query }, links, commands }: BannersPageProps) => {
  const { t } = useTranslation('content')
  const { inLanguage } = useLanguage()
  const columns = useColumns(links.banner)
  return (
    <ListPage<BannerRow>
      view={{
        head: { title: t('banners'), primary: { key: 'add', label: t('addBanner'), to: links.add } },
        ...pageParts(page, query, bannerList.sorts[0]),
        tabs: {
          value: query.phase ?? ALL,
          items: [
            { id: ALL, label: t('tabAll') },
            ...ContentPhase.values.map((id) => ({ id, label: t(`phase.${id}`) })),
          ],
        },
        search: { label: t('searchBanners'), value: query.keyword ?? '' },
        filters: [
          {
            key: 'showAddress',
            label: t('place'),
            value: query.showAddress ?? '',
            options: ShowAddress.values.map((value) => ({ value, label: t(`place.${value}`) })),
          },
          {
            key: 'configType',
            label: t('kind'),
            value: query.configType ?? '',
            options: (['1', '2'] as const).map((value) => ({ value, label: t(`kind.${value}`) })),
          },
        ],
        empty: { title: t('none'), text: t('noneText') },
      }}
      commands={{ ...commands, openTab: (id) => commands.filter('phase', id === ALL ? '' : id) }}
      columns={columns}
      rowKey={({ banner }) => banner.id}
      rowName={({ banner }) => inLanguage(banner.title)}
      actions={({ banner }) => [{ key: 'look', label: t('look'), to: links.banner(banner.id) }]}
    />
  )
}

const useColumns = (addressOf: (bannerId: string) => string): readonly Column<BannerRow>[] => {
  const { t } = useTranslation('content')
  const { inLanguage } = useLanguage()
  const periodText = usePeriodText()
  return [
    {
      key: 'position',
      header: t('position'),
      nowrap: true,
      sortable: true,
      render: ({ position }) => position,
    },
    {
      key: 'title',
      header: t('title'),
      card: 'title',
      render: ({ banner }) => <Link to={addressOf(banner.id)}>{inLanguage(banner.title)}</Link>,
    },
    {
      key: 'place',
      header: t('place'),
      nowrap: true,
      render: ({ banner }) => t(`place.${banner.showAddress}`),
    },
    { key: 'kind', header: t('kind'), nowrap: true, render: ({ banner }) => t(`kind.${banner.configType}`) },
    { key: 'link', header: t('link'), render: ({ banner }) => banner.link },
    { key: 'period', header: t('period'), nowrap: true, render: periodText },
    {
      key: 'status',
      header: t('status'),
      card: 'tag',
      nowrap: true,
      render: ({ phase }) => <Tag tone={phaseTones[phase]}>{t(`phase.${phase}`)}</Tag>,
    },
  ]
}
