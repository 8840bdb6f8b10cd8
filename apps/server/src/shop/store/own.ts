import type { OwnShop, ShopProfile } from '@compute-mall/core/shop'
import { maskEmail } from '@compute-mall/core/text'
import { sql } from 'kysely'
import { staffOf } from '../../identity/index.ts'
import { type Db, writing } from '../../platform/database/index.ts'
import { lexemesOf } from '../../platform/lexemes.ts'
import type { ShopTables } from '../shop.tables.ts'
import { logoAddress } from './rows.ts'

const write = writing<ShopTables>()

const selectShop = (db: Db, shopId: string) =>
  db
    .selectFrom('shops')
    .select([
      'id',
      'name',
      'description',
      'logo',
      'service_phone',
      'service_email',
      'has_workday',
      'service_time',
      'days_off',
      'away_message',
    ])
    .where('id', '=', shopId)

type Row = Awaited<ReturnType<ReturnType<typeof selectShop>['executeTakeFirstOrThrow']>>

const withoutStaff = (row: Row): Omit<OwnShop, 'staff'> => ({
  shopId: row.id,
  shopName: row.name,
  logoUrl: logoAddress(row.logo),
  description: row.description,
  servicePhone: row.service_phone,
  serviceEmail: row.service_email,
  hasWorkday: row.has_workday,
  serviceTime: row.service_time,
  daysOff: row.days_off,
  awayMessage: row.away_message,
})

/** A shop as those who work for it see it; null where there is none. */
export const ownShopOf = async (db: Db, shopId: string): Promise<OwnShop | null> => {
  const row = await selectShop(db, shopId).executeTakeFirst()
  if (row === undefined) return null
  const staff = await staffOf(db, shopId)
  return {
    ...withoutStaff(row),
    staff: staff.map(({ id, user_name, shop_duties }) => ({
      userId: id,
      userName: user_name,
      duties: shop_duties,
    })),
  }
}

/** A shop as it stands, locked until the transaction ends. */
export const lockShop = async (trx: Db, shopId: string): Promise<Omit<OwnShop, 'staff'> | null> => {
  const row = await selectShop(trx, shopId).forUpdate().executeTakeFirst()
  return row === undefined ? null : withoutStaff(row)
}

/** Keeps what an owner wrote of the shop. Without an English text, readers of English see the Chinese (W16). */
export const changeProfile = async (trx: Db, shopId: string, profile: ShopProfile): Promise<void> => {
  const { name } = await selectShop(trx, shopId).executeTakeFirstOrThrow()
  const description = { zh: profile.descriptionZh, en: profile.descriptionEn || profile.descriptionZh }
  await write(trx)
    .updateTable('shops')
    .set({
      description: JSON.stringify(description) as never,
      service_phone: profile.servicePhone,
      service_email: profile.serviceEmail.toLowerCase(),
      has_workday: profile.hasWorkday === 'true',
      service_time: profile.serviceTime,
      days_off: [...new Set(profile.daysOff)].sort(),
      away_message: profile.awayMessage.trim(),
      words: sql`${lexemesOf([description.zh, description.en], [name.zh, name.en])}::tsvector`,
    })
    .where('id', '=', shopId)
    .execute()
}

/** Gives a shop another logo, or takes it away. */
export const changeLogo = async (trx: Db, shopId: string, logo: string | null): Promise<void> => {
  await write(trx).updateTable('shops').set({ logo }).where('id', '=', shopId).execute()
}

/** What of a profile stands in the audit log. */
export const profileNoted = ({
  servicePhone,
  serviceEmail,
  description,
  ...shop
}: Omit<OwnShop, 'staff'>) => ({
  descriptionZh: description.zh,
  descriptionEn: description.en,
  servicePhone,
  serviceEmail: maskEmail(serviceEmail),
  hasWorkday: shop.hasWorkday,
  serviceTime: shop.serviceTime,
  daysOff: shop.daysOff,
  awayMessage: shop.awayMessage,
})
