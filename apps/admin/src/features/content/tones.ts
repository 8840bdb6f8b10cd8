import type { ContentPhase, VersionPhase } from '@compute-mall/core/site'

/** How the phase of content is drawn. */
export const phaseTones = {
  draft: 'neutral',
  scheduled: 'info',
  shown: 'success',
  ended: 'neutral',
} as const satisfies Record<ContentPhase, string>

/** How it is drawn where a version of a document stands. */
export const versionTones = {
  scheduled: 'info',
  inForce: 'success',
  replaced: 'neutral',
} as const satisfies Record<VersionPhase, string>
