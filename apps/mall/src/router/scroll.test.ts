import { textStore } from '@compute-mall/browser'
import { describe, expect, it } from 'vitest'
import { emptyStart } from '../start/start.ts'
import { routeAt } from './address.ts'
import { createPositions, scrollFor } from './scroll.ts'
import type { Shown } from './shown.ts'

const shown = (address: string, more: Partial<Shown> = {}, key = 'k'): Shown => {
  const { pathname, search, hash } = new URL(address, 'http://mall/ui/mall/')
  return {
    location: { pathname, search, hash, state: null, key },
    route: routeAt(pathname),
    start: emptyStart,
    content: { kind: 'failed', failure: { status: 404, code: '404', message: '' } },
    arrival: 'push',
    stays: false,
    ...more,
  }
}

const memory = () => {
  const texts = new Map<string, string>()
  return textStore(() => ({
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, text) => void texts.set(key, text),
    removeItem: (key) => void texts.delete(key),
    clear: () => texts.clear(),
  }))
}

describe('scrolling', () => {
  it.each([
    ['goes to the top of a new page', shown('goods/cart'), undefined, { top: 0 }],
    ['restores the position when one goes back', shown('goods/cart', { arrival: 'pop' }), 480, { top: 480 }],
    ['goes to the top when one comes anew, wherever one was before', shown('goods/cart'), 480, { top: 0 }],
    ['restores a kept-alive page however one comes to it', shown('app'), 480, { top: 480 }],
    ['goes to the element of the hash (D13)', shown('detail/goods#reviews'), undefined, { id: 'reviews' }],
    ['reads the hash as text, never as a selector (D13)', shown('app#%5Bx%5D'), undefined, { id: '[x]' }],
    ['survives a broken hash', shown('app#%'), undefined, { id: '%' }],
    ['prefers the saved position to the hash', shown('app#x', { arrival: 'pop' }), 480, { top: 480 }],
    ['stays when told so', shown('goods/cart', { stays: true }), 480, undefined],
  ])('[R2.08] %s', (_, page, saved, scroll) => {
    expect(scrollFor(page, saved)).toEqual(scroll)
  })
})

describe('saved positions', () => {
  it('[R2.08] belong to one visit of a page', () => {
    const positions = createPositions(memory())
    positions.save(shown('goods/cart', {}, 'first'), 480)
    expect(positions.of(shown('goods/cart', {}, 'first'))).toBe(480)
    expect(positions.of(shown('goods/cart', {}, 'second'))).toBeUndefined()
  })

  it('[R2.08] belong to a kept-alive page itself', () => {
    const positions = createPositions(memory())
    positions.save(shown('app', {}, 'first'), 480)
    expect(positions.of(shown('app', {}, 'second'))).toBe(480)
  })

  it('[R2.08] survive a reload of the document', () => {
    const store = memory()
    const before = createPositions(store)
    before.save(shown('goods/cart'), 480)
    before.store()
    expect(createPositions(store).of(shown('goods/cart'))).toBe(480)
  })

  it.each(['{', '{"a":1}', '[["a","b"],null]'])('[R2.08] are none when the store holds %s', (text) => {
    const store = memory()
    store.set('mall.positions', text)
    expect(createPositions(store).of(shown('goods/cart', {}, 'a'))).toBeUndefined()
  })
})
