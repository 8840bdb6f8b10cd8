import { type AnnouncementRow, announcementList } from '@compute-mall/core/site'
import {
  useColumnsOf,
  type WorkListCommands,
  WorkListPage,
  type WorkListView,
} from '@compute-mall/ui/desk/list'
import { Link } from '@compute-mall/ui/link'
import { useLanguage } from '@compute-mall/ui/text'
import { useTranslation } from 'react-i18next'
import { phaseTones } from './tones.ts'
import { usePeriodText } from './usePeriodText.ts'

export interface AnnouncementsPageProps {
  readonly view: WorkListView<typeof announcementList, AnnouncementRow>
  readonly links: { readonly announcement: (announcementId: string) => string; readonly add: string }
  readonly commands: WorkListCommands
}

/** Announcements of the console and the mall, the newest first. */
export const AnnouncementsPage = ({ view, links, commands }: AnnouncementsPageProps) => {
  const { t } = useTranslation('content')
  const { inLanguage } = useLanguage()
  const columns = useColumnsOf<AnnouncementRow>()
  const periodText = usePeriodText()
  return (
    <WorkListPage
      list={announcementList}
      view={view}
      commands={commands}
      head={{
        title: t('announcements'),
        primary: { key: 'add', label: t('addAnnouncement'), to: links.add },
      }}
      tabs={{ key: 'phase', option: (phase) => t(`phase.${phase}`), all: 'first' }}
      search={t('searchAnnouncements')}
      filters={[{ key: 'place', label: t('place'), option: (place) => t(`spot.${place}`) }]}
      empty={{ title: t('noAnnouncements'), text: t('noAnnouncementsText') }}
      columns={[
        columns.cell(
          'title',
          t('title'),
          ({ announcement: { id, title } }) => <Link to={links.announcement(id)}>{inLanguage(title)}</Link>,
          { card: 'title' },
        ),
        columns.cell('place', t('place'), ({ place }) => t(`spot.${place}`), { nowrap: true }),
        columns.cell('period', t('period'), periodText, { nowrap: true }),
        columns.time('createTime', t('created')),
        columns.tag('status', t('status'), ({ phase }) => ({
          tone: phaseTones[phase],
          label: t(`phase.${phase}`),
        })),
      ]}
      rowKey={({ announcement }) => announcement.id}
      rowName={({ announcement }) => inLanguage(announcement.title)}
      actions={({ announcement }) => [
        { key: 'look', label: t('look'), to: links.announcement(announcement.id) },
      ]}
    />
  )
}
