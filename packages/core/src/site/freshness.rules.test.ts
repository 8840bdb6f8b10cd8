import { describe, expect, it } from 'vitest'
import type { TextStore } from '../http/index.ts'
import {
  BUILD_CHECK_MS,
  MAX_RELOADS,
  mayReload,
  pathOf,
  RELOAD_GUARD_MS,
  readReloads,
  rememberReloads,
} from './index.ts'

const noon = Date.parse('2026-11-21T12:00:00Z')

const memory = (): TextStore => {
  const texts = new Map<string, string>()
  return {
    get: (key) => texts.get(key),
    set: (key, text) => void texts.set(key, text),
    remove: (key) => void texts.delete(key),
    clear: () => texts.clear(),
  }
}
const barred: TextStore = { get: () => undefined, set: () => {}, remove: () => {}, clear: () => {} }

describe('the figures of freshness', () => {
  it('[R4.14] are those of the specification: an hour, 10 000 ms, and 3 a session (D4)', () => {
    expect([BUILD_CHECK_MS, RELOAD_GUARD_MS, MAX_RELOADS]).toEqual([3_600_000, 10_000, 3])
  })
})

describe('a reload', () => {
  const [a, b] = [
    { path: '/a', at: noon },
    { path: '/b', at: noon },
  ]

  it.each([
    ['first of all', [], '/a', 0, true],
    ['of the same path 1 ms before 10 s are over', [a], '/a', 9_999, false],
    ['of the same path after 10 s', [a], '/a', 10_000, true],
    ['of another path at once', [a], '/b', 0, true],
    ['third of a session', [a, b], '/c', 0, true],
    ['fourth of a session, however late', [a, b, a], '/c', 3_600_000, false],
    ['of the same path when the clock was put back a little', [a], '/a', -5_000, false],
  ])('[R4.14] %s', (_, past, path, later, expected) => {
    expect(mayReload(past, path, noon + later)).toBe(expected)
  })

  it.each([
    ['/ui/mall/goods?skuId=1#top', '/ui/mall/goods'],
    ['/ui/mall/#/x?y', '/ui/mall/'],
    ['', ''],
  ])('[R4.14] of %j counts for the path %j', (address, path) => {
    expect(pathOf(address)).toBe(path)
  })
})

describe('the memory of reloads', () => {
  it('[R4.14] outlives the document', () => {
    const session = memory()
    expect(rememberReloads(session, [{ path: '/a', at: noon }])).toBe(true)
    expect(readReloads(session)).toEqual([{ path: '/a', at: noon }])
  })

  it('[R4.14] says so where storage is barred (D4)', () => {
    expect(rememberReloads(barred, [{ path: '/a', at: noon }])).toBe(false)
    expect(readReloads(barred)).toEqual([])
  })

  it.each(['{"path":', '[null]', '[{"path":1,"at":2}]', '7'])('[R4.14] counts %s as none', (text) => {
    const session = memory()
    session.set('mall.reloads', text)
    expect(readReloads(session)).toEqual([])
  })
})
