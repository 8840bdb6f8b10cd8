export { FormPage, type FormPageProps } from './FormPage.tsx'
export { MergeDialog, type MergeDialogProps } from './MergeDialog.tsx'
export type { DraftState, FormCommands, FormFault, FormOverview, FormSection, FormView } from './types.ts'
