import type { Words } from '@compute-mall/core/codec'
import { sql } from 'kysely'
import type { Db } from '../../platform/database/index.ts'
import { newId } from '../../platform/ids.ts'
import { lexemesOf } from '../../platform/lexemes.ts'

/** What a merchant says of the shop that is opened for them. */
export interface NewShop {
  readonly name: string
  readonly description: string
  /** The name under which the picture of its logo is kept; null without one. */
  readonly logo: string | null
  readonly servicePhone: string
  readonly serviceEmail: string
  /** `09:00-18:00`. */
  readonly serviceTime: string
  readonly now: Date
}

/** Merchants write in one language; both readers are shown what they wrote. */
const asWritten = (text: string): Words => ({ zh: text, en: text })

/** Opens a shop without goods. @returns its id */
export const openShop = async (trx: Db, shop: NewShop): Promise<string> => {
  const id = newId()
  await sql`
    insert into shops (id, name, description, logo, service_phone, service_email, has_workday, service_time,
      created_at, words)
    values (${id}, ${JSON.stringify(asWritten(shop.name))}, ${JSON.stringify(asWritten(shop.description))},
      ${shop.logo}, ${shop.servicePhone}, ${shop.serviceEmail},
      ${shop.serviceTime !== '00:00-24:00'}, ${shop.serviceTime}, ${shop.now},
      ${lexemesOf([shop.description], [shop.name])}::tsvector)`.execute(trx)
  return id
}
