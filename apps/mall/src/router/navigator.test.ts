import { describe, expect, it } from 'vitest'
import { notFoundRoute } from '../routes.ts'
import { emptyStart } from '../start/start.ts'
import type { Host } from './location.ts'
import { createNavigator, type NavigatorNeeds } from './navigator.ts'
import type { Opened } from './open.ts'
import type { Content } from './shown.ts'

const contentOf = (page: unknown): Content => ({
  kind: 'page',
  Component: () => null,
  data: { page, live: null },
})
const shownAs = (page: unknown): Opened => ({ kind: 'shown', content: contentOf(page), start: emptyStart })
const pageOf = (content: Content) => (content.kind === 'page' ? content.data.page : content.failure)

/** A browser with a history, as far as navigation sees it. */
const fakeHost = (address: string) => {
  const entries: { url: URL; state: unknown }[] = [{ url: new URL(address, 'http://mall'), state: null }]
  let index = 0
  let popped = () => {}
  const left: string[] = []
  const at = () => entries[index] ?? { url: new URL('http://mall'), state: null }
  const host: Host = {
    location: {
      get pathname() {
        return at().url.pathname
      },
      get search() {
        return at().url.search
      },
      get hash() {
        return at().url.hash
      },
      assign: (to: string | URL) => void left.push(String(to)),
    },
    history: {
      get state() {
        return at().state
      },
      pushState: (state, _, url) => {
        entries.splice(++index, Infinity, { url: new URL(String(url), at().url), state })
      },
      replaceState: (state, _, url) => {
        entries[index] = { url: new URL(String(url ?? at().url), at().url), state }
      },
      go: (delta = 0) => {
        index += delta
        popped()
      },
    },
    addEventListener: (_, listener) => {
      popped = listener
    },
  }
  return { host, left, addresses: () => entries.map(({ url }) => url.pathname + url.search + url.hash) }
}

const setUp = (address: string, open: NavigatorNeeds['open']) => {
  const browser = fakeHost(address)
  const asked: { address: string; known: boolean }[] = []
  let aborts = 0
  let forgotten = 0
  let keys = 0
  let stale = false
  const age = () => {
    stale = true
  }
  const navigator = createNavigator(
    {
      host: browser.host,
      open: (route, location, known) => {
        asked.push({ address: location.pathname + location.search, known: known !== undefined })
        return known === undefined
          ? open(route, location)
          : Promise.resolve({ ...shownAs(null), content: { ...contentOf(null), data: known } } as Opened)
      },
      requests: { abortReads: () => void aborts++ },
      newKey: () => `key-${++keys}`,
      signInAddress: (from) => `/sign-in-first?from=${from}`,
      forgetStart: () => void forgotten++,
      isStale: () => stale,
    },
    { start: emptyStart, content: contentOf('first') },
  )
  const settled = () => expect.poll(() => navigator.pending()).toBeUndefined()
  return { ...browser, navigator, asked, settled, age, aborts: () => aborts, forgotten: () => forgotten }
}

const instantly: NavigatorNeeds['open'] = async (_, { pathname, search }) => shownAs(pathname + search)

