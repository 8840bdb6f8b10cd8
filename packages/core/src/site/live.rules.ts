import { MINUTE_MS, type Milliseconds } from '../time/index.ts'
import type { LiveStream } from './site.codec.ts'

/** How often the sign of a running player is asked for anew, milliseconds (width 2.1). */
export const LIVE_SIGN_RENEWAL_MS = 10 * MINUTE_MS

/** Where the broadcast stands: on air, announced, over, or none planned (width 2.1). */
export type LiveState = 'none' | 'announced' | 'onAir' | 'ended'

/** The state of a broadcast at a moment: what is live now is on air whatever its times say (width 2.1). */
export const liveState = ({ live, startTime }: LiveStream, now: Milliseconds): LiveState => {
  if (live) return 'onAir'
  if (startTime === null) return 'none'
  return Date.parse(startTime) > now ? 'announced' : 'ended'
}
