import { AppPage } from '../../features/home/AppPage.tsx'
import { useApp } from './useApp.ts'

export { loader, texts } from './useApp.ts'

export const Component = () => <AppPage {...useApp()} />