describe('going to a page', () => {
  it('[R2.01] shows it and writes its address', async () => {
    const { navigator, settled, addresses } = setUp('/ui/mall/', instantly)
    navigator.go('/goods/cart?x=1')
    await settled()
    expect(navigator.current().route.name).toBe('goods-cart')
    expect(pageOf(navigator.current().content)).toBe('/ui/mall/goods/cart?x=1')
    expect(addresses()).toEqual(['/ui/mall/', '/ui/mall/goods/cart?x=1'])
  })

  it('leaves the present page on the screen until the next can be shown', async () => {
    const slow = Promise.withResolvers<Opened>()
    const { navigator, settled, addresses } = setUp('/ui/mall/', () => slow.promise)
    navigator.go('/goods/cart')
    expect(navigator.pending()?.pathname).toBe('/ui/mall/goods/cart')
    expect(pageOf(navigator.current().content)).toBe('first')
    expect(addresses()).toEqual(['/ui/mall/'])
    slow.resolve(shownAs('cart'))
    await settled()
    expect(pageOf(navigator.current().content)).toBe('cart')
  })

  it('lets the last navigation win, however slow the one before', async () => {
    const slow = Promise.withResolvers<Opened>()
    const { navigator, settled, addresses } = setUp('/ui/mall/', (route, location) =>
      route.name === 'goods-cart' ? slow.promise : instantly(route, location),
    )
    navigator.go('/goods/cart')
    navigator.go('/app')
    await settled()
    slow.resolve(shownAs('cart'))
    await slow.promise
    expect(navigator.current().route.name).toBe('app')
    expect(addresses()).toEqual(['/ui/mall/', '/ui/mall/app'])
  })

  it('replaces an address by itself instead of keeping it twice', async () => {
    const { navigator, settled, addresses } = setUp('/ui/mall/app', instantly)
    navigator.go('/app')
    await settled()
    expect(addresses()).toEqual(['/ui/mall/app'])
  })

  it('[R2.10] goes to another query of the page', async () => {
    const { navigator, settled } = setUp('/ui/mall/search/goods', instantly)
    navigator.go('?keyword=gpu')
    await settled()
    expect(pageOf(navigator.current().content)).toBe('/ui/mall/search/goods?keyword=gpu')
  })

  it('[R6.03] sends a visitor to sign-in, from where they come back', async () => {
    const { navigator, left } = setUp('/ui/mall/', async () => ({ kind: 'signIn' }))
    navigator.go('/goods/cart?x=1')
    await expect.poll(() => left).toEqual(['/sign-in-first?from=/ui/mall/goods/cart?x=1'])
    expect(navigator.current().route.name).toBe('home')
  })

  it('follows a loader to another page', async () => {
    const { navigator, settled, addresses } = setUp('/ui/mall/', async (route, location) =>
      route.name === 'goods-pay'
        ? { kind: 'redirect', to: '/goods/pay/result?orderId=7' }
        : instantly(route, location),
    )
    navigator.go('/goods/pay?orderId=7')
    await expect.poll(() => navigator.current().route.name).toBe('goods-pay-result')
    await settled()
    expect(addresses()).toEqual(['/ui/mall/', '/ui/mall/goods/pay/result?orderId=7'])
  })

  it.each(['/ui/console/#/orders', '/ac/api/auth/logoutSso.action', 'https://elsewhere.example/x'])(
    'leaves the mall for %s',
    async (address) => {
      const { navigator, left } = setUp('/ui/mall/', instantly)
      navigator.go(address)
      expect(left).toEqual([address])
      expect(navigator.pending()).toBeUndefined()
    },
  )

  it('[R4.14] loads the next page as a document when a newer build is there', () => {
    const { navigator, left, age } = setUp('/ui/mall/', instantly)
    age()
    navigator.go('/goods/cart')
    expect(left).toEqual(['/ui/mall/goods/cart'])
  })

  it('[R2.09] shows the 404 page for an address that no route names', async () => {
    const { navigator, settled } = setUp('/ui/mall/', instantly)
    navigator.go('/nothing')
    await settled()
    expect(navigator.current().route).toBe(notFoundRoute)
  })
})

