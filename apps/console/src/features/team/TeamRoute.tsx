import { TeamPage } from './TeamPage.tsx'
import { useTeam } from './useTeam.ts'

export { loader } from './useTeam.ts'

export const Component = () => <TeamPage {...useTeam()} />
