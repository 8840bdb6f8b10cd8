import { defineRefusals } from '../http/index.ts'

/** The one of them that every page knows, in a file of its own so that no other comes along: what it is about is not there. */
export const shopMissing = /* @__PURE__ */ defineRefusals({ shopNotFound: 'MALL10004' })
