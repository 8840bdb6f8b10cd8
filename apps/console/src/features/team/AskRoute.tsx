import { AskPage } from './AskPage.tsx'
import { useAsk } from './useAsk.ts'

export { loader } from './useAsk.ts'

export const Component = () => <AskPage {...useAsk()} />
