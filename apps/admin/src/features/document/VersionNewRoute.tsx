import { DraftFormPage } from './DraftFormPage.tsx'
import { useVersionNew } from './useVersionNew.ts'

export { loader } from './useVersionNew.ts'

export const Component = () => <DraftFormPage {...useVersionNew()} />
