import { MobileSettlePage } from '@compute-mall/ui/screens/settlement/mobile'
import { useSettle } from './useSettle.ts'

export { loader, texts } from './useSettle.ts'

export const Component = () => <MobileSettlePage {...useSettle()} />
