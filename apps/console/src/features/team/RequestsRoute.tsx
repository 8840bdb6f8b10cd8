import { RequestsPage } from './RequestsPage.tsx'
import { useRequests } from './useRequests.ts'

export { loader } from './useRequests.ts'

export const Component = () => <RequestsPage {...useRequests()} />
