import type { SnapshotFrom } from 'xstate'
import { type KeyOf, type Message, speaker } from '../messages/index.ts'
import type { freshnessMachine } from './freshness.machine.ts'
import type { siteMessages } from './site.messages.ts'

type Snapshot = SnapshotFrom<typeof freshnessMachine>

/** What a frame around pages makes of their freshness. */
export interface FreshnessView {
  /** The next page is to be loaded as a document. */
  readonly isOutdated: boolean
  /** Why the page is to be hidden behind a "try again"; null while it is to be shown. */
  readonly stuck: Message | null
  readonly commands: { readonly reload: boolean }
}

const say = speaker<KeyOf<typeof siteMessages>>('site')

export const freshnessView = (snapshot: Snapshot): FreshnessView => ({
  isOutdated: snapshot.matches({ build: 'outdated' }),
  stuck: snapshot.matches({ page: 'stuck' }) ? say('stuck') : null,
  commands: { reload: snapshot.can({ type: 'reload.ask' }) },
})
