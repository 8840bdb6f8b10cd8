import type { Loaded } from '@compute-mall/app'
import type { ListPage as Page, QueryOf } from '@compute-mall/core/list'
import {
  AnnouncementPlace,
  type AnnouncementRow,
  announcementList,
  ContentPhase,
} from '@compute-mall/core/site'
import { formatInstant } from '@compute-mall/core/time'
import { type ListCommands, ListPage } from '@compute-mall/ui/desk/list'
import type { Column } from '@compute-mall/ui/desk/table'
import { Link } from '@compute-mall/ui/link'
import { Tag } from '@compute-mall/ui/parts'
import { useLanguage } from '@compute-mall/ui/text'
import { useTranslation } from 'react-i18next'
import { pageParts } from '../../list/pageParts.ts'
import { phaseTones } from './tones.ts'
import { usePeriodText } from './usePeriodText.ts'

export interface AnnouncementsPageProps {
  readonly view: {
    readonly page: Loaded<Page<AnnouncementRow>>
    readonly query: QueryOf<typeof announcementList>
  }
  readonly links: { readonly announcement: (announcementId: string) => string; readonly add: string }
  readonly commands: ListCommands & Required<Pick<ListCommands, 'filter'>>
}

const ALL = 'all'

/** Announcements of the console and the mall, the newest first (width 2.6). */
export const AnnouncementsPage = ({ view: { page, query }, links, commands }: AnnouncementsPageProps) => {
  const { t } = useTranslation('content')
  const { inLanguage } = useLanguage()
  const columns = useColumns(links.announcement)
  return (
    <ListPage<AnnouncementRow>
      view={{
        head: {
          title: t('announcements'),
          primary: { key: 'add', label: t('addAnnouncement'), to: links.add },
        },
        ...pageParts(page, query, announcementList.sorts[0]),
        tabs: {
          value: query.phase ?? ALL,
          items: [
            { id: ALL, label: t('tabAll') },
            ...ContentPhase.values.map((id) => ({ id, label: t(`phase.${id}`) })),
          ],
        },
        search: { label: t('searchAnnouncements'), value: query.keyword ?? '' },
        filters: [
          {
            key: 'place',
            label: t('place'),
            value: query.place ?? '',
            options: AnnouncementPlace.values.map((value) => ({ value, label: t(`spot.${value}`) })),
          },
        ],
        empty: { title: t('noAnnouncements'), text: t('noAnnouncementsText') },
      }}
      commands={{ ...commands, openTab: (id) => commands.filter('phase', id === ALL ? '' : id) }}
      columns={columns}
      rowKey={({ announcement }) => announcement.id}
      rowName={({ announcement }) => inLanguage(announcement.title)}
      actions={({ announcement }) => [
        { key: 'look', label: t('look'), to: links.announcement(announcement.id) },
      ]}
    />
  )
}

const useColumns = (addressOf: (announcementId: string) => string): readonly Column<AnnouncementRow>[] => {
  const { t } = useTranslation('content')
  const { inLanguage, language } = useLanguage()
  const periodText = usePeriodText()
  return [
    {
      key: 'title',
      header: t('title'),
      card: 'title',
      render: ({ announcement }) => (
        <Link to={addressOf(announcement.id)}>{inLanguage(announcement.title)}</Link>
      ),
    },
    { key: 'place', header: t('place'), nowrap: true, render: ({ place }) => t(`spot.${place}`) },
    { key: 'period', header: t('period'), nowrap: true, render: periodText },
    {
      key: 'createTime',
      header: t('created'),
      nowrap: true,
      sortable: true,
      render: ({ createTime }) => formatInstant(createTime, language),
    },
    {
      key: 'status',
      header: t('status'),
      card: 'tag',
      nowrap: true,
      render: ({ phase }) => <Tag tone={phaseTones[phase]}>{t(`phase.${phase}`)}</Tag>,
    },
  ]
}
