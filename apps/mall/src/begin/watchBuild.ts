import { HOUR_MS } from '@compute-mall/core/time'
import { BASENAME } from '../router/address.ts'

/** The part of a browser that the watch over builds needs. */
export interface BuildWatch {
  /** Address of the entry that runs, whose name ends in the id of its build. */
  readonly entry: string
  readonly fetch: (address: string) => Promise<Response>
  readonly every: (milliseconds: number, act: () => void) => void
}

const buildIdOf = (entry: string): string | undefined => /entry-client-([\w-]+)\.js/.exec(entry)?.[1]

/**
 * Asks every hour which build is the newest (R4.14).
 * @returns whether this one is older: the next page is then loaded as a document, so that nobody loses what they do
 */
export const watchBuild = ({ entry, fetch, every }: BuildWatch): (() => boolean) => {
  const own = buildIdOf(entry)
  let stale = false
  const look = async () => {
    try {
      const latest: unknown = await (await fetch(`${BASENAME}builds/latest.json`)).json()
      stale ||= isBuild(latest) && latest.buildId !== own
    } catch {
      // Whoever is offline for a moment looks again in an hour.
    }
  }
  if (own !== undefined) every(HOUR_MS, () => void look())
  return () => stale
}

const isBuild = (value: unknown): value is { readonly buildId: string } =>
  typeof value === 'object' && value !== null && 'buildId' in value && typeof value.buildId === 'string'
