import { BannerFormPage } from './BannerFormPage.tsx'
import { useBannerForm } from './useBannerForm.ts'

export const Component = () => <BannerFormPage {...useBannerForm(null)} />
