import type { Kysely } from 'kysely'
import type { Database } from '../platform/database/index.ts'

/** A shop with nothing but a name, for conversations. */
export const addShop = async (db: Kysely<Database>, id: string): Promise<void> => {
  await db
    .insertInto('shops')
    .values({
      id,
      name: { zh: `店铺 ${id}`, en: `Shop ${id}` },
      description: { zh: '', en: '' },
      service_phone: '400-820-2190',
      service_email: 'service@mall.example',
      has_workday: false,
      service_time: '00:00-24:00',
      created_at: new Date('2026-01-01T00:00:00Z'),
      words: '',
    })
    .execute()
}
