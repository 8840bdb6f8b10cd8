import { onDevice } from '@compute-mall/app'
import { AppPage as PhoneAppPage } from './AppPage.mobile.tsx'
import { AppPage } from './AppPage.tsx'
import { useApp } from './useApp.ts'

export { loader } from './useApp.ts'

export const Component = onDevice({ desktop: AppPage, mobile: PhoneAppPage }, useApp)
