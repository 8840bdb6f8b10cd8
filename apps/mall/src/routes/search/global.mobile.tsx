import { MobileGlobalSearchPage } from '../../features/search/GlobalSearchPage.mobile.tsx'
import { useGlobal } from './useGlobal.ts'

export { loader, texts } from './useGlobal.ts'

export const Component = () => <MobileGlobalSearchPage {...useGlobal()} />
