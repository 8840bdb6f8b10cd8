export { StatementListPage, type StatementListPageProps } from './StatementListPage.tsx'
export type { StatementPageProps } from './StatementPage.props.ts'
export { StatementPage } from './StatementPage.tsx'
export { TextDialog, type TextDialogProps } from './TextDialog.tsx'
