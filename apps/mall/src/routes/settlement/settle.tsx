import { SettlePage } from '../../features/settlement/SettlePage.tsx'
import { useSettle } from './useSettle.ts'

export { loader, texts } from './useSettle.ts'

export const Component = () => <SettlePage {...useSettle()} />
