import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { ownFolder } from '../ownFolder.ts'
import { StartFailure } from '../start.failure.ts'

/** A data folder that this process alone may use, until it ends (decision D25). */
export interface HeldFolder {
  /** Where PGlite keeps its files. */
  readonly databaseDir: string
  /** Called when the first start is complete; until then the database is not trusted (test F2). */
  completeFirstStart(): void
  release(): void
}

/**
 * Takes the folder. The lock is SQLite's, which the kernel frees even on kill -9, so it is never stale; the file
 * `owner` is only there to be read by whoever is refused.
 * @throws StartFailure that names the process which has the folder
 */
export const holdFolder = (dir: string, tell: (message: string) => void): HeldFolder => {
  ownFolder(dir)
  const lock = lockOf(dir)
  writeFileSync(join(dir, 'owner'), `${process.pid}\n`)
  const databaseDir = join(dir, 'database')
  const complete = join(dir, 'database.complete')
  if (existsSync(databaseDir) && !existsSync(complete)) setAside(databaseDir, tell)
  return {
    databaseDir,
    completeFirstStart: () => writeFileSync(complete, `${new Date().toISOString()}\n`),
    release: () => {
      rmSync(join(dir, 'owner'), { force: true })
      locks.delete(lock)
      lock.close()
    },
  }
}

/** A lock that nobody refers to would be collected, and the folder be free again. */
const locks = new Set<DatabaseSync>()

const lockOf = (dir: string): DatabaseSync => {
  const lock = new DatabaseSync(join(dir, 'lock'))
  try {
    lock.exec('pragma locking_mode = exclusive; begin exclusive')
    locks.add(lock)
    return lock
  } catch (cause) {
    lock.close()
    throw new StartFailure(
      `The data folder ${dir} is in use by ${ownerOf(dir)}. Stop that one, or name another folder in DATA_DIR.`,
      { cause },
    )
  }
}

const ownerOf = (dir: string): string => {
  const file = join(dir, 'owner')
  return existsSync(file) ? `process ${readFileSync(file, 'utf8').trim()}` : 'another process'
}

const setAside = (databaseDir: string, tell: (message: string) => void): void => {
  const aside = `${databaseDir}.unfinished`
  rmSync(aside, { recursive: true, force: true })
  renameSync(databaseDir, aside)
  tell(`The last first start was interrupted. What it had made was moved to ${aside}; starting anew.`)
}
