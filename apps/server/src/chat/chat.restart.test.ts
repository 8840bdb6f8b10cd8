import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { connectionView, MAX_CONNECTIONS, spreadDelay } from '@compute-mall/core/chat'
import { identityEndpoints } from '@compute-mall/core/identity'
import { SECOND_MS } from '@compute-mall/core/time'
import { describe, expect, it, onTestFinished } from 'vitest'
import { chartsOf } from '../testing/chatCharts.ts'
import { startProcess } from '../testing/process.ts'
import { randomFrom, seedsFor } from '../testing/random.ts'
import { openShop } from '../testing/shop.ts'

/** `CHAT_LINES=5000` is a longer form. */
const LINES = Number(process.env.CHAT_LINES ?? 100)
const LOOK_MS = 50
/** A spread of a fifth about 5 s is 2 s wide: of the first attempts a quarter falls into the same half second. */
const MAX_AT_ONCE = 0.5
const TOGETHER_MS = 500

describe('a server that starts anew', () => {
  it.each(seedsFor(1))(
    `[R4.08] has 99 in 100 of ${LINES} lines back within 60 s, which do not come all at once (promise 5, D7, seed %i)`,
    async (seed) => {
      const random = randomFrom(seed)
      const dataDir = mkdtempSync(join(tmpdir(), 'compute-mall-restart-'))
      const shop = await openShop({ dataDir, buyers: Math.ceil(LINES / MAX_CONNECTIONS) })
      let server = await startProcess(shop.env)
      onTestFinished(() => server.kill())
      const origin = `http://127.0.0.1:${shop.env.PORT}`
      const publicOrigin = shop.env.PUBLIC_ORIGIN ?? ''
      const ids = await Promise.all(
        shop.buyers.map(async (caller) => {
          const query = { includeToken: undefined, refresh: undefined }
          return (await caller.get(identityEndpoints.currentUser, { query })).id
        }),
      )
      const tries: number[] = []
      const chats = Array.from({ length: LINES }, (_, n) => {
        const index = Math.floor(n / MAX_CONNECTIONS)
        const caller = shop.buyers[index]
        if (caller === undefined) throw new Error('no buyer')
        const chat = chartsOf({
          caller,
          side: 'customer',
          at: () => {
            tries.push(performance.now())
            return { origin, publicOrigin }
          },
          reconnect: () => spreadDelay(random),
        })
        chat.userLoaded(ids[index] ?? null)
        return chat
      })
      const standing = () =>
        chats.filter(({ connection }) => connectionView(connection.getSnapshot()).phase === 'online').length
      await expect.poll(standing, { timeout: 30 * SECOND_MS }).toBe(LINES)

      await server.kill()
      await expect.poll(standing, { timeout: 10 * SECOND_MS }).toBe(0)
      const lost = performance.now()
      tries.length = 0
      server = await startProcess(shop.env)
      const ready = performance.now()
      while (standing() < 0.99 * LINES && performance.now() - ready < 60 * SECOND_MS) await sleep(LOOK_MS)
      expect(standing()).toBeGreaterThanOrEqual(0.99 * LINES)

      const first = tries.slice(0, LINES).map((at) => Math.floor((at - lost) / TOGETHER_MS))
      const together = new Map<number, number>()
      for (const half of first) together.set(half, (together.get(half) ?? 0) + 1)
      expect(Math.max(...together.values())).toBeLessThan(MAX_AT_ONCE * LINES)

      for (const chat of chats) chat.stop()
      expect(await server.stop()).toBe(0)
      await shop.close()
      rmSync(dataDir, { recursive: true, force: true })
    },
    180 * SECOND_MS,
  )
})
