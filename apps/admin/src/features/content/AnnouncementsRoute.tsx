import { useWorkList, type WorkList, workListLoader } from '@compute-mall/app'
import { type AnnouncementRow, announcementList } from '@compute-mall/core/site'
import { routes } from '../../routes.ts'
import { AnnouncementsPage } from './AnnouncementsPage.tsx'

const announcements: WorkList<typeof announcementList, AnnouncementRow> = {
  list: announcementList,
  route: routes.announcements,
  read: ({ site }) => site.announcementList,
}
export const loader = workListLoader(announcements)

export const Component = () => (
  <AnnouncementsPage
    {...useWorkList(announcements)}
    links={{
      announcement: (announcementId) => routes.announcement.href({ announcementId }),
      add: routes.announcementNew.href(),
    }}
  />
)
