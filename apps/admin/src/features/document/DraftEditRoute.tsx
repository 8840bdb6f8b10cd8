import { DraftFormPage } from './DraftFormPage.tsx'
import { useDraftEdit } from './useDraftEdit.ts'

export { loader } from './useDraftEdit.ts'

export const Component = () => <DraftFormPage {...useDraftEdit()} />
