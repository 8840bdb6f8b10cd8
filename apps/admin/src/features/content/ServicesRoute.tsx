import { ServicesPage } from './ServicesPage.tsx'
import { useServices } from './useServices.ts'

export { loader } from './useServices.ts'

export const Component = () => <ServicesPage {...useServices()} />
