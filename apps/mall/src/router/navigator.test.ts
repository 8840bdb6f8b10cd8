import { abortsReads } from '@compute-mall/core/client'
import { createPath, type NavigateOptions, UNSAFE_createMemoryHistory } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { notFoundRoute } from '../routes.ts'
import { emptyStart } from '../start/start.ts'
import { hrefOf, pathWithin } from './address.ts'
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

/** The history that React Router keeps where there is no browser; it tells which addresses it holds. */
const memoryAt = (address: string) => {
  const history = UNSAFE_createMemoryHistory({ initialEntries: [address] })
  const { push, replace } = history
  const addresses = [address]
  history.push = (to, state) => {
    push(to, state)
    addresses.splice(history.index, Infinity, createPath(history.location))
  }
  history.replace = (to, state) => {
    replace(to, state)
    addresses[history.index] = createPath(history.location)
  }
  return { history, addresses: () => addresses }
}

const setUp = (address: string, open: NavigatorNeeds['open']) => {
  const { history, addresses } = memoryAt(address)
  const left: string[] = []
  const asked: { address: string; known: boolean }[] = []
  let aborts = 0
  let forgotten = 0
  let stale = false
  const age = () => {
    stale = true
  }
  const navigator = createNavigator(
    {
      history,
      open: (route, location, known) => {
        asked.push({ address: location.pathname + location.search, known: known !== undefined })
        return known === undefined
          ? open(route, location)
          : Promise.resolve({ ...shownAs(null), content: { ...contentOf(null), data: known } } as Opened)
      },
      requests: {
        leavePage: (from, to) => {
          if (abortsReads(from, to)) aborts++
        },
      },
      leave: (to) => void left.push(to),
      signInAddress: (from) => `/sign-in-first?from=${from}`,
      forgetStart: () => void forgotten++,
      isHere: ({ device }) => device === 'desktop',
      isStale: () => stale,
    },
    { start: emptyStart, content: contentOf('first') },
  )
  const settled = () => expect.poll(() => navigator.pending()).toBeUndefined()
  /** As a link with this path does. */
  const go = (to: string, how?: NavigateOptions) =>
    (how?.replace ? navigator.router.replace : navigator.router.push)(hrefOf(to), null, how)
  const counts = { aborts: () => aborts, forgotten: () => forgotten }
  return { history, addresses, left, navigator, go, asked, settled, age, ...counts }
}

const instantly: NavigatorNeeds['open'] = async (_, { pathname, search }) => shownAs(pathname + search)

describe('going to a page', () => {
  it('[R2.01] shows it and writes its address', async () => {
    const { navigator, settled, addresses, go } = setUp('/ui/mall/', instantly)
    go('/goods/cart?x=1')
    await settled()
    expect(navigator.current().route.name).toBe('goods-cart')
    expect(pageOf(navigator.current().content)).toBe('/ui/mall/goods/cart?x=1')
    expect(addresses()).toEqual(['/ui/mall/', '/ui/mall/goods/cart?x=1'])
  })

  it('leaves the present page on the screen until the next can be shown', async () => {
    const slow = Promise.withResolvers<Opened>()
    const { navigator, settled, addresses, go } = setUp('/ui/mall/', () => slow.promise)
    go('/goods/cart')
    expect(navigator.pending()?.pathname).toBe('/ui/mall/goods/cart')
    expect(pageOf(navigator.current().content)).toBe('first')
    expect(addresses()).toEqual(['/ui/mall/'])
    slow.resolve(shownAs('cart'))
    await settled()
    expect(pageOf(navigator.current().content)).toBe('cart')
  })

  it('lets the last navigation win, however slow the one before', async () => {
    const slow = Promise.withResolvers<Opened>()
    const { navigator, settled, addresses, go } = setUp('/ui/mall/', (route, location) =>
      route.name === 'goods-cart' ? slow.promise : instantly(route, location),
    )
    go('/goods/cart')
    go('/app')
    await settled()
    slow.resolve(shownAs('cart'))
    await slow.promise
    expect(navigator.current().route.name).toBe('app')
    expect(addresses()).toEqual(['/ui/mall/', '/ui/mall/app'])
  })

  it('replaces an address by itself instead of keeping it twice', async () => {
    const { settled, addresses, go } = setUp('/ui/mall/app', instantly)
    go('/app')
    await settled()
    expect(addresses()).toEqual(['/ui/mall/app'])
  })

  it('[R2.10] goes to another query of the page', async () => {
    const { navigator, settled, go } = setUp('/ui/mall/search/goods', instantly)
    go('/search/goods?keyword=gpu')
    await settled()
    expect(pageOf(navigator.current().content)).toBe('/ui/mall/search/goods?keyword=gpu')
  })

  it('[R6.03] sends a visitor to sign-in, from where they come back', async () => {
    const { navigator, left, go } = setUp('/ui/mall/', async () => ({ kind: 'signIn' }))
    go('/goods/cart?x=1')
    await expect.poll(() => left).toEqual(['/sign-in-first?from=/ui/mall/goods/cart?x=1'])
    expect(navigator.current().route.name).toBe('home')
  })

  it('follows a loader to another page', async () => {
    const { navigator, settled, addresses, go } = setUp('/ui/mall/', async (route, location) =>
      route.name === 'goods-pay'
        ? { kind: 'redirect', to: '/goods/pay/result?orderId=7' }
        : instantly(route, location),
    )
    go('/goods/pay?orderId=7')
    await expect.poll(() => navigator.current().route.name).toBe('goods-pay-result')
    await settled()
    expect(addresses()).toEqual(['/ui/mall/', '/ui/mall/goods/pay/result?orderId=7'])
  })

  it.each(['/ui/console/#/orders', '/ac/api/auth/logoutSso.action', 'https://elsewhere.example/x'])(
    'leaves the mall for %s',
    (address) => {
      expect(pathWithin(address)).toBeUndefined()
    },
  )

  it.each([
    ['/goods/cart', '/goods/cart'],
    ['/ui/mall/goods/cart?x=1', '/goods/cart?x=1'],
    ['?keyword=gpu', '?keyword=gpu'],
  ])('stays in the mall for %s', (address, path) => {
    expect(pathWithin(address)).toBe(path)
  })

  it('[R4.14] loads the next page as a document when a newer build is there', () => {
    const { left, age, go } = setUp('/ui/mall/', instantly)
    age()
    go('/goods/cart')
    expect(left).toEqual(['/ui/mall/goods/cart'])
  })

  it('[R2.02] loads a page of the other device as a document, for its build has it', async () => {
    const { left, navigator, go } = setUp('/ui/mall/', instantly)
    go('/mobile/app?x=1')
    expect(left).toEqual(['/ui/mall/mobile/app?x=1'])
    expect(navigator.current().route.name).toBe('home')
    expect(navigator.pending()).toBeUndefined()
  })

  it('[R2.09] shows the 404 page for an address that no route names', async () => {
    const { navigator, settled, go } = setUp('/ui/mall/', instantly)
    go('/nothing')
    await settled()
    expect(navigator.current().route).toMatchObject(notFoundRoute)
  })
})

