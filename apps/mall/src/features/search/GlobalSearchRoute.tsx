import { onDevice } from '@compute-mall/app'
import { GlobalSearchPage as PhoneGlobalSearchPage } from './GlobalSearchPage.mobile.tsx'
import { GlobalSearchPage } from './GlobalSearchPage.tsx'
import { useGlobal } from './useGlobal.ts'

export { loader } from './useGlobal.ts'

export const Component = onDevice({ desktop: GlobalSearchPage, mobile: PhoneGlobalSearchPage }, useGlobal)
