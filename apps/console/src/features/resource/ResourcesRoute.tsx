import { ResourceListPage } from './ResourceListPage.tsx'
import { useResources } from './useResources.ts'

export { loader } from './useResources.ts'

export const Component = () => <ResourceListPage {...useResources()} />
