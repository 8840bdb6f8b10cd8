import { AppPage } from './AppPage.tsx'
import { useApp } from './useApp.ts'

export { loader } from './useApp.ts'

export const Component = () => <AppPage {...useApp()} />
