import { Bare } from '../embed/Bare.tsx'
import { PdfDocumentPage } from './PdfDocumentPage.tsx'
import { usePdf } from './usePdf.ts'

export { loader } from './usePdf.ts'

export const Component = () => (
  <Bare>
    <PdfDocumentPage {...usePdf()} />
  </Bare>
)
