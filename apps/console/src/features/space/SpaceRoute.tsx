import { SpacePage } from './SpacePage.tsx'
import { useSpace } from './useSpace.ts'

export { loader } from './useSpace.ts'

export const Component = () => <SpacePage {...useSpace()} />
