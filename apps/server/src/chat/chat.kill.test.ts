import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { connectionView } from '@compute-mall/core/chat'
import { identityEndpoints } from '@compute-mall/core/identity'
import { SECOND_MS } from '@compute-mall/core/time'
import { describe, expect, it, onTestFinished } from 'vitest'
import { chartsOf, textsIn, writeIn } from '../testing/chatCharts.ts'
import { freePort } from '../testing/ports.ts'
import { type ServerProcess, startProcess } from '../testing/process.ts'
import { randomFrom, seedsFor } from '../testing/random.ts'
import { openShop, type Shop } from '../testing/shop.ts'

/** `CHAT_KILLS=20` is a longer form. */
const KILLS = Number(process.env.CHAT_KILLS ?? 2)
const WRITERS = 3
/** Messages of each writer between two kills; 20 pass in 10 s. */
const EACH = 5
const PATIENCE = { timeout: 60 * SECOND_MS, interval: 100 }

const onPostgres = process.env.DATABASE_URL_TEST !== undefined

interface Served {
  readonly origin: string
  process: ServerProcess
  readonly start: () => Promise<ServerProcess>
}

const newKey = (): string => randomBytes(32).toString('base64')

/** Server processes over one database: two on PostgreSQL, and one where the database is embedded. */
const startAll = async ({ env }: Shop): Promise<readonly Served[]> => {
  const keys = { PERSONAL_DATA_KEYS: newKey(), PERSONAL_DATA_HASH_KEY: newKey() }
  const first: Shop['env'] = { ...env, ...keys }
  const settings = [first]
  if (onPostgres)
    settings.push({
      ...first,
      DATA_DIR: `${first.DATA_DIR}-2`,
      PORT: String(await freePort()),
      CASHIER_PORT: String(await freePort()),
      CENTER_SSH_PORT: '0',
    })
  const served: Served[] = []
  for (const each of settings) {
    const start = async () => {
      const server = await startProcess(each)
      onTestFinished(server.kill)
      return server
    }
    served.push({ origin: `http://127.0.0.1:${each.PORT}`, process: await start(), start })
  }
  return served
}

describe(`chat of ${onPostgres ? 'two server processes' : 'a server process'} that is killed`, () => {
  it.each(seedsFor(1))(
    `[R7.03][F1][L5] loses nothing, doubles nothing and keeps the order, over ${KILLS} kills (seed %i)`,
    async (seed) => {
      const random = randomFrom(seed)
      const dataDir = mkdtempSync(join(tmpdir(), 'compute-mall-chat-'))
      const shop = await openShop({ dataDir, buyers: WRITERS })
      const served = await startAll(shop)
      const [first] = served
      const last = served.at(-1)
      if (first === undefined || last === undefined) throw new Error('no server')
      const publicOrigin = shop.env.PUBLIC_ORIGIN ?? ''
      const people = await Promise.all(
        shop.buyers.map(async (caller) => {
          const { id } = await caller.get(identityEndpoints.currentUser, {
            query: { includeToken: undefined, refresh: undefined },
          })
          // One device writes to the server that is killed, another reads at the other one.
          const devices = [first, last].map(({ origin }) =>
            chartsOf({ caller, side: 'customer', at: () => ({ origin, publicOrigin }) }),
          )
          const conversations = devices.map((chat) => {
            chat.userLoaded(id)
            return chat.open('1001')
          })
          return { devices, conversations, written: [] as string[] }
        }),
      )
      const writeAll = async (round: number): Promise<void> => {
        for (let n = 0; n < EACH; n += 1) {
          for (const { conversations, written } of people) {
            const text = `${round}.${n}`
            written.push(text)
            const [conversation] = conversations
            if (conversation !== undefined) writeIn(conversation, text, Date.now())
          }
          await sleep(random() * 60)
        }
      }
      for (let round = 0; round <= KILLS; round += 1) {
        await Promise.all([
          writeAll(round),
          round < KILLS &&
            sleep(random() * 200)
              .then(() => first.process.kill())
              .then(async () => {
                first.process = await first.start()
              }),
        ])
        for (const { devices } of people)
          for (const { connection } of devices)
            if (connectionView(connection.getSnapshot()).commands.retry)
              connection.send({ type: 'connection.retry' })
      }
      for (const { conversations, written } of people)
        for (const conversation of conversations)
          await expect.poll(() => textsIn(conversation), PATIENCE).toEqual(written)
      for (const { devices } of people) for (const chat of devices) chat.stop()
      for (const { process } of served) expect(await process.stop()).toBe(0)
      await shop.close()
      for (const dir of [dataDir, `${dataDir}-2`]) rmSync(dir, { recursive: true, force: true })
    },
    (KILLS + 2) * 60 * SECOND_MS,
  )
})
