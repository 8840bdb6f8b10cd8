/** Longest title of a document that an address may give. */
export const MAX_PDF_TITLE = 100

const OWN = /^\/(?![/\\])[\w./%-]{1,1000}(\?[\w=&%.-]{0,500})?$/
const FOREIGN = /^(https?:\/\/[\w.:[\]-]+)\/[\w./%-]{0,1000}(\?[\w=&%.-]{0,500})?$/
const LEADS_OUT = /(^|\/|%2f)\.\.?(\/|%2f|$)/i

/**
 * The address of a document that the viewer may open: one of our own site, named by its path, or one of an origin that
 * the operator allows. Everything else is null: other origins and schemes, `//host`, names with a password, and paths
 * that lead out of where they stand (S7, R2.13).
 * @example
 * import { pdfAddress } from '@compute-mall/core/site'
 *
 * pdfAddress('/home/guide.pdf') // → '/home/guide.pdf'
 * pdfAddress('//evil.example/x.pdf') // → null
 * pdfAddress('https://docs.example.cn/x.pdf', ['https://docs.example.cn']) // → 'https://docs.example.cn/x.pdf'
 */
export const pdfAddress = (asked: string, allowedOrigins: readonly string[] = []): string | null => {
  if (LEADS_OUT.test(asked.split('?')[0] ?? '')) return null
  if (OWN.test(asked)) return asked
  const [, origin] = FOREIGN.exec(asked) ?? []
  return origin !== undefined && allowedOrigins.includes(origin) ? asked : null
}

/** Whether an address of ours is the viewer's, which alone may load documents of other origins (R2.13). */
export const isPdfPage = (path: string): boolean => /^\/ui\/mall\/(mobile\/)?pdf\/?$/.test(path)
