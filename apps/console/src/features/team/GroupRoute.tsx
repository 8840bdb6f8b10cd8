import { GroupPage } from './GroupPage.tsx'
import { useGroup } from './useGroup.ts'

export { loader } from './useGroup.ts'

export const Component = () => <GroupPage {...useGroup()} />
