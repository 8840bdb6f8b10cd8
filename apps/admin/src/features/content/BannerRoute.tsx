import { BannerPage } from './BannerPage.tsx'
import { useBanner } from './useBanner.ts'

export { loader } from './useBanner.ts'

export const Component = () => <BannerPage {...useBanner()} />
