import { MobileApplicationPage } from './ApplicationPage.mobile.tsx'
import { useApplication } from './useApplication.ts'

export { loader } from './useApplication.ts'

export const Component = () => <MobileApplicationPage {...useApplication()} />
