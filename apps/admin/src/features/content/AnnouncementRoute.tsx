import { AnnouncementPage } from './AnnouncementPage.tsx'
import { useAnnouncement } from './useAnnouncement.ts'

export { loader } from './useAnnouncement.ts'

export const Component = () => <AnnouncementPage {...useAnnouncement()} />
