import { isIdempotencyKey } from '@compute-mall/core/http'
import { describe, expect, it } from 'vitest'
import {
  type Locks,
  randomKey,
  readCookie,
  takeLease,
  textStore,
  watchVisibility,
  writeCookie,
} from './index.ts'

const memory = () => {
  const texts = new Map<string, string>()
  return textStore(() => ({
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, text) => void texts.set(key, text),
    removeItem: (key) => void texts.delete(key),
    clear: () => texts.clear(),
  }))
}
const barred = textStore(() => {
  throw new DOMException('The operation is insecure.', 'SecurityError')
})

describe('storage', () => {
  it('keeps a text until it is removed', () => {
    const store = memory()
    store.set('a', '1')
    expect(store.get('a')).toBe('1')
    store.remove('a')
    expect(store.get('a')).toBeUndefined()
  })

  it('[D4][P7] finds nothing and does nothing where it is barred', () => {
    barred.set('a', '1')
    barred.clear()
    expect(barred.get('a')).toBeUndefined()
  })
})

describe('cookies', () => {
  it.each([
    ['locale=en; other=1', 'en'],
    ['xlocale=zh; locale=en', 'en'],
    ['locale=%E4%B8%AD', '中'],
    ['locale=%', '%'],
    ['', undefined],
  ])('[R9.07] reads the locale of %j as %j', (cookies, value) => {
    expect(readCookie(cookies, 'locale')).toBe(value)
  })

  it('[R9.07] writes the locale for 365 days and the path /', () => {
    const cookie = writeCookie({ name: 'locale', path: '/', maxAgeSeconds: 31_536_000 }, 'en')
    expect(cookie).toBe('locale=en; path=/; max-age=31536000; samesite=lax')
  })
})

describe('random keys', () => {
  it('[D3] are idempotency keys, and differ', () => {
    const keys = Array.from({ length: 100 }, randomKey)
    expect(keys.every(isIdempotencyKey)).toBe(true)
    expect(new Set(keys).size).toBe(100)
  })
})

describe('visibility', () => {
  it('[R4.06] is told at once and at each change, until stopped', () => {
    const page = Object.assign(new EventTarget(), { visibilityState: 'visible' as DocumentVisibilityState })
    const told: boolean[] = []
    const stop = watchVisibility(page, (visible) => void told.push(visible))
    page.visibilityState = 'hidden'
    page.dispatchEvent(new Event('visibilitychange'))
    stop()
    page.visibilityState = 'visible'
    page.dispatchEvent(new Event('visibilitychange'))
    expect(told).toEqual([true, false])
  })
})

describe('a lease among tabs', () => {
  const locks: Locks = navigator.locks

  it('[R4.06] is held by one tab at a time and passes on when given back (D6)', async () => {
    const held: string[] = []
    const giveBackFirst = takeLease(locks, 'order-1', () => held.push('first'))
    const giveBackSecond = takeLease(locks, 'order-1', () => held.push('second'))
    await expect.poll(() => held).toEqual(['first'])
    giveBackFirst()
    await expect.poll(() => held).toEqual(['first', 'second'])
    giveBackSecond()
  })

  it('[R4.06] is not taken by a tab that stopped waiting (D6)', async () => {
    const held: string[] = []
    const giveBackFirst = takeLease(locks, 'order-2', () => held.push('first'))
    const giveUpSecond = takeLease(locks, 'order-2', () => held.push('second'))
    const giveBackThird = takeLease(locks, 'order-2', () => held.push('third'))
    await expect.poll(() => held).toEqual(['first'])
    giveUpSecond()
    giveBackFirst()
    await expect.poll(() => held).toEqual(['first', 'third'])
    giveBackThird()
  })

  it('[R4.06] is held by every tab where the browser has no locks (D6)', () => {
    let held = 0
    takeLease(undefined, 'order-3', () => held++)
    expect(held).toBe(1)
  })
})
