import { defineRefusals } from '../http/index.ts'

/** Refusals of what is put into the cart (R8.05): by name in code, by number on the wire. */
export const cartRefusals = /* @__PURE__ */ defineRefusals({
  amountOutOfRange: 'CART10001',
  durationTooShort: 'CART10002',
  offShelfForCart: 'CART10003',
  cartFull: 'CART10004',
  nothingAllowed: 'CART10006',
  siteClosed: 'PURCHASE10018',
})
