import { RefundsPage } from './RefundsPage.tsx'
import { useRefunds } from './useRefunds.ts'

export { loader } from './useRefunds.ts'

export const Component = () => <RefundsPage {...useRefunds()} />
