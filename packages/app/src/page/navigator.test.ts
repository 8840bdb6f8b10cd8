import { abortsReads } from '@compute-mall/core/client'
import { createPath, type Location, parsePath } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { createMatcher, defineRoutes, noParams, route } from '../route/index.ts'
import { noAppData } from './appData.ts'
import { createNavigator, type GoTo, type NavigatorNeeds } from './navigator.ts'
import type { LoadResult } from './openPage.ts'
import type { PageContent } from './routeState.ts'

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
    home: route({ ...facts, path: '/', mobile: true }),
    app: route({ ...facts, path: '/app', keepAlive: true, mobile: true }),
    cart: route({ ...facts, path: '/goods/cart', access: 'login' }),
    search: route({ ...facts, path: '/search/goods' }),
    pay: route({ ...facts, path: '/goods/pay' }),
    result: route({ ...facts, path: '/goods/pay/result' }),
  }),
  { title: 'x', layout: 'default' },
)

const contentOf = (page: unknown): PageContent => ({
  kind: 'page',
  Component: () => null,
  data: { page, live: null },
})
const shownAs = (page: unknown): LoadResult => ({
  kind: 'shown',
  content: contentOf(page),
  appData: noAppData,
})
const pageOf = (content: PageContent | undefined) =>
  content?.kind === 'page' ? content.data.page : content?.failure

type Open = (name: string, address: string) => Promise<LoadResult>

/** A navigator that follows a router, whose history is a list of addresses. */
const setUp = (address: string, open: Open, { drawn = true, routed = true } = {}) => {
  let keys = 0
  const locationOf = (to: string, state: unknown = null): Location => ({
    pathname: '/',
    search: '',
    hash: '',
    ...parsePath(to),
    state,
    key: `key ${++keys}`,
  })
  const first = locationOf(address)
  const history = [first]
  let index = 0
  const asked: { address: string; known: boolean }[] = []
  const network = Promise.withResolvers<void>()
  const counts = { aborts: 0, forgotten: 0, reloads: 0, stale: false }
  const signedIn: string[] = []
  const left: string[] = []
  const noted: string[] = []
  const needs: NavigatorNeeds = {
    match,
    open: (entry, { pathname, search }, _, known) => {
      asked.push({ address: pathname + search, known: known !== undefined })
      return known === undefined ? open(entry.name, pathname + search) : Promise.resolve(shownAs(known.page))
    },
    requests: { leavePage: (from, to) => void (abortsReads(from, to) && counts.aborts++) },
    reloadDocument: () => void counts.reloads++,
    signIn: (location) => void signedIn.push(createPath(location)),
    leave: (address) => void left.push(address),
    forgetAppData: () => void counts.forgotten++,
    leavePage: ({ location }) => void noted.push(`${location.key} ${location.pathname}`),
    isHere: ({ device }) => device === 'desktop',
    isStale: () => counts.stale,
    whenUp: () => network.promise,
  }
  const navigator = createNavigator(
    needs,
    drawn ? { location: first, appData: noAppData, content: contentOf('first') } : undefined,
  )
  const replace = (to: string, state?: unknown) => {
    history[index] = locationOf(to, state)
    navigator.visit(history[index] ?? first, 'replace', goTo)
  }
  const push = (to: string, state?: unknown) => {
    history.splice(++index, Infinity, locationOf(to, state))
    navigator.visit(history[index] ?? first, 'push', goTo)
  }
  const goTo: GoTo = (to, { replace: takesPlace, state }) => (takesPlace ? replace : push)(to, state)
  if (routed) navigator.visit(first, 'pop', goTo)
  const back = () => navigator.visit(history[--index] ?? first, 'pop', goTo)
  return {
    navigator,
    asked,
    counts,
    signedIn,
    left,
    mend: network.resolve,
    noted,
    push,
    replace,
    back,
    visit: (location: Location, arrival: 'push' | 'pop') => navigator.visit(location, arrival, goTo),
    first,
    addresses: () => history.map(createPath),
    settled: () => expect.poll(() => navigator.pending()).toBeUndefined(),
    name: () => navigator.current()?.entry.name,
    page: () => pageOf(navigator.current()?.content),
  }
}

const instantly: Open = async (_, address) => shownAs(address)

