import { GlobalSearchPage } from '../../features/search/GlobalSearchPage.tsx'
import { useGlobal } from './useGlobal.ts'

export { loader, texts } from './useGlobal.ts'

export const Component = () => <GlobalSearchPage {...useGlobal()} />
