import { load } from '@compute-mall/app'
import { routes } from '../../routes.ts'
import { ServicePage } from './ServicePage.tsx'
import { loadService, useService } from './useService.ts'

export const loader = load(routes.serviceEcs, loadService('ecs'))

export const Component = () => <ServicePage {...useService()} />
