import { PdfDocumentPage } from '../../features/site/PdfDocumentPage.tsx'
import { usePdf } from './usePdf.ts'

export { loader, texts } from './usePdf.ts'

export const Component = () => <PdfDocumentPage {...usePdf()} />
