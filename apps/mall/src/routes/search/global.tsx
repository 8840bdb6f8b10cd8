import { GlobalSearchPage } from '@compute-mall/ui/screens/search'
import { useGlobal } from './useGlobal.ts'

export { loader, texts } from './useGlobal.ts'

export const Component = () => <GlobalSearchPage {...useGlobal()} />