describe('going to a page', () => {
  it('[R6.04] leads out of the app where the page does', async () => {
    const { push, left, navigator } = setUp('/', async () => ({ kind: 'leave', address: '/ui/admin/' }))
    push('/goods/cart')
    await expect.poll(() => left).toEqual(['/ui/admin/'])
    expect(navigator.current()?.entry.name).toBe('home')
  })

  it('waits for the router, and goes where one wanted to go last', async () => {
    const { navigator, visit, first, name, settled, addresses } = setUp('/', instantly, { routed: false })
    navigator.go('/search/goods', { replace: false })
    navigator.go('/goods/cart', { replace: false })
    expect([name(), navigator.pending()?.pathname]).toEqual(['home', '/goods/cart'])
    visit({ ...first, key: 'told by the router' }, 'pop')
    await settled()
    expect([name(), addresses()]).toEqual(['cart', ['/', '/goods/cart']])
  })

  it('begins by itself, and takes over what the router tells of where it began', async () => {
    const { navigator, visit, first, asked, settled, push, noted } = setUp('/app?x=1', instantly, {
      drawn: false,
      routed: false,
    })
    navigator.begin({ pathname: '/app', search: '?x=1', hash: '' })
    visit({ ...first, key: 'told' }, 'pop')
    await settled()
    expect([navigator.current()?.location.key, asked.length]).toEqual(['told', 1])
    push('/goods/cart')
    await settled()
    expect(noted).toEqual(['told /app'])
  })

  it('[R2.08] takes note of the page that is left, by the entry that the router knows', async () => {
    const { visit, first, push, settled, noted } = setUp('/', instantly, { routed: false })
    visit({ ...first, key: 'told' }, 'pop')
    push('/goods/cart')
    await settled()
    expect(noted).toEqual(['told /'])
  })

  it('is on its way as soon as it is chosen', async () => {
    const { navigator, settled, asked } = setUp('/', instantly)
    navigator.go('/goods/cart', { replace: false })
    await navigator.reload()
    await settled()
    expect(asked.map(({ address }) => address)).toEqual(['/goods/cart'])
  })

  it('[R2.01] shows it', async () => {
    const { push, settled, name, page } = setUp('/', instantly)
    push('/goods/cart?x=1')
    await settled()
    expect(name()).toBe('cart')
    expect(page()).toBe('/goods/cart?x=1')
  })

  it('loads nothing that the server has drawn already, and what it has not', async () => {
    expect(setUp('/', instantly).asked).toEqual([])
    const { asked, settled, page } = setUp('/app?x=1', instantly, { drawn: false })
    await settled()
    expect(asked).toEqual([{ address: '/app?x=1', known: false }])
    expect(page()).toBe('/app?x=1')
  })

  it('leaves the present page on the screen until the next can be shown', async () => {
    const slow = Promise.withResolvers<LoadResult>()
    const { navigator, push, settled, page } = setUp('/', () => slow.promise)
    push('/goods/cart')
    expect(navigator.pending()?.pathname).toBe('/goods/cart')
    expect(page()).toBe('first')
    slow.resolve(shownAs('cart'))
    await settled()
    expect(page()).toBe('cart')
  })

  it('is still going where one wants to be while the page before comes', async () => {
    const slow = Promise.withResolvers<LoadResult>()
    const { navigator, visit, first, page } = setUp('/', () => slow.promise)
    visit({ ...first, pathname: '/goods/cart', key: 'cart' }, 'push')
    const toldLater: string[] = []
    navigator.visit(
      { ...first, pathname: '/goods/cart', key: 'cart' },
      'push',
      (to) => void toldLater.push(to),
    )
    navigator.go('/app', { replace: false })
    slow.resolve(shownAs('cart'))
    await expect.poll(page).toBe('cart')
    expect(toldLater).toEqual(['/app'])
    expect(navigator.pending()?.pathname).toBe('/app')
  })

  it('lets the last navigation win, however slow the one before', async () => {
    const slow = Promise.withResolvers<LoadResult>()
    const { push, settled, name } = setUp('/', (route, address) =>
      route === 'cart' ? slow.promise : instantly(route, address),
    )
    push('/goods/cart')
    push('/app')
    await settled()
    slow.resolve(shownAs('cart'))
    await slow.promise
    expect(name()).toBe('app')
  })

  it('[R2.10] goes to another query of the page', async () => {
    const { push, settled, page } = setUp('/search/goods', instantly)
    push('/search/goods?keyword=gpu')
    await settled()
    expect(page()).toBe('/search/goods?keyword=gpu')
  })

  it('loads a page again whose own link is followed', async () => {
    const { replace, settled, asked } = setUp('/search/goods', instantly)
    replace('/search/goods')
    await settled()
    expect(asked).toHaveLength(1)
  })

  it('keeps the page scrolled to where it is when told so, and only then', async () => {
    const { navigator, push, back, settled } = setUp('/search/goods', instantly)
    push('/search/goods?keyword=a', { keepsScroll: true })
    await settled()
    expect(navigator.current()?.keepsScroll).toBe(true)
    push('/search/goods?keyword=b')
    await settled()
    expect(navigator.current()?.keepsScroll).toBe(false)
    back()
    await settled()
    expect(navigator.current()).toMatchObject({ arrival: 'pop', keepsScroll: false })
  })

  it('[R6.03] sends a visitor to sign-in, from where they come back', async () => {
    const { push, signedIn, name } = setUp('/', async () => ({ kind: 'signIn' }))
    push('/goods/cart?x=1')
    await expect.poll(() => signedIn).toEqual(['/goods/cart?x=1'])
    expect(name()).toBe('home')
  })

  it('follows a loader to another page, which takes the place of the first in the history', async () => {
    const { push, settled, addresses, name } = setUp('/', async (route, address) =>
      route === 'pay' ? { kind: 'redirect', to: '/goods/pay/result?orderId=7' } : instantly(route, address),
    )
    push('/goods/pay?orderId=7')
    await expect.poll(name).toBe('result')
    await settled()
    expect(addresses()).toEqual(['/', '/goods/pay/result?orderId=7'])
  })

  it('[R4.14] loads the next page as a document when a newer build is there', () => {
    const { push, counts, asked } = setUp('/', instantly)
    counts.stale = true
    push('/goods/cart')
    expect(counts.reloads).toBe(1)
    expect(asked).toEqual([])
  })

  it('[R2.02] loads a page of the other device as a document, for its build has it', () => {
    const { push, counts, name, navigator } = setUp('/', instantly)
    push('/mobile/app?x=1')
    expect(counts.reloads).toBe(1)
    expect(name()).toBe('home')
    expect(navigator.pending()).toBeUndefined()
  })

  it('[R2.09] shows the 404 page for an address that no route names', async () => {
    const { push, settled, name } = setUp('/', instantly)
    push('/nothing')
    await settled()
    expect(name()).toBe('notFound')
  })
})

