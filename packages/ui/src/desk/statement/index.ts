export { StatementListPage, type StatementListPageProps } from './StatementListPage.tsx'
export { StatementPage, type StatementPageProps } from './StatementPage.tsx'
export { TextDialog, type TextDialogProps } from './TextDialog.tsx'
