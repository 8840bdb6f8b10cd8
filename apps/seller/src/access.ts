import { dutiesOf, type ShopDuty, type UserInfo } from '@compute-mall/core/identity'

/** What those of a shop may do, the owner everything (W11). The server asks again with every call. */
export const mayDo =
  (...duties: readonly ShopDuty[]) =>
  (user: UserInfo | null): boolean => {
    const held = user === null ? new Set<ShopDuty>() : dutiesOf(user)
    return duties.some((duty) => held.has(duty))
  }
