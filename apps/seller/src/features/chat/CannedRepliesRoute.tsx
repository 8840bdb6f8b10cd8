import { CannedRepliesPage } from './CannedRepliesPage.tsx'
import { useCannedReplies } from './useCannedReplies.ts'

export { loader } from './useCannedReplies.ts'

export const Component = () => <CannedRepliesPage {...useCannedReplies()} />
