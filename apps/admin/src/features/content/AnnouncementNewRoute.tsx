import { AnnouncementFormPage } from './AnnouncementFormPage.tsx'
import { useAnnouncementForm } from './useAnnouncementForm.ts'

export const Component = () => <AnnouncementFormPage {...useAnnouncementForm(null)} />
