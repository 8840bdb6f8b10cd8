import { AnnouncementsPage } from './AnnouncementsPage.tsx'
import { useAnnouncements } from './useAnnouncements.ts'

export { loader } from './useAnnouncements.ts'

export const Component = () => <AnnouncementsPage {...useAnnouncements()} />
