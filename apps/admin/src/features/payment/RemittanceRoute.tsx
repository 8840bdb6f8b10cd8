import { useParams } from '@compute-mall/app'
import { routes } from '../../routes.ts'
import { RemittancePage } from './RemittancePage.tsx'
import { useRemittance } from './useRemittance.ts'

export { loader } from './useRemittance.ts'

export const Component = () => <Remittance key={useParams(routes.remittance).orderNo} />

const Remittance = () => <RemittancePage {...useRemittance()} />