describe('coming back', () => {
  it('[R2.08] opens the page of the history entry, with its own key', async () => {
    const { navigator, push, back, settled, name, first } = setUp('/', instantly)
    push('/app')
    await settled()
    back()
    await expect.poll(name).toBe('home')
    expect(navigator.current()).toMatchObject({ arrival: 'pop', location: { key: first.key } })
  })

  it('[R2.08] finds a kept-alive page as it was left, without asking the server', async () => {
    const { push, settled, asked, addresses, page } = setUp('/', instantly)
    push('/app?industry1=bio')
    await settled()
    push('/')
    await settled()
    push('/app')
    await settled()
    expect(addresses().at(-1)).toBe('/app?industry1=bio')
    expect(page()).toBe('/app?industry1=bio')
    expect(asked.at(-1)).toEqual({ address: '/app?industry1=bio', known: true })
  })

  it('[R2.08] leaves a kept-alive page as it is when one turns back before the next is there', async () => {
    const { push, settled, navigator, asked, page } = setUp('/app', (name, address) =>
      name === 'search' ? new Promise(() => {}) : instantly(name, address),
    )
    push('/search/goods')
    push('/app')
    await settled()
    expect(page()).toBe('first')
    expect(navigator.current()?.keepsScroll).toBe(true)
    expect(asked.at(-1)).toEqual({ address: '/app', known: true })
  })

  it('[R2.08] finds the kept-alive page that one began with as it was left', async () => {
    const { push, settled, asked, page } = setUp('/app', instantly)
    push('/')
    await settled()
    push('/app')
    await settled()
    expect(page()).toBe('first')
    expect(asked.at(-1)).toEqual({ address: '/app', known: true })
  })

  it('[R2.08] takes a link with filters of its own at its word', async () => {
    const { push, settled, asked } = setUp('/app?industry1=bio', instantly)
    push('/')
    await settled()
    push('/app?industry1=cfd')
    await settled()
    expect(asked.at(-1)).toEqual({ address: '/app?industry1=cfd', known: false })
  })

  it('[R2.08] keeps nothing of other pages', async () => {
    const { push, settled, asked } = setUp('/search/goods?keyword=a', instantly)
    push('/')
    await settled()
    push('/search/goods')
    await settled()
    expect(asked.at(-1)).toEqual({ address: '/search/goods', known: false })
  })

  it('leaves a page alone when only its hash changes', () => {
    const { navigator, visit, first, asked } = setUp('/search/goods', instantly)
    visit({ ...first, hash: '#refund', key: 'default' }, 'pop')
    expect(navigator.current()?.location.hash).toBe('#refund')
    expect(asked).toEqual([])
  })
})

