import { onDevice } from '@compute-mall/app'
import { ApplicationPage as PhoneApplicationPage } from './ApplicationPage.mobile.tsx'
import { ApplicationPage } from './ApplicationPage.tsx'
import { useApplication } from './useApplication.ts'

export { loader } from './useApplication.ts'

export const Component = onDevice({ desktop: ApplicationPage, mobile: PhoneApplicationPage }, useApplication)
