import { AppPage } from '@compute-mall/ui/screens/home'
import { useApp } from './useApp.ts'

export { loader, texts } from './useApp.ts'

export const Component = () => <AppPage {...useApp()} />