describe('coming back', () => {
  it('[R2.08] opens the page of the history entry, with its own key', async () => {
    const { navigator, settled, history, go } = setUp('/ui/mall/', instantly)
    const { key } = navigator.current().location
    go('/app')
    await settled()
    history.go(-1)
    await expect.poll(() => navigator.current().route.name).toBe('home')
    expect(navigator.current()).toMatchObject({ arrival: 'pop', location: { key } })
  })

  it('[R2.08] finds a kept-alive page as it was left, without asking the server', async () => {
    const { navigator, settled, asked, addresses, go } = setUp('/ui/mall/', instantly)
    go('/app?industry1=bio')
    await settled()
    go('/')
    await settled()
    go('/app')
    await settled()
    expect(addresses().at(-1)).toBe('/ui/mall/app?industry1=bio')
    expect(pageOf(navigator.current().content)).toBe('/ui/mall/app?industry1=bio')
    expect(asked.at(-1)).toEqual({ address: '/ui/mall/app?industry1=bio', known: true })
  })

  it('[R2.08] finds the kept-alive page that one began with as it was left', async () => {
    const { navigator, settled, asked, go } = setUp('/ui/mall/app', instantly)
    go('/')
    await settled()
    go('/app')
    await settled()
    expect(pageOf(navigator.current().content)).toBe('first')
    expect(asked.at(-1)).toEqual({ address: '/ui/mall/app', known: true })
  })

  it('[R2.08] takes a link with filters of its own at its word', async () => {
    const { settled, asked, go } = setUp('/ui/mall/app?industry1=bio', instantly)
    go('/')
    await settled()
    go('/app?industry1=cfd')
    await settled()
    expect(asked.at(-1)).toEqual({ address: '/ui/mall/app?industry1=cfd', known: false })
  })

  it('[R2.08] keeps nothing of other pages', async () => {
    const { settled, asked, go } = setUp('/ui/mall/search/goods?keyword=a', instantly)
    go('/')
    await settled()
    go('/search/goods')
    await settled()
    expect(asked.at(-1)).toEqual({ address: '/ui/mall/search/goods', known: false })
  })

  it('leaves a page alone when only its hash changes', async () => {
    const { navigator, history, asked } = setUp('/ui/mall/goods/pay/protocol', instantly)
    history.push('/ui/mall/goods/pay/protocol#refund')
    history.go(0)
    expect(navigator.current().location.hash).toBe('#refund')
    expect(asked).toEqual([])
  })
})

describe('requests under way', () => {
  it('[R4.15] are aborted between routes of different names', async () => {
    const { settled, aborts, go } = setUp('/ui/mall/', instantly)
    go('/goods/cart')
    expect(aborts()).toBe(1)
    await settled()
    expect(aborts()).toBe(1)
  })

  it('[R4.15] go on within one route', async () => {
    const { settled, aborts, go } = setUp('/ui/mall/search/goods', instantly)
    go('/search/goods?keyword=gpu')
    await settled()
    expect(aborts()).toBe(0)
  })

  it('[R4.15] go on when the target is kept alive', async () => {
    const { settled, aborts, go } = setUp('/ui/mall/', instantly)
    go('/app')
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

  it('asks anew on the next page who is here, when told so on the way to it', async () => {
    const slow = Promise.withResolvers<Opened>()
    let opened = 0
    const { navigator, forgotten, go } = setUp('/ui/mall/goods/cart', () =>
      opened++ === 0 ? slow.promise : Promise.resolve(shownAs('as it is now')),
    )
    go('/app')
    await navigator.reload({ start: true })
    expect(forgotten()).toBe(1)
    slow.resolve(shownAs('as it was'))
    await expect.poll(() => pageOf(navigator.current().content)).toBe('as it is now')
    expect(navigator.current().route.name).toBe('app')
    expect(forgotten()).toBe(1)
  })

  it('never overtakes somebody who goes on', async () => {
    const slow = Promise.withResolvers<Opened>()
    const { navigator, settled, go } = setUp('/ui/mall/goods/cart', (route, location) =>
      route.name === 'goods-cart' ? slow.promise : instantly(route, location),
    )
    const reloaded = navigator.reload()
    go('/app')
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
