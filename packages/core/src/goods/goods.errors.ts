import { defineRefusals } from '../http/index.ts'

/** Refusals of what is offered (R8.05): by name in code, by number on the wire. */
export const goodsRefusals = /* @__PURE__ */ defineRefusals({
  goodsNotFound: 'MALL10001',
  offShelf: 'MALL10002',
  specificationNotFound: 'MALL10003',
  goodsStateConflict: 'MALL10005',
  goodsInvalid: 'MALL10006',
  ownGoods: 'MALL10007',
  applicationPending: 'MALL10008',
  tooManyFeatured: 'MALL10009',
  reviewClosed: 'MALL10010',
  replyClosed: 'MALL10011',
  reviewReported: 'MALL10012',
  tooManyReports: 'MALL10013',
  reviewDecided: 'MALL10014',
  soldOut: 'PURCHASE10010',
  expired: 'PURCHASE10011',
  noResourceInRegion: 'PURCHASE10015',
})
