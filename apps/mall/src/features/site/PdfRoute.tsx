import { PdfDocumentPage } from './PdfDocumentPage.tsx'
import { usePdf } from './usePdf.ts'

export const Component = () => <PdfDocumentPage {...usePdf()} />
