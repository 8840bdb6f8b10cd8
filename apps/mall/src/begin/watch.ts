import { type DeferredWatch, deferWatch, readToken } from '@compute-mall/browser'
import { createPath, type Path } from 'react-router-dom'
import { BASENAME, routeAt } from '../router/address.ts'
import type { Embedded } from '../router/shown.ts'
import { latestOf } from './latest.ts'

/** The id of the build that an entry belongs to, which is the hash in its name; null in development. */
const buildIdOf = (entry: string): string | null => /entry-client-([\w-]+)\.js/.exec(entry)?.[1] ?? null

/**
 * What watches over this document. Its charts are loaded once the page has been painted, or when there is something
 * to tell them.
 * @param entry address of the entry that runs
 */
export const createWatch = ({ start }: Embedded, entry: string): DeferredWatch => {
  const watched = {
    userName: start.user?.userName ?? null,
    token: readToken(),
    buildId: buildIdOf(entry),
    latestBuild: BASENAME + latestOf(routeAt(location.pathname).device),
  }
  return deferWatch(async () => (await import('./startWatch.ts')).startWatch(watched))
}

/** Where a navigation under way leads. */
type Target = () => Path | undefined

/**
 * Tells of each part of the app that is gone, as after a new release (R4.14), from the very beginning.
 * @returns takes who navigates, as soon as somebody does
 */
export const watchChunks = (watch: DeferredWatch): ((target: Target) => void) => {
  let target: Target = () => undefined
  window.addEventListener('vite:preloadError', () => {
    watch.missChunk(createPath(target() ?? location))
  })
  return (next) => {
    target = next
  }
}

/** Begins to watch when the browser has nothing more urgent to do. */
export const watchLater = (watch: DeferredWatch): void => {
  const later = globalThis.requestIdleCallback ?? setTimeout
  later(watch.start)
}
