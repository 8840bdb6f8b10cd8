import { RequestPage } from './RequestPage.tsx'
import { useRequest } from './useRequest.ts'

export { loader } from './useRequest.ts'

export const Component = () => <RequestPage {...useRequest()} />
