import type { goodsEndpoints } from '@compute-mall/core/goods'
import type { ServerModule } from '../platform/http/index.ts'
import type { Platform } from '../platform/platform.ts'
import { goodsHandlers, type MarksOf } from './goods.handlers.ts'

export { type Marks, platformLimits } from './goods.answers.ts'
export { type CardRow, cardColumns, cardOf } from './goods.cards.ts'
export * from './goods.documents.ts'
export type { MarksOf } from './goods.handlers.ts'
export * from './goods.record.ts'
export { type GoodsApplication, writeApplications } from './store/applications.ts'
export * from './store/catalogue.ts'
export { countSales, type Sale } from './store/sales.ts'
export { returnStock, type Share, takeStock } from './store/stock.ts'

/** `marksOf` tells what a signed-in user already has; purchase knows it. */
export const goodsModule = (platform: Platform, marksOf: MarksOf): ServerModule<typeof goodsEndpoints> => ({
  handlers: goodsHandlers(platform, marksOf),
})
