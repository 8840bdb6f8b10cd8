import { MobileAppPage } from '@compute-mall/ui/screens/home/mobile'
import { useApp } from './useApp.ts'

export { loader, texts } from './useApp.ts'

export const Component = () => <MobileAppPage {...useApp()} />
