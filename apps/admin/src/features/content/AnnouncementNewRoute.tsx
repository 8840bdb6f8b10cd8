import { AnnouncementFormPage } from './AnnouncementFormPage.tsx'
import { useAnnouncementNew } from './useAnnouncementNew.ts'

export const Component = () => <AnnouncementFormPage {...useAnnouncementNew()} />