describe('requests under way', () => {
  it.each([
    ['are aborted between routes of different names', '/', '/goods/cart', 1],
    ['go on within one route', '/search/goods', '/search/goods?keyword=gpu', 0],
    ['go on when the target is kept alive', '/', '/app', 0],
  ])('[R4.15] %s', async (_, from, to, aborts) => {
    const { push, settled, counts } = setUp(from, instantly)
    push(to)
    expect(counts.aborts).toBe(aborts)
    await settled()
    expect(counts.aborts).toBe(aborts)
  })
})

describe('without a network', () => {
  const unreachable = (misses: 'file' | 'answer'): LoadResult => ({ kind: 'unreachable', misses })

  it('the page stays, and the next one comes by itself once the network is back', async () => {
    let isCut = true
    const { push, mend, name, navigator, counts } = setUp('/', async (_, address) =>
      isCut ? unreachable('answer') : shownAs(address),
    )
    push('/goods/cart')
    await Promise.resolve()
    expect([name(), navigator.pending()?.pathname]).toEqual(['home', '/goods/cart'])
    isCut = false
    mend()
    await expect.poll(name).toBe('cart')
    expect(counts.reloads).toBe(0)
  })

  it('a page whose file was missed comes as a document, and not before', async () => {
    const { push, mend, counts, name } = setUp('/', async () => unreachable('file'))
    push('/goods/cart')
    await Promise.resolve()
    expect([name(), counts.reloads]).toEqual(['home', 0])
    mend()
    await expect.poll(() => counts.reloads).toBe(1)
  })

  it('who goes elsewhere meanwhile is not led back', async () => {
    const { push, mend, settled, name, counts } = setUp('/', async (route, address) =>
      route === 'cart' ? unreachable('file') : shownAs(address),
    )
    push('/goods/cart')
    push('/search/goods')
    await settled()
    mend()
    await Promise.resolve()
    expect([name(), counts.reloads]).toEqual(['search', 0])
  })

  it('what is loaded anew is loaded once the network is back', async () => {
    let isCut = true
    const { navigator, mend, page } = setUp('/goods/cart', async () =>
      isCut ? unreachable('answer') : shownAs('anew'),
    )
    const reloaded = navigator.reload()
    isCut = false
    mend()
    await reloaded
    expect(page()).toBe('anew')
  })
})

describe('reloading', () => {
  it('loads the page anew where it is', async () => {
    let loads = 0
    const { navigator, page, addresses, counts } = setUp('/goods/cart', async () => shownAs(++loads))
    await navigator.reload()
    expect(page()).toBe(1)
    expect(navigator.current()?.keepsScroll).toBe(true)
    expect(addresses()).toEqual(['/goods/cart'])
    expect(counts.forgotten).toBe(0)
  })

  it('asks anew who is here when told so', async () => {
    const { navigator, counts } = setUp('/goods/cart', instantly)
    await navigator.reload({ appData: true })
    expect(counts.forgotten).toBe(1)
  })

  it('asks anew on the next page who is here, when told so on the way to it', async () => {
    const slow = Promise.withResolvers<LoadResult>()
    let opened = 0
    const { navigator, push, counts, page, name } = setUp('/goods/cart', () =>
      opened++ === 0 ? slow.promise : Promise.resolve(shownAs('as it is now')),
    )
    push('/app')
    await navigator.reload({ appData: true })
    expect(counts.forgotten).toBe(1)
    slow.resolve(shownAs('as it was'))
    await expect.poll(page).toBe('as it is now')
    expect(name()).toBe('app')
    expect(counts.forgotten).toBe(1)
  })

  it('never overtakes somebody who goes on', async () => {
    const slow = Promise.withResolvers<LoadResult>()
    const { navigator, push, settled, name } = setUp('/goods/cart', (route, address) =>
      route === 'cart' ? slow.promise : instantly(route, address),
    )
    const reloaded = navigator.reload()
    push('/app')
    await settled()
    slow.resolve(shownAs('cart'))
    await reloaded
    expect(name()).toBe('app')
  })

  it('[R6.03] leads to sign-in when nobody is signed in any more', async () => {
    const { navigator, signedIn } = setUp('/goods/cart', async () => ({ kind: 'signIn' }))
    await navigator.reload()
    expect(signedIn).toEqual(['/goods/cart'])
  })
})
