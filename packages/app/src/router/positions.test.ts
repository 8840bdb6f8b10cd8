import { textStore } from '@compute-mall/browser'
import { describe, expect, it } from 'vitest'
import { createMatcher, defineRoutes, noParams, route } from '../route/index.ts'
import { createScrollPositions, scrollFor } from './positions.ts'

const facts = {
  title: 'x',
  layout: 'mall',
  access: 'public',
  texts: [],
  page: 'x',
  params: noParams,
} as const
const { match } = createMatcher(
  defineRoutes({
    app: route({ ...facts, path: '/app', keepAlive: true }),
    cart: route({ ...facts, path: '/goods/cart' }),
  }),
  { title: 'x', layout: 'mall' },
)

type Page = Parameters<typeof scrollFor>[0]
const page = (address: string, more: Partial<Page> = {}, key = 'k'): Page => {
  const { pathname, search, hash } = new URL(address, 'http://mall/')
  return {
    location: { pathname, search, hash, state: null, key },
    entry: match(pathname),
    arrival: 'push',
    keepsScroll: false,
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
    ['goes to the top of a new page', page('goods/cart'), undefined, { top: 0 }],
    ['restores the position when one goes back', page('goods/cart', { arrival: 'pop' }), 480, { top: 480 }],
    ['goes to the top when one comes anew, wherever one was before', page('goods/cart'), 480, { top: 0 }],
    ['restores a kept-alive page however one comes to it', page('app'), 480, { top: 480 }],
    ['goes to the element of the hash (D13)', page('detail/goods#reviews'), undefined, { id: 'reviews' }],
    ['reads the hash as text, never as a selector (D13)', page('app#%5Bx%5D'), undefined, { id: '[x]' }],
    ['survives a broken hash', page('app#%'), undefined, { id: '%' }],
    ['prefers the saved position to the hash', page('app#x', { arrival: 'pop' }), 480, { top: 480 }],
    ['stays when told so', page('goods/cart', { keepsScroll: true }), 480, undefined],
  ])('[R2.08] %s', (_, shown, saved, scroll) => {
    expect(scrollFor(shown, saved)).toEqual(scroll)
  })
})

describe('saved positions', () => {
  it('[R2.08] belong to one visit of a page', () => {
    const positions = createScrollPositions(memory())
    positions.save(page('goods/cart', {}, 'first'), 480)
    expect(positions.of(page('goods/cart', {}, 'first'))).toBe(480)
    expect(positions.of(page('goods/cart', {}, 'second'))).toBeUndefined()
  })

  it('[R2.08] tell the first entries of two documents apart', () => {
    const positions = createScrollPositions(memory())
    positions.save(page('goods/cart', {}, 'default'), 480)
    positions.save(page('detail/goods', {}, 'default'), 10)
    expect(positions.of(page('goods/cart', {}, 'default'))).toBe(480)
  })

  it('[R2.08] belong to a kept-alive page itself', () => {
    const positions = createScrollPositions(memory())
    positions.save(page('app', {}, 'first'), 480)
    expect(positions.of(page('app', {}, 'second'))).toBe(480)
  })

  it('[R2.08] survive a reload of the document', () => {
    const store = memory()
    const before = createScrollPositions(store)
    before.save(page('goods/cart'), 480)
    before.store()
    expect(createScrollPositions(store).of(page('goods/cart'))).toBe(480)
  })

  it.each(['{', '{"a":1}', '[["a","b"],null]'])('[R2.08] are none when the store holds %s', (text) => {
    const store = memory()
    store.set('mall.positions', text)
    expect(createScrollPositions(store).of(page('goods/cart', {}, 'a'))).toBeUndefined()
  })
})
