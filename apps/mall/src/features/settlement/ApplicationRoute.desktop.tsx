import { ApplicationPage } from './ApplicationPage.tsx'
import { useApplication } from './useApplication.ts'

export { loader } from './useApplication.ts'

export const Component = () => <ApplicationPage {...useApplication()} />
