import { type FreshnessView, fresh } from '@compute-mall/core/site'
import { describe, expect, it, vi } from 'vitest'
import { deferWatch } from './deferWatch.ts'
import type { Watch } from './watch.ts'

const stuck: FreshnessView = {
  isOutdated: true,
  stuck: { key: 'site:stuck' },
  rules: [],
  commands: { reload: true },
}

const watching = (failures = 0) => {
  const told: string[] = []
  const state = { loads: 0, view: fresh, changed: () => {} }
  const watch: Watch = {
    knowUser: (userName) => told.push(`knowUser ${userName}`),
    refuseSession: () => told.push('refuseSession'),
    signOut: (next) => told.push(`signOut ${next}`),
    missChunk: (address) => told.push(`missChunk ${address}`),
    reload: () => told.push('reload'),
    freshness: () => state.view,
    subscribe: (changed) => {
      state.changed = changed
      return () => {}
    },
  }
  const deferred = deferWatch(async () => {
    if (++state.loads <= failures) throw new TypeError('Failed to fetch dynamically imported module')
    return watch
  })
  return { deferred, state, told }
}
const settled = () => new Promise((done) => setTimeout(done))

describe('a deferred watch', () => {
  it('[R4.14] is loaded by the first thing to tell, and tells all of it in order', async () => {
    const { deferred, state, told } = watching()
    expect([state.loads, deferred.freshness()]).toEqual([0, fresh])
    deferred.missChunk('/a')
    deferred.refuseSession()
    deferred.refuseSession()
    await settled()
    expect(told).toEqual(['missChunk /a', 'refuseSession', 'refuseSession'])
    expect(state.loads).toBe(1)
  })

  it('[R4.14] tells of changes to whoever listened before', async () => {
    const { deferred, state } = watching()
    let changes = 0
    const stop = deferred.subscribe(() => void changes++)
    deferred.start()
    await settled()
    state.view = stuck
    state.changed()
    stop()
    state.changed()
    expect([changes, deferred.freshness()]).toEqual([2, stuck])
  })

  it('[R4.12] knows at once that the session was refused, unless it cannot lead to sign-in', async () => {
    const logged = vi.spyOn(console, 'error').mockReturnValue()
    const { deferred } = watching(1)
    expect(deferred.wasRefused()).toBe(false)
    deferred.refuseSession()
    expect(deferred.wasRefused()).toBe(true)
    await settled()
    expect(deferred.wasRefused()).toBe(false)
    deferred.refuseSession()
    await settled()
    expect(deferred.wasRefused()).toBe(true)
    logged.mockRestore()
  })

  it('[R4.12] that cannot be loaded is tried again', async () => {
    const logged = vi.spyOn(console, 'error').mockReturnValue()
    const { deferred, told } = watching(1)
    deferred.start()
    await settled()
    deferred.signOut('/ui/mall/')
    await settled()
    expect(told).toEqual(['signOut /ui/mall/'])
    expect(logged).toHaveBeenCalledOnce()
    logged.mockRestore()
  })
})
