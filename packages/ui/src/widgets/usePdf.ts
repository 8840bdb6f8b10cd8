import type { PDFDocumentProxy } from 'pdfjs-dist'
import { useEffect, useState } from 'react'

/** Why a document is not shown; each has its words. */
type PdfFault = 'failed' | 'missing' | 'notPdf' | 'password' | 'tooLarge'

export type Pdf =
  /** `percent` is left out while nobody knows how much there is. */
  | { readonly state: 'loading'; readonly percent?: number | undefined }
  | { readonly state: 'failed'; readonly fault: PdfFault }
  | { readonly state: 'ready'; readonly document: PDFDocumentProxy }

/** Megabytes of a document that is shown; a larger one is downloaded instead (width 2.1). */
export const MAX_PDF_MEGABYTES = 50
const MAX_BYTES = MAX_PDF_MEGABYTES * 1024 * 1024

/** Documents of our own origin and of those that are allowed: what others serve, they may have made to attack (S7). */
export const mayShow = (address: string, base: string, origins: readonly string[]): boolean =>
  URL.canParse(address, base) && [new URL(base).origin, ...origins].includes(new URL(address, base).origin)

const NONE: readonly string[] = []

type Progress = (percent: number | undefined) => void

/** Reads the file as it comes, or tells why it is none to show. The library would leave errors of its own behind. */
const download = async (
  address: string,
  signal: AbortSignal,
  progress: Progress,
): Promise<Blob | PdfFault> => {
  const { status, ok, headers, body } = await fetch(address, { signal })
  if (status === 404) return 'missing'
  if (!ok || body === null) return 'failed'
  const total = Number(headers.get('content-length'))
  const reader = body.getReader()
  const parts: Uint8Array<ArrayBuffer>[] = []
  let loaded = 0
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    parts.push(next.value)
    loaded += next.value.length
    if (Math.max(loaded, total) > MAX_BYTES) {
      await reader.cancel()
      return 'tooLarge'
    }
    progress(total > 0 ? Math.min(100, (100 * loaded) / total) : undefined)
  }
  return new Blob(parts)
}

/** The library comes with the first document, and draws it in a worker of its own. */
const open = async (file: Blob) => {
  const { getDocument, GlobalWorkerOptions } = await import('pdfjs-dist')
  GlobalWorkerOptions.workerSrc = new URL('pdfjs-dist/build/pdf.worker.min.mjs', import.meta.url).href
  // Our policy lets no WebAssembly run.
  const data = new Uint8Array(await file.arrayBuffer())
  return getDocument({ data, useWasm: false, enableXfa: false, stopAtErrors: true })
}

const faults: Readonly<Record<string, PdfFault>> = {
  InvalidPDFException: 'notPdf',
  PasswordException: 'password',
}

const faultOf = (error: unknown): PdfFault =>
  (error instanceof Error ? faults[error.name] : undefined) ?? 'failed'

/** Opens a document and gives it back when it is no longer shown. */
export const usePdf = (address: string, attempt: number, origins = NONE): Pdf => {
  const [pdf, setPdf] = useState<Pdf>({ state: 'loading' })
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt opens the same address anew, and who may be read stays.
  useEffect(() => {
    const leaving = new AbortController()
    const { signal } = leaving
    const tell = (next: Pdf) => {
      if (!signal.aborted) setPdf(next)
    }
    const show = async (): Promise<Pdf> => {
      if (!mayShow(address, location.href, origins)) return { state: 'failed', fault: 'failed' }
      const file = await download(address, signal, (percent) => tell({ state: 'loading', percent }))
      if (typeof file === 'string') return { state: 'failed', fault: file }
      const task = await open(file)
      signal.addEventListener('abort', () => void task.destroy())
      return { state: 'ready', document: await task.promise }
    }
    setPdf({ state: 'loading' })
    show().then(tell, (error: unknown) => tell({ state: 'failed', fault: faultOf(error) }))
    return () => leaving.abort()
  }, [address, attempt])
  return pdf
}
