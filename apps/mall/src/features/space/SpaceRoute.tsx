import { SpacePage } from './SpacePage.tsx'
import { useSpace } from './useSpace.tsx'

export { loader } from './useSpace.tsx'

export const Component = () => <SpacePage {...useSpace()} />
