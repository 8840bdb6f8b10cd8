import { BannersPage } from './BannersPage.tsx'
import { useBanners } from './useBanners.ts'

export { loader } from './useBanners.ts'

export const Component = () => <BannersPage {...useBanners()} />
