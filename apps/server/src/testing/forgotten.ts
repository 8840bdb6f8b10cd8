import { setTimeout as sleep } from 'node:timers/promises'
import { SECOND_MS } from '@compute-mall/core/time'

/** Waits until the server remembers no page of a search, and no card that stood on one. */
export const untilForgotten = (): Promise<void> => sleep(1.1 * SECOND_MS)
