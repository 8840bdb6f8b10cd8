import type { PDFDocumentProxy } from 'pdfjs-dist'
import { useEffect, useState } from 'react'

export type Pdf =
  | { readonly state: 'loading' }
  | { readonly state: 'failed' }
  | { readonly state: 'ready'; readonly document: PDFDocumentProxy }

/** Documents of our own origin alone: what another serves, it may have made to attack the reader (S7). */
export const isOwn = (address: string, base: string): boolean =>
  URL.canParse(address, base) && new URL(address, base).origin === new URL(base).origin

/** The library comes with the first document, and draws it in a worker of its own. */
const open = async (address: string) => {
  const { getDocument, GlobalWorkerOptions } = await import('pdfjs-dist')
  GlobalWorkerOptions.workerSrc = new URL('pdfjs-dist/build/pdf.worker.min.mjs', import.meta.url).href
  // Our policy lets no WebAssembly run.
  return getDocument({ url: address, useWasm: false, enableXfa: false, stopAtErrors: true })
}

/** Opens a document and gives it back when it is no longer shown. */
export const usePdf = (address: string, attempt: number): Pdf => {
  const [pdf, setPdf] = useState<Pdf>({ state: 'loading' })
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt opens the same address anew.
  useEffect(() => {
    const leaving = new AbortController()
    const show = async () => {
      if (!isOwn(address, location.href)) throw new Error(`not of our origin: ${address}`)
      const task = await open(address)
      leaving.signal.addEventListener('abort', () => void task.destroy())
      return task.promise
    }
    setPdf({ state: 'loading' })
    show().then(
      (document) => !leaving.signal.aborted && setPdf({ state: 'ready', document }),
      () => !leaving.signal.aborted && setPdf({ state: 'failed' }),
    )
    return () => leaving.abort()
  }, [address, attempt])
  return pdf
}
