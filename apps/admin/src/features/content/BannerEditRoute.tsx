import { BannerFormPage } from './BannerFormPage.tsx'
import { useBannerEdit } from './useBannerEdit.ts'

export { loader } from './useBannerEdit.ts'

export const Component = () => <BannerFormPage {...useBannerEdit()} />
