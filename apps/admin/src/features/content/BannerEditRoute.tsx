import { load, orThrow, usePage } from '@compute-mall/app'
import { routes } from '../../routes.ts'
import { BannerFormPage } from './BannerFormPage.tsx'
import { useBannerForm } from './useBannerForm.ts'

export const loader = load(routes.bannerEdit, async ({ client, params }) =>
  orThrow(client.site.banner({ params })),
)

export const Component = () => <BannerFormPage {...useBannerForm(usePage<typeof loader>().row)} />
