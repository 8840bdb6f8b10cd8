import { OwedPage } from './OwedPage.tsx'
import { useOwed } from './useOwed.ts'

export { loader } from './useOwed.ts'

export const Component = () => <OwedPage {...useOwed()} />
