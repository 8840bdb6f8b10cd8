import type { DemoData } from '@compute-mall/server/demo'
import type { Database } from '@compute-mall/server/platform/database'
import type { Kysely } from 'kysely'
import { seedAssets } from './asset.ts'
import { seedConversations } from './chat.ts'
import { DEMO_PASSWORD, demoAccounts } from './content/accounts.ts'
import { seedFeedback } from './feedback.ts'
import { seedGoodsLives } from './goods.lives.ts'
import { seedCatalogue } from './goods.ts'
import { seedAccounts } from './identity.ts'
import { seedOrders } from './order.ts'
import { seedCenters } from './resource.ts'
import { seedReviewReports } from './reviewReports.ts'
import { seedSettlement } from './settlement.ts'
import { seedShops } from './shop.ts'
import { seedSite } from './site.ts'
import { seedPayout, seedStatements } from './statement.ts'

export { catalogueOf } from './catalogue/catalogue.ts'
export { goodsDrafts } from './catalogue/kinds/index.ts'
export { DEMO_PASSWORD, demoAccounts } from './content/accounts.ts'
export { seedAccounts } from './identity.ts'
export { seedCenters } from './resource.ts'
export { type SeedApplicant, seedApplication } from './settlement.ts'
export { seedSite } from './site.ts'
export { seedStatements } from './statement.ts'
export { centers } from './world.ts'

/** What the mall shows to anybody: the same goods, shops and centres every time, with dates that lead up to `now`. */
export const seedMall = async (db: Kysely<Database>, now: Date): Promise<void> => {
  await seedSite(db, now)
  await seedCenters(db, now)
  await seedShops(db, now)
  const catalogue = await seedCatalogue(db, now)
  await seedAssets(db, catalogue, now)
}

/** The demo data as the server loads it: each module's file adds its own, in this order. */
export const demo: DemoData = {
  accounts: demoAccounts,
  password: DEMO_PASSWORD,
  seedMall,
  seedAccounts,
  seedAll: async (trx, context) => {
    const { vault, now } = context
    await seedMall(trx, now)
    await seedAccounts(trx, now)
    await seedSettlement(trx, vault, now)
    await seedGoodsLives(trx, vault, now)
    // Statements take what was sold before them.
    await seedOrders(trx, context)
    await seedStatements(trx, now)
    await seedPayout(trx, now)
    await seedFeedback(trx, context)
    await seedConversations(trx, context)
    await seedReviewReports(trx, now)
  },
}
