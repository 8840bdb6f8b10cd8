import { DocumentsPage } from './DocumentsPage.tsx'
import { useDocuments } from './useDocuments.ts'

export { loader } from './useDocuments.ts'

export const Component = () => <DocumentsPage {...useDocuments()} />
