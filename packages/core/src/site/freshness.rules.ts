import * as t from 'io-ts'
import { decode, Integer } from '../codec/index.ts'
import { O, pipe } from '../fp/index.ts'
import { storeKeys, type TextStore } from '../http/index.ts'
import { HOUR_MS, type Milliseconds, SECOND_MS } from '../time/index.ts'

/** How often the newest build is asked for (R4.14; spec section 9). */
export const BUILD_CHECK_MS = HOUR_MS
/** One reload per path within this time (R4.14; spec section 9). */
export const RELOAD_GUARD_MS = 10 * SECOND_MS
/** And no more than this in one session (D4). */
export const MAX_RELOADS = 3

/** A reload that was made: of which path, and when by the device's clock. */
export const Reload = t.readonly(t.type({ path: t.string, at: Integer }), 'Reload')
export type Reload = t.TypeOf<typeof Reload>
const Reloads = t.readonlyArray(Reload)

/** An address without its query and hash: what the guard counts by. */
export const pathOf = (address: string): string => /^[^?#]*/.exec(address)?.[0] ?? ''

/** Whether a page may be loaded anew without being asked to, after these reloads of the session (R4.14, D4). */
export const mayReload = (past: readonly Reload[], path: string, now: Milliseconds): boolean =>
  past.length < MAX_RELOADS &&
  past.every((reload) => reload.path !== path || Math.abs(now - reload.at) >= RELOAD_GUARD_MS)

/** The reloads that the session remembers; what cannot be read counts as none. */
export const readReloads = (session: TextStore): readonly Reload[] =>
  pipe(
    O.fromNullable(session.get(storeKeys.reloads)),
    O.chain((text) => O.tryCatch((): unknown => JSON.parse(text))),
    O.chain((value) => O.fromEither(decode(Reloads)(value))),
    O.getOrElse((): readonly Reload[] => []),
  )

/** Notes the reloads of a session. @returns whether they can be read again, for storage may be barred or full (D4) */
export const rememberReloads = (session: TextStore, reloads: readonly Reload[]): boolean => {
  const text = JSON.stringify(reloads)
  session.set(storeKeys.reloads, text)
  return session.get(storeKeys.reloads) === text
}
