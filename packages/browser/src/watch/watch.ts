import type { FileReader } from '@compute-mall/core/client'
import type { FreshnessView } from '@compute-mall/core/site'

/** What watches over a document for as long as it lives: its session and its freshness (R4.12, R4.14). */
export interface Watch {
  /** Says who is here, where the document did not. */
  readonly knowUser: (userName: string) => void
  /** Says that an answer was 401 or 403. */
  readonly refuseSession: () => void
  /** Signs out of this browser and of single sign-on; `next` is what the user sees then. */
  readonly signOut: (next: string) => void
  /** Says that a part of the page at this address could not be loaded. */
  readonly missChunk: (address: string) => void
  /** Loads the page anew, by the visitor's own wish. */
  readonly reload: () => void
  readonly freshness: () => FreshnessView
  /** Hears of each change of freshness, until stopped. */
  readonly subscribe: (changed: () => void) => () => void
}

/** What a document knows of itself before anything watches over it. */
export interface Watched {
  /** Null for a visitor, and where nobody can say who it is. */
  readonly userName: string | null
  /** The Token cookie that it was loaded under. */
  readonly token: string | null
  /** The build that it runs; null where builds have no names. */
  readonly buildId: string | null
  /** Address of `builds/latest.json`. */
  readonly latestBuild: `/${string}`
  /** Reads the files of builds. */
  readonly readFile: FileReader
}
