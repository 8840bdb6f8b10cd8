/** Longest title of a document that an address may give. */
export const MAX_PDF_TITLE = 100

/**
 * The path of a document that the viewer may open: one of our own site, named by its path alone. Everything else is
 * null: another origin, another scheme, `//host`, and paths that lead out of where they stand (S7).
 * @example
 * import { pdfAddress } from '@compute-mall/core/site'
 *
 * pdfAddress('/home/guide.pdf') // → '/home/guide.pdf'
 * pdfAddress('//evil.example/x.pdf') // → null
 */
export const pdfAddress = (asked: string): string | null =>
  /^\/(?![/\\])[\w./%-]{1,1000}(\?[\w=&%.-]{0,500})?$/.test(asked) &&
  !/(^|\/|%2f)\.\.?(\/|%2f|$)/i.test(asked.split('?')[0] ?? '')
    ? asked
    : null
