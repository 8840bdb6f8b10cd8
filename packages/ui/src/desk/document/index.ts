export { DocumentPage, type DocumentPageProps } from './DocumentPage.tsx'
