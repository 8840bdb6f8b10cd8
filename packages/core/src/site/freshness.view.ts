import type { SnapshotFrom } from 'xstate'
import { type KeyOf, type Message, messageFor } from '../messages/index.ts'
import type { freshnessMachine } from './freshness.machine.ts'
import type { RouteRules } from './site.codec.ts'
import type { siteMessages } from './site.messages.ts'

type Snapshot = SnapshotFrom<typeof freshnessMachine>

/** What a frame around pages makes of their freshness. */
export interface FreshnessView {
  /** The next page is to be loaded as a document: there is a newer build, or this document is not to be gone on with. */
  readonly isOutdated: boolean
  /** Why the page is to be hidden behind a "try again"; null while it is to be shown. */
  readonly stuck: Message | null
  /** The rules of routes that the build's own file gives; a route without goes by those it was built with. */
  readonly rules: readonly RouteRules[]
  readonly commands: { readonly reload: boolean }
}

const say = messageFor<KeyOf<typeof siteMessages>>('site')

/** As long as nothing is known against what is shown. */
export const fresh: FreshnessView = { isOutdated: false, stuck: null, rules: [], commands: { reload: false } }

/**
 * What a page shows of its freshness: whether a newer build is there, and whether it can go on by itself (R4.14,
 * D4).
 */
export const freshnessView = (snapshot: Snapshot): FreshnessView => {
  const isStuck = snapshot.matches({ page: 'stuck' })
  return {
    isOutdated: isStuck || snapshot.matches({ build: 'outdated' }),
    stuck: isStuck ? say('stuck') : null,
    rules: snapshot.context.rules,
    commands: { reload: snapshot.can({ type: 'reload.ask' }) },
  }
}
