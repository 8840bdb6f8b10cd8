import { OpeningsPage } from './OpeningsPage.tsx'
import { useOpenings } from './useOpenings.ts'

export { loader } from './useOpenings.ts'

export const Component = () => <OpeningsPage {...useOpenings()} />
