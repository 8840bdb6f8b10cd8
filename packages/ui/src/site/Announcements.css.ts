import { sprinkles } from '../sprinkles/index.ts'

/** A stack, as a class alone: the recipe of the primitive would weigh a kilobyte on home, which has no other. */
export const list = sprinkles({ display: 'flex', flexDirection: 'column', gap: 3, minWidth: 0 })
