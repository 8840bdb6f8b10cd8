import { MINUTE_MS, type Milliseconds, SECOND_MS } from '../time/index.ts'
import type { LiveStream } from './site.codec.ts'

/** How often the sign of a running player is asked for anew, milliseconds (width 2.1). */
export const LIVE_SIGN_RENEWAL_MS = 10 * MINUTE_MS

/** A player that has not said that it stands after this long is taken to be blocked, milliseconds (width 2.1). */
export const PLAYER_ANSWERS_MS = 10 * SECOND_MS

/** Whether an address of ours is the page of the broadcast, which alone may show the operator's player (R3.07). */
export const isLivePage = (path: string): boolean => /^\/ui\/mall\/(mobile\/)?live\/?$/.test(path)

/** Where the operator's player is opened with what it takes; its room and sign go by the address. */
export const playerAddress = (origin: string, options: Readonly<Record<string, string>>): string =>
  `${origin}/?${Object.entries(options)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&')}`

/** Where the broadcast stands: on air, announced, over, or none planned (width 2.1). */
export type LiveState = 'none' | 'announced' | 'onAir' | 'ended'

/** The state of a broadcast at a moment: what is live now is on air whatever its times say (width 2.1). */
export const liveState = ({ live, startTime }: LiveStream, now: Milliseconds): LiveState => {
  if (live) return 'onAir'
  if (startTime === null) return 'none'
  return Date.parse(startTime) > now ? 'announced' : 'ended'
}
