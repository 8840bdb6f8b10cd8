import { ServicePage } from '../../features/service/ServicePage.tsx'
import { serviceLoader, useService } from './useService.ts'

export { texts } from './useService.ts'

export const loader = serviceLoader('container')

export const Component = () => <ServicePage {...useService()} />
