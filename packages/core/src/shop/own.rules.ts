import { cleanText, isBlank } from '../codec/index.ts'
import {
  disallowedIn,
  hasBlankEnds,
  isEmail,
  isServiceHours,
  isServicePhone,
  tidiedTelephone,
} from '../text/index.ts'
import type { OwnShop, ShopProfile } from './own.codec.ts'
import type { Shop } from './shop.codec.ts'

/** A field of the profile that has something wrong. */
export type ProfileField = 'descriptionZh' | 'descriptionEn' | 'servicePhone' | 'serviceEmail' | 'serviceTime'
/** What is wrong with it, by the key of its text in the shop's messages. */
export type ProfileFault = 'required' | 'characters' | 'blankEnds' | 'phoneWrong' | 'emailWrong' | 'timeWrong'

const descriptionFault = (text: string): ProfileFault | null => {
  if (disallowedIn(text).length > 0) return 'characters'
  return hasBlankEnds(text) ? 'blankEnds' : null
}

/** A profile as it is judged and stored: its phone in the one spelling of numbers (R5.02), and no text that nobody sees. */
export const tidiedProfile = (profile: ShopProfile): ShopProfile => ({
  ...profile,
  descriptionEn: isBlank(profile.descriptionEn) ? '' : profile.descriptionEn,
  awayMessage: cleanText(profile.awayMessage),
  servicePhone: tidiedTelephone(profile.servicePhone),
})

/** What has to be mended in a profile before it is kept; the rules are those of the application (2.4, 2.5). */
export const profileFaults = (typed: ShopProfile): Readonly<Partial<Record<ProfileField, ProfileFault>>> => {
  const profile = tidiedProfile(typed)
  const faults: Readonly<Record<ProfileField, ProfileFault | null>> = {
    descriptionZh: isBlank(profile.descriptionZh) ? 'required' : descriptionFault(profile.descriptionZh),
    descriptionEn: isBlank(profile.descriptionEn) ? null : descriptionFault(profile.descriptionEn),
    servicePhone: isServicePhone(profile.servicePhone) ? null : 'phoneWrong',
    serviceEmail: isEmail(profile.serviceEmail) ? null : 'emailWrong',
    serviceTime: isServiceHours(profile.serviceTime) ? null : 'timeWrong',
  }
  return Object.fromEntries(Object.entries(faults).filter(([, fault]) => fault !== null))
}

/** The profile of a shop as its form begins; the Chinese that stands in for an English text is not one (W16). */
export const profileOf = (shop: OwnShop): ShopProfile => ({
  descriptionZh: shop.description.zh,
  descriptionEn: shop.description.en === shop.description.zh ? '' : shop.description.en,
  servicePhone: shop.servicePhone,
  serviceEmail: shop.serviceEmail,
  hasWorkday: shop.hasWorkday ? 'true' : 'false',
  serviceTime: shop.serviceTime,
  daysOff: shop.daysOff,
  awayMessage: shop.awayMessage,
})

/** What customers would see of a shop with a profile that is not kept yet; English falls back to Chinese (W16). */
export const previewedShop = (
  { shopId, shopName, logoUrl }: OwnShop,
  { descriptionZh, descriptionEn, hasWorkday, ...rest }: ShopProfile,
): Omit<Shop, 'shopScore' | 'reviewCount' | 'goodsCount' | 'createTime'> => ({
  shopId,
  shopName,
  logoUrl,
  description: { zh: descriptionZh, en: descriptionEn || descriptionZh },
  servicePhone: rest.servicePhone,
  serviceEmail: rest.serviceEmail,
  hasWorkday: hasWorkday === 'true',
  serviceTime: rest.serviceTime,
  daysOff: rest.daysOff,
})
