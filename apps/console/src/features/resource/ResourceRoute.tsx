import { useParams } from '@compute-mall/app'
import { routes } from '../../routes.ts'
import { ResourceDetailPage } from './ResourceDetailPage.tsx'
import { useResource } from './useResource.ts'

export { loader } from './useResource.ts'

export const Component = () => <Resource key={useParams(routes.resource).lineId} />

const Resource = () => <ResourceDetailPage {...useResource()} />
