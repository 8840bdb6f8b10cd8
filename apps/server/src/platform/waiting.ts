import { SECOND_MS } from '@compute-mall/core/time'
import type { DatabaseConfig } from './config/index.ts'

/** A start that takes longer says so, and again as often. */
const TELL_MS = 5 * SECOND_MS

const reasons = {
  embedded: 'the embedded database is opening: after a kill it first repeats what it had acknowledged',
  postgres: 'the server is loading',
} as const satisfies Record<DatabaseConfig['kind'], string>

/** Says what a start waits for, with the seconds it has waited. @returns to be called once it waits no more */
export const tellWaiting = (
  kind: DatabaseConfig['kind'],
  tell: (message: string, seconds: number) => void,
): (() => void) => {
  let told = 0
  const timer = setInterval(() => {
    told += 1
    tell(reasons[kind], (told * TELL_MS) / SECOND_MS)
  }, TELL_MS)
  return () => clearInterval(timer)
}
