import * as t from 'io-ts'
import {
  Id,
  LineUpTo,
  Nullable,
  Personal,
  Repeated,
  StringOf,
  TextUpTo,
  TypedUpTo,
  Words,
} from '../codec/index.ts'
import { ShopDuty } from '../identity/index.ts'
import { Telephone } from '../text/index.ts'
import { AWAY_MESSAGE_LENGTH, MAX_DAYS_OFF } from './own.limits.ts'
import { isShopDay } from './shop.rules.ts'

/** A day of the platform's zone, e.g. `2026-12-25`. */
const ShopDay = StringOf('ShopDay', isShopDay)

/** Who works for a shop, and what they may do there (W11). */
export const ShopStaff = t.readonly(
  t.type({ userId: Id, userName: Personal('name', t.string), duties: t.readonlyArray(ShopDuty) }),
  'ShopStaff',
)
export type ShopStaff = t.TypeOf<typeof ShopStaff>

/** A shop as those who work for it see it (2.5, Shop). Its name is as approved; operations change it. */
export const OwnShop = t.readonly(
  t.type({
    shopId: Id,
    shopName: Words,
    logoUrl: Nullable(t.string),
    description: Words,
    servicePhone: Personal('servicePhone', t.string),
    serviceEmail: Personal('serviceEmail', t.string),
    /** Whether it answers on working days alone (W26). */
    hasWorkday: t.boolean,
    serviceTime: t.string,
    /** Days on which nobody answers, in their order. */
    daysOff: t.readonlyArray(ShopDay),
    /** What a customer is answered outside of the hours; empty where nothing is. */
    awayMessage: t.string,
    staff: t.readonlyArray(ShopStaff),
  }),
  'OwnShop',
)
export type OwnShop = t.TypeOf<typeof OwnShop>

/** What a shop's owner may change of it; texts in Chinese, in English where they are given (W16). */
export const ShopProfile = t.type({
  descriptionZh: Personal('about', TypedUpTo(500)),
  descriptionEn: Personal('about', TypedUpTo(500)),
  servicePhone: Personal('servicePhone', Telephone),
  serviceEmail: Personal('serviceEmail', LineUpTo(254)),
  hasWorkday: t.union([t.literal('true'), t.literal('false')]),
  serviceTime: LineUpTo(11),
  daysOff: Repeated(ShopDay, MAX_DAYS_OFF),
  awayMessage: TextUpTo(AWAY_MESSAGE_LENGTH),
})
export type ShopProfile = t.TypeOf<typeof ShopProfile>
