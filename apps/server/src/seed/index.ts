import type { Kysely } from 'kysely'
import type { Database } from '../database.ts'
import { seedApplications } from './applications.ts'
import { seedAssets } from './assets.ts'
import { seedCatalogue } from './catalogue.write.ts'
import { seedPlaces } from './places.ts'
import { seedSite } from './site.ts'

/**
 * The demonstration: the same goods, shops and centres every time, with dates that lead up to `now`.
 * Runs inside the caller's transaction, once, in an empty database.
 */
export const seed = async (db: Kysely<Database>, now: Date = new Date()): Promise<void> => {
  await seedSite(db, now)
  await seedPlaces(db, now)
  const catalogue = await seedCatalogue(db, now)
  await seedAssets(db, catalogue, now)
  await seedApplications(db, catalogue, now)
}
