import type { TextStore } from '@compute-mall/core/http'

/** The parameter that says through which channel a visitor came. */
export const CHANNEL_KEY = 'channel'
/** The name under which the address is kept (R2.18; spec section 4, Channel tracking). */
export const CHANNEL_STORE_KEY = 'channelPromotionUrl'

/** Keeps the address of a visit that came through a channel, with its tracking parameters alone (D11). */
export const trackChannel = (store: TextStore, address: URL): void => {
  if (!address.searchParams.has(CHANNEL_KEY)) return
  const kept = new URL(address.pathname, address.origin)
  for (const [name, text] of address.searchParams)
    if (name === CHANNEL_KEY || name.startsWith('utm_')) kept.searchParams.append(name, text)
  store.set(CHANNEL_STORE_KEY, kept.href)
}
