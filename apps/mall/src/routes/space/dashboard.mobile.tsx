import { SpacePage } from '../../features/space/SpacePage.tsx'
import { useSpace } from './useSpace.tsx'

export { loader, texts } from './useSpace.tsx'

export const Component = () => <SpacePage {...useSpace()} />
