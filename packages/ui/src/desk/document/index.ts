export { type DocumentChapter, DocumentPage, type DocumentPageProps } from './DocumentPage.tsx'
