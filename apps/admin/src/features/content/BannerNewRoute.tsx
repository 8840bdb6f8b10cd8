import { BannerFormPage } from './BannerFormPage.tsx'
import { useBannerNew } from './useBannerNew.ts'

export const Component = () => <BannerFormPage {...useBannerNew()} />
