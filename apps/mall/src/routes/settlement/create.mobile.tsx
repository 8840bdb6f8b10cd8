import { MobileApplicationPage } from '../../features/settlement/ApplicationPage.mobile.tsx'
import { useApplication } from './useApplication.ts'

export { loader, texts } from './useApplication.ts'

export const Component = () => <MobileApplicationPage {...useApplication()} />
