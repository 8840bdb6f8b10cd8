import { storeKeys, type TextStore } from '../http/index.ts'

/** The parameter that says through which channel a visitor came (R2.18). */
export const CHANNEL_KEY = 'channel'

const isTracking = (parameter: string): boolean =>
  parameter === CHANNEL_KEY || parameter.startsWith(`${CHANNEL_KEY}=`) || parameter.startsWith('utm_')

/** What is kept of the address of a visit: its tracking parameters alone (D11); null unless a channel led here. */
const channelAddress = (address: string): string | null => {
  const [, page = '', query = ''] = /^([^?#]*)\??([^#]*)/.exec(address) ?? []
  const kept = query.split('&').filter(isTracking)
  return kept.some((parameter) => !parameter.startsWith('utm_')) ? `${page}?${kept.join('&')}` : null
}

/** Keeps the address of a visit that came through a channel (R2.18). */
export const trackChannel = (local: TextStore, address: string): void => {
  const kept = channelAddress(address)
  if (kept !== null) local.set(storeKeys.channel, kept)
}

/** An address that says through which channel its visitors came (R2.18). */
export const withChannel = (address: string, channel: string): string =>
  `${address}${address.includes('?') ? '&' : '?'}${CHANNEL_KEY}=${encodeURIComponent(channel)}`
