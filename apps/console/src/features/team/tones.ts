import type { TeamRequestState } from '@compute-mall/core/team'
import type { Tone } from '@compute-mall/ui/parts'

/** The colour of each state of a request. */
export const requestTones: Readonly<Record<TeamRequestState, Tone>> = {
  asked: 'warn',
  bought: 'success',
  declined: 'danger',
  withdrawn: 'neutral',
  outdated: 'neutral',
}
