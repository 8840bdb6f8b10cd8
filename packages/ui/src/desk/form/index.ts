export { DraftStatus } from './DraftStatus.tsx'
export { ErrorSummary } from './ErrorSummary.tsx'
export { FormPage, type FormPageProps } from './FormPage.tsx'
export type { DraftState, FormCommands, FormFault, FormOverview, FormSection, FormView } from './types.ts'
