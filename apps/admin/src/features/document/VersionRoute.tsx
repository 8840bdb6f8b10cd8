import { useVersion } from './useVersion.ts'
import { VersionPage } from './VersionPage.tsx'

export { loader } from './useVersion.ts'

export const Component = () => <VersionPage {...useVersion()} />
