import { SettlePage } from './SettlePage.tsx'
import { useSettle } from './useSettle.ts'

export { loader } from './useSettle.ts'

export const Component = () => <SettlePage {...useSettle()} />
