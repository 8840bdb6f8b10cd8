import { SettlePage } from '@compute-mall/ui/screens/settlement'
import { useSettle } from './useSettle.ts'

export { loader, texts } from './useSettle.ts'

export const Component = () => <SettlePage {...useSettle()} />
