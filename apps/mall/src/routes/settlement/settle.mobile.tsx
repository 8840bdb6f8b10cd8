import { MobileSettlePage } from '../../features/settlement/SettlePage.mobile.tsx'
import { useSettle } from './useSettle.ts'

export { loader, texts } from './useSettle.ts'

export const Component = () => <MobileSettlePage {...useSettle()} />
