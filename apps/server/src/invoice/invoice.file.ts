import { refusals } from '@compute-mall/core/contract'
import { E } from '@compute-mall/core/fp'
import type { Refusal } from '@compute-mall/core/http'
import { INVOICE_FILE } from '@compute-mall/core/invoice'
import type { FilePart } from '@compute-mall/core/payment'
import { fileTypeFromBuffer } from 'file-type'
import { readPdf } from '../platform/pdf.ts'

const BYTES_PER_MEGABYTE = 1024 * 1024

/** The uploaded file of an invoice, once it is read as a PDF. Refusals: INVOICE10004, INVOICE10007-9. */
export const checkInvoiceFile = async ({ bytes }: FilePart): Promise<E.Either<Refusal, Buffer>> => {
  const { type, megabytes } = INVOICE_FILE
  if (bytes.length === 0) return E.left(refusals.invoiceFileEmpty())
  const found = await fileTypeFromBuffer(bytes)
  if (bytes.length > megabytes * BYTES_PER_MEGABYTE || found?.mime !== type)
    return E.left(refusals.invoiceFileInvalid({ megabytes }))
  const verdict = await readPdf(bytes)
  if (verdict === 'damaged') return E.left(refusals.invoiceFileDamaged())
  if (verdict === 'encrypted') return E.left(refusals.invoiceFileEncrypted())
  if (verdict === 'empty') return E.left(refusals.invoiceFileEmpty())
  return E.right(Buffer.from(bytes))
}
