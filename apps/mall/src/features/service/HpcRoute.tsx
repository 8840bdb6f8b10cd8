import { load } from '@compute-mall/app'
import { routes } from '../../routes.ts'
import { ServicePage } from './ServicePage.tsx'
import { loadService, useService } from './useService.ts'

export const loader = load(routes.serviceHpc, loadService('hpc'))

export const Component = () => <ServicePage {...useService()} />
