import { MobileGlobalSearchPage } from '@compute-mall/ui/screens/search/mobile'
import { useGlobal } from './useGlobal.ts'

export { loader, texts } from './useGlobal.ts'

export const Component = () => <MobileGlobalSearchPage {...useGlobal()} />
