import { describe, expect, it } from 'vitest'
import { watchBuild } from './watchBuild.ts'

const watching = (answer: () => Promise<Response>, entry = '/ui/mall/assets/entry-client-OWN12345.js') => {
  const asked: string[] = []
  let tick = () => {}
  let period = 0
  const isStale = watchBuild({
    entry,
    fetch: (address) => {
      asked.push(address)
      return answer()
    },
    every: (milliseconds, act) => {
      period = milliseconds
      tick = act
    },
  })
  const hour = async () => {
    tick()
    await new Promise((done) => setTimeout(done))
  }
  return { isStale, asked, hour, period }
}
const latest = (buildId: unknown) => async () => Response.json({ buildId })

describe('the watch over builds', () => {
  it('[R4.14] asks every hour, and not before', async () => {
    const { asked, hour, period } = watching(latest('OWN12345'))
    expect([asked, period]).toEqual([[], 3_600_000])
    await hour()
    expect(asked).toEqual(['/ui/mall/builds/latest.json'])
  })

  it('[R4.14] knows an older build from the newest', async () => {
    const same = watching(latest('OWN12345'))
    const other = watching(latest('NEW67890'))
    await Promise.all([same.hour(), other.hour()])
    expect([same.isStale(), other.isStale()]).toEqual([false, true])
  })

  it.each([
    ['nothing', () => Promise.reject(new TypeError('offline'))],
    ['a page', async () => new Response('<html>')],
    ['something else', latest(7)],
  ])('[R4.14] is not misled by %s', async (_, answer) => {
    const { isStale, hour } = watching(answer)
    await hour()
    expect(isStale()).toBe(false)
  })

  it('[R4.14] rests in development, where builds have no names', () => {
    expect(watching(latest('x'), '/ui/mall/src/entry-client.tsx').period).toBe(0)
  })
})
