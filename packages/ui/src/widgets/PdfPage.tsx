import type { PDFDocumentProxy } from 'pdfjs-dist'
import { useEffect, useRef, useState } from 'react'
import { visuallyHidden } from '../theme/index.ts'
import { canvas as canvasStyle } from './PdfViewer.css.ts'

interface PdfPageProps {
  readonly document: PDFDocumentProxy
  readonly page: number
  /** 1 is the size of the paper at 96 dots per inch; `fit` is as wide as there is room. */
  readonly zoom: number | 'fit'
  readonly onFailure: () => void
}

/** CSS pixels for each point of a page. */
const PIXELS_PER_POINT = 96 / 72

/** One page as a picture, and its words for those who do not see it. */
export const PdfPage = ({ document, page: number, zoom, onFailure }: PdfPageProps) => {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [words, setWords] = useState('')
  const failed = useRef(onFailure)
  useEffect(() => {
    failed.current = onFailure
  })
  useEffect(() => {
    const leaving = new AbortController()
    const draw = async () => {
      const page = await document.getPage(number)
      const element = canvas.current
      if (leaving.signal.aborted || element === null) return
      const room = element.closest('section')?.clientWidth ?? 0
      const paper = page.getViewport({ scale: PIXELS_PER_POINT }).width
      const size = zoom === 'fit' ? room / paper : zoom
      const viewport = page.getViewport({ scale: size * PIXELS_PER_POINT * devicePixelRatio })
      element.width = viewport.width
      element.height = viewport.height
      element.style.width = `${viewport.width / devicePixelRatio}px`
      const drawing = page.render({ canvas: element, viewport })
      leaving.signal.addEventListener('abort', () => drawing.cancel())
      const [text] = await Promise.all([page.getTextContent(), drawing.promise])
      setWords(text.items.map((item) => ('str' in item ? item.str : '')).join(' '))
    }
    draw().catch(() => !leaving.signal.aborted && failed.current())
    return () => leaving.abort()
  }, [document, number, zoom])
  return (
    <div>
      <canvas ref={canvas} className={canvasStyle} />
      <p className={visuallyHidden}>{words}</p>
    </div>
  )
}
