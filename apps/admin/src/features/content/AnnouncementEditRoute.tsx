import { AnnouncementFormPage } from './AnnouncementFormPage.tsx'
import { useAnnouncementEdit } from './useAnnouncementEdit.ts'

export { loader } from './useAnnouncementEdit.ts'

export const Component = () => <AnnouncementFormPage {...useAnnouncementEdit()} />
