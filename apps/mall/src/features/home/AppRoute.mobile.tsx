import { MobileAppPage } from './AppPage.mobile.tsx'
import { useApp } from './useApp.ts'

export { loader } from './useApp.ts'

export const Component = () => <MobileAppPage {...useApp()} />
