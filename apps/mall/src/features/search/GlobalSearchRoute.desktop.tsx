import { GlobalSearchPage } from './GlobalSearchPage.tsx'
import { useGlobal } from './useGlobal.ts'

export { loader } from './useGlobal.ts'

export const Component = () => <GlobalSearchPage {...useGlobal()} />
