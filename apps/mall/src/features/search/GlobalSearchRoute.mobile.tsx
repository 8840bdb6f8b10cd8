import { MobileGlobalSearchPage } from './GlobalSearchPage.mobile.tsx'
import { useGlobal } from './useGlobal.ts'

export { loader } from './useGlobal.ts'

export const Component = () => <MobileGlobalSearchPage {...useGlobal()} />
