import { defineRefusals } from '../http/index.ts'

/** Refusals of the site's pages (R8.05): by name in code, by number on the wire. */
export const siteRefusals = /* @__PURE__ */ defineRefusals({
  pdfNotAllowed: 'PDF10001',
})
