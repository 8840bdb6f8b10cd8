import { ApplicationPage } from '../../features/settlement/ApplicationPage.tsx'
import { useApplication } from './useApplication.ts'

export { loader, texts } from './useApplication.ts'

export const Component = () => <ApplicationPage {...useApplication()} />
