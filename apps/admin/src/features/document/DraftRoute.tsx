import { DraftPage } from './DraftPage.tsx'
import { useDraft } from './useDraft.ts'

export { loader } from './useDraft.ts'

export const Component = () => <DraftPage {...useDraft()} />
