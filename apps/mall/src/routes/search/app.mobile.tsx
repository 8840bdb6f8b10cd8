import { MobileAppPage } from '../../features/home/AppPage.mobile.tsx'
import { useApp } from './useApp.ts'

export { loader, texts } from './useApp.ts'

export const Component = () => <MobileAppPage {...useApp()} />
