import { defineRefusals } from '../http/index.ts'

/** Refusals of the site's pages (R8.05): by name in code, by number on the wire. */
export const siteRefusals = /* @__PURE__ */ defineRefusals({
  pdfNotAllowed: 'PDF10001',
  linkNotAllowed: 'CONTENT10001',
  contentChanged: 'CONTENT10002',
  versionTaken: 'DOCUMENT10001',
  effectiveDayWrong: 'DOCUMENT10002',
  chaptersDiffer: 'DOCUMENT10003',
})
