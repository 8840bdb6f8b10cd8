import { parentPort, workerData } from 'node:worker_threads'
import { getDocument, PasswordException, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { PdfJob, PdfVerdict } from './pdf.protocol.ts'

/** The first pages tell whether anything is shown; lists of an invoice may go on for many more. */
const MAX_PAGES_READ = 20
const TAIL_BYTES = 2048

/** pdf.js rebuilds a file that was cut off, so that its end is looked for here. */
const isTailWhole = (bytes: Uint8Array): boolean =>
  Buffer.from(bytes.subarray(-TAIL_BYTES)).toString('latin1').includes('startxref')

const verdictOf = async ({ bytes }: PdfJob): Promise<PdfVerdict> => {
  if (!isTailWhole(bytes)) return 'damaged'
  const document = await getDocument({
    data: bytes,
    stopAtErrors: true,
    disableFontFace: true,
    useSystemFonts: false,
    useWasm: false,
    verbosity: VerbosityLevel.ERRORS,
  }).promise
  let operations = 0
  for (let page = 1; page <= Math.min(document.numPages, MAX_PAGES_READ); page++) {
    const { fnArray } = await (await document.getPage(page)).getOperatorList()
    operations += fnArray.length
  }
  return operations === 0 ? 'empty' : 'sound'
}

const verdict = await verdictOf(workerData as PdfJob).catch(
  (error: unknown): PdfVerdict => (error instanceof PasswordException ? 'encrypted' : 'damaged'),
)
parentPort?.postMessage(verdict)
