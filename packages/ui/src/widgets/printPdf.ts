import type { PDFDocumentProxy } from 'pdfjs-dist'
import { printed } from '../theme/print.css.ts'

/** How fine a page is printed: dots for each point of it, 144 per inch. */
const PRINT_SCALE = 2

/** Prints every page, as the viewer draws it; nothing of the page around is on the paper. */
export const printPdf = async (pdf: PDFDocumentProxy): Promise<void> => {
  const paper = document.createElement('div')
  paper.className = printed
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number)
    const viewport = page.getViewport({ scale: PRINT_SCALE })
    const canvas = document.createElement('canvas')
    canvas.width = viewport.width
    canvas.height = viewport.height
    await page.render({ canvas, viewport, intent: 'print' }).promise
    paper.append(canvas)
  }
  document.body.append(paper)
  window.addEventListener('afterprint', () => paper.remove(), { once: true })
  window.print()
}