describe('coming back', () => {
  it('[R2.08] opens the page of the history entry, with its own key', async () => {
    const { navigator, settled, host } = setUp('/ui/mall/', instantly)
    const { key } = navigator.current().location
    navigator.go('/app')
    await settled()
    host.history.go(-1)
    await expect.poll(() => navigator.current().route.name).toBe('home')
    expect(navigator.current()).toMatchObject({ arrival: 'pop', location: { key } })
  })

  it('[R2.08] finds a kept-alive page as it was left, without asking the server', async () => {
    const { navigator, settled, asked, addresses } = setUp('/ui/mall/', instantly)
    navigator.go('/app?industry1=bio')
    await settled()
    navigator.go('/')
    await settled()
    navigator.go('/app')
    await settled()
    expect(addresses().at(-1)).toBe('/ui/mall/app?industry1=bio')
    expect(pageOf(navigator.current().content)).toBe('/ui/mall/app?industry1=bio')
    expect(asked.at(-1)).toEqual({ address: '/ui/mall/app?industry1=bio', known: true })
  })

  it('[R2.08] finds the kept-alive page that one began with as it was left', async () => {
    const { navigator, settled, asked } = setUp('/ui/mall/app', instantly)
    navigator.go('/')
    await settled()
    navigator.go('/app')
    await settled()
    expect(pageOf(navigator.current().content)).toBe('first')
    expect(asked.at(-1)).toEqual({ address: '/ui/mall/app', known: true })
  })

  it('[R2.08] takes a link with filters of its own at its word', async () => {
    const { navigator, settled, asked } = setUp('/ui/mall/app?industry1=bio', instantly)
    navigator.go('/')
    await settled()
    navigator.go('/app?industry1=cfd')
    await settled()
    expect(asked.at(-1)).toEqual({ address: '/ui/mall/app?industry1=cfd', known: false })
  })

  it('[R2.08] keeps nothing of other pages', async () => {
    const { navigator, settled, asked } = setUp('/ui/mall/search/goods?keyword=a', instantly)
    navigator.go('/')
    await settled()
    navigator.go('/search/goods')
    await settled()
    expect(asked.at(-1)).toEqual({ address: '/ui/mall/search/goods', known: false })
  })

  it('leaves a page alone when only its hash changes', async () => {
    const { navigator, host, asked } = setUp('/ui/mall/goods/pay/protocol', instantly)
    host.history.pushState(null, '', '/ui/mall/goods/pay/protocol#refund')
    host.history.go(0)
    expect(navigator.current().location.hash).toBe('#refund')
    expect(asked).toEqual([])
  })
})

describe('requests under way', () => {
  it('[R4.15] are aborted between routes of different names', async () => {
    const { navigator, settled, aborts } = setUp('/ui/mall/', instantly)
    navigator.go('/goods/cart')
    expect(aborts()).toBe(1)
    await settled()
    expect(aborts()).toBe(1)
  })

  it('[R4.15] go on within one route', async () => {
    const { navigator, settled, aborts } = setUp('/ui/mall/search/goods', instantly)
    navigator.go('/search/goods?keyword=gpu')
    await settled()
    expect(aborts()).toBe(0)
  })

  it('[R4.15] go on when the target is kept alive', async () => {
    const { navigator, settled, aborts } = setUp('/ui/mall/', instantly)
    navigator.go('/app')
    await settled()
    expect(aborts()).toBe(0)
  })
})

describe('reloading', () => {
  it('loads the page anew where it is', async () => {
    let loads = 0
    const { navigator, addresses, forgotten } = setUp('/ui/mall/goods/cart', async () => shownAs(++loads))
    await navigator.reload()
    expect(pageOf(navigator.current().content)).toBe(1)
    expect(navigator.current().stays).toBe(true)
    expect(addresses()).toEqual(['/ui/mall/goods/cart'])
    expect(forgotten()).toBe(0)
  })

  it('asks anew who is here when told so', async () => {
    const { navigator, forgotten } = setUp('/ui/mall/goods/cart', instantly)
    await navigator.reload({ start: true })
    expect(forgotten()).toBe(1)
  })

  it('never overtakes somebody who goes on', async () => {
    const slow = Promise.withResolvers<Opened>()
    const { navigator, settled } = setUp('/ui/mall/goods/cart', (route, location) =>
      route.name === 'goods-cart' ? slow.promise : instantly(route, location),
    )
    const reloaded = navigator.reload()
    navigator.go('/app')
    await settled()
    slow.resolve(shownAs('cart'))
    await reloaded
    expect(navigator.current().route.name).toBe('app')
  })

  it('[R6.03] leads to sign-in when nobody is signed in any more', async () => {
    const { navigator, left } = setUp('/ui/mall/goods/cart', async () => ({ kind: 'signIn' }))
    await navigator.reload()
    expect(left).toEqual(['/sign-in-first?from=/ui/mall/goods/cart'])
  })
})
