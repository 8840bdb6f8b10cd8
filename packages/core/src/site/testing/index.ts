/** Sample values of site, for tests and stories. */
export { lockedPdfOf, pdfOf } from '../pdf.fixtures.ts'
export * as siteFixtures from '../site.fixtures.ts'
