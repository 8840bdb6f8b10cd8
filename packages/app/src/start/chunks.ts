import { type Network, presentAddress, type Watch } from '@compute-mall/browser'

/**
 * The id of the build that an entry belongs to, which is the hash in its name, e.g. `Dx3_a-9Q` of
 * `assets/index-Dx3_a-9Q.js`; null in development, where builds have no names.
 */
export const buildIdOf = (entry: string): string | null => /-([\w-]{8})\.js$/.exec(entry)?.[1] ?? null

/**
 * Tells of each part of the app that is gone, as after a new release (R4.14), from the very beginning. The address is
 * that of the page on its way already. A part that the network alone keeps away is not gone.
 */
export const watchChunks = (watch: Watch, network: Network): void =>
  window.addEventListener('vite:preloadError', () => {
    const address = presentAddress()
    void network.check().then((isUp) => isUp && watch.missChunk(address))
  })

/** Does something when the browser has nothing more urgent to do. */
export const whenIdle = (act: () => void): void => {
  const later = globalThis.requestIdleCallback ?? setTimeout
  later(act)
}

/** Who reads this long without a sign may lose the network before the first one. */
const READING = 8_000

/**
 * Does something when the visitor first moves or types, and when they have been here a while: what no page needs to be
 * drawn does not hold up its first seconds. It is done once for each of these, and is to be harmless then.
 */
export const whenUsed = (act: () => void): void => {
  setTimeout(act, READING)
  for (const sign of ['pointerdown', 'pointermove', 'keydown']) addEventListener(sign, act, { once: true })
}
