import { chmodSync, mkdirSync, statSync } from 'node:fs'
import { getuid } from 'node:process'

const OTHERS = 0o077

/**
 * Makes a folder that its owner alone may enter, as data and keys lie in it; one that is ours and open to others is
 * closed. A folder of another owner is left as it is.
 */
export const ownFolder = (dir: string): void => {
  mkdirSync(dir, { recursive: true, mode: 0o700 })
  const { mode, uid } = statSync(dir)
  if ((mode & OTHERS) !== 0 && uid === getuid?.()) chmodSync(dir, mode & 0o700)
}
