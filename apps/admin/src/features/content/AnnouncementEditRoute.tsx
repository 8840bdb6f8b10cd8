import { load, orThrow, usePage } from '@compute-mall/app'
import { routes } from '../../routes.ts'
import { AnnouncementFormPage } from './AnnouncementFormPage.tsx'
import { useAnnouncementForm } from './useAnnouncementForm.ts'

export const loader = load(routes.announcementEdit, async ({ client, params }) =>
  orThrow(client.site.announcement({ params })),
)

export const Component = () => <AnnouncementFormPage {...useAnnouncementForm(usePage<typeof loader>().row)} />
