import { execFileSync, spawn } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { endingWithUs } from './children.mjs'
import { freePorts } from './ports.mjs'

export const HOW_TO_INSTALL =
  'PostgreSQL was not found. Install it (Debian and Ubuntu: apt-get install postgresql; macOS: brew install ' +
  'postgresql), or name a database that may be emptied in DATABASE_URL_TEST.'

const DEBIAN = '/usr/lib/postgresql'
const START_TIMEOUT_MS = 30_000

/** @returns {string | undefined} the folder of initdb and postgres: Debian's newest, else one on the PATH */
const binaries = () => {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a)) : []
  const folders = [
    ...versions.map((version) => join(DEBIAN, version, 'bin')),
    ...(process.env.PATH ?? '').split(delimiter),
  ]
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')))
}

/** PostgreSQL refuses to run as root; the account that its package made is there for it. */
const account = () => {
  if (process.getuid?.() !== 0) return {}
  const id = /** @param {string} flag */ (flag) =>
    Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }).trim())
  return { uid: id('-u'), gid: id('-g') }
}

/**
 * @typedef {object} Database
 * @property {string} url connection address of a database that may be emptied
 * @property {() => Promise<void>} stop
 */

/**
 * Starts a PostgreSQL of our own: a new cluster in a temporary folder, on a free port of the loopback.
 * @param {{ durable?: boolean }} [options] durable: keep every promise of fsync, as for measurements
 * @returns {Promise<Database | undefined>} undefined when PostgreSQL is not installed
 */
export const startPostgres = async ({ durable = false } = {}) => {
  const bin = binaries()
  if (!bin) return undefined
  const folder = mkdtempSync(join(tmpdir(), 'compute-mall-postgres-'))
  const owner = account()
  if (owner.uid !== undefined) chownSync(folder, owner.uid, owner.gid)
  const data = join(folder, 'data')
  const quiet = /** @type {const} */ ({ ...owner, cwd: folder, stdio: 'pipe' })
  execFileSync(
    join(bin, 'initdb'),
    [
      '-D',
      data,
      '-U',
      'postgres',
      '-A',
      'trust',
      '-E',
      'UTF8',
      '--locale=C.UTF-8',
      ...(durable ? [] : ['-N']),
    ],
    quiet,
  )

  const [port = 0] = await freePorts(1)
  const settings = ['-c', 'listen_addresses=127.0.0.1', '-c', `unix_socket_directories=${folder}`]
  const relaxed = ['-c', 'fsync=off', '-c', 'synchronous_commit=off', '-c', 'full_page_writes=off']
  const server = spawn(
    join(bin, 'postgres'),
    ['-D', data, '-p', String(port), ...settings, ...(durable ? [] : relaxed)],
    { ...owner, cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] },
  )
  let log = ''
  server.stderr.on('data', (chunk) => (log += chunk))
  const ended = new Promise((resolve) => server.on('close', resolve))
  const stop = async () => {
    server.kill('SIGINT')
    await ended
    rmSync(folder, { recursive: true, force: true })
  }
  endingWithUs(server, 'SIGQUIT')

  const deadline = Date.now() + START_TIMEOUT_MS
  while (!log.includes('ready to accept connections')) {
    if (server.exitCode !== null || Date.now() > deadline) {
      await stop()
      throw new Error(`PostgreSQL did not start:\n${log}`)
    }
    await sleep(50)
  }
  return { url: `postgres://postgres@127.0.0.1:${port}/postgres`, stop }
}

/** True if tests have a PostgreSQL: one named in the environment, or installed binaries. */
export const hasPostgres = () => Boolean(process.env.DATABASE_URL_TEST) || binaries() !== undefined

/**
 * The database that tests may empty: the one named in DATABASE_URL_TEST, else one of our own.
 * @returns {Promise<Database | undefined>}
 */
export const testDatabase = async () => {
  const url = process.env.DATABASE_URL_TEST
  return url ? { url, stop: async () => {} } : startPostgres()
}
