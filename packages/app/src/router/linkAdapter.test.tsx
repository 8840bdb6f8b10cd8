import { createI18n } from '@compute-mall/react'
import { Link, LinkAdapterContext } from '@compute-mall/ui/link'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { pathWithin } from '../address/pathWithin.ts'
import { noAppData } from '../page/appData.ts'
import { RouteStateContext } from '../page/routeState.ts'
import { createMatcher, defineRoutes, noParams, route } from '../route/index.ts'
import { createTextLoader } from '../texts/textLoader.ts'
import { deviceLinks, EnvironmentContext } from './environment.ts'
import { linkAdapter } from './linkAdapter.ts'

const facts = {
  title: 'x',
  layout: 'mall',
  access: 'public',
  texts: [],
  page: 'x',
  params: noParams,
} as const
const { match, entries } = createMatcher(
  defineRoutes({
    home: route({ ...facts, path: '/', mobile: true }),
    cart: route({ ...facts, path: '/goods/cart', mobile: true }),
    start: route({ ...facts, path: '/start', phonesOnly: '/' }),
  }),
  { title: 'x', layout: 'mall' },
)
const i18n = createI18n('en', {}, () => undefined)

interface Place {
  readonly prefix: string
  readonly device: 'desktop' | 'mobile'
  readonly written: (path: string) => string
}
const mall = { prefix: '/ui/mall', written: (path: string) => `/ui/mall${path}` }
const desktop: Place = { ...mall, device: 'desktop' }
const phone: Place = { ...mall, device: 'mobile' }
const inHash: Place = { prefix: '/ui/console/#', device: 'desktop', written: (path) => `#${path}` }

/** A link on the page `/orders?x=1`. */
const hrefOf = (to: string, { prefix, device, written }: Place): string | undefined => {
  const location = { pathname: '/orders', search: '?x=1', hash: '', state: null, key: 'k' }
  const page = {
    location,
    entry: match('/orders'),
    appData: noAppData,
    content: { kind: 'failed', failure: { status: 404, code: '', message: '' } },
    arrival: 'pop',
    keepsScroll: false,
  } as const
  const textLoader = createTextLoader(i18n, {})
  const forDevice = deviceLinks(entries, device)
  const html = renderToStaticMarkup(
    <EnvironmentContext value={{ prefix, hrefOf: written, device, forDevice, i18n, textLoader }}>
      <RouteStateContext value={page}>
        <LinkAdapterContext value={linkAdapter}>
          <Link to={to} />
        </LinkAdapterContext>
      </RouteStateContext>
    </EnvironmentContext>,
  )
  return /href="([^"]*)"/.exec(html)?.[1]
}

describe('links', () => {
  it.each([
    ['/orders', '#/orders'],
    ['/orders?status=unpaid', '#/orders?status=unpaid'],
    ['/orders/order_7', '#/orders/order_7'],
    ['/', '#/'],
    ['/ui/console/#/orders', '#/orders'],
    ['/ui/mall/goods/pay?orderId=order_7', '/ui/mall/goods/pay?orderId=order_7'],
    ['/ui/mall/', '/ui/mall/'],
  ])('[R1.05] of an app behind the hash to %s are written %s', (to, href) => {
    expect(hrefOf(to, inHash)).toBe(href)
  })

  it.each([
    ['/goods/cart', '/ui/mall/goods/cart'],
    ['/', '/ui/mall/'],
    ['/ui/mall/goods/cart?x=1#y', '/ui/mall/goods/cart?x=1#y'],
    ['/ui/console/#/orders', '/ui/console/#/orders'],
    ['/ac/api/auth/logoutSso.action', '/ac/api/auth/logoutSso.action'],
    ['https://elsewhere.example/x', 'https://elsewhere.example/x'],
  ])('[R1.05] of the mall to %s are written %s', (to, href) => {
    expect(hrefOf(to, desktop)).toBe(href)
  })

  it.each([
    ['?x=2', '/ui/mall/orders?x=2'],
    ['#y', '/ui/mall/orders?x=1#y'],
  ])('to %s belong to the page on the screen, whatever page is on its way', (to, href) => {
    expect(hrefOf(to, desktop)).toBe(href)
  })

  it.each([
    ['/', desktop, '/ui/mall/'],
    ['/', phone, '/ui/mall/mobile'],
    ['/goods/cart?x=1', phone, '/ui/mall/mobile/goods/cart?x=1'],
    ['/mobile/goods/cart', desktop, '/ui/mall/goods/cart'],
    ['/mobile/start', desktop, '/ui/mall/'],
    ['/mobile/start', phone, '/ui/mall/mobile/start'],
  ])('[R2.02] to %s lead to the page of the device', (to, place, href) => {
    expect(hrefOf(to, place)).toBe(href)
  })

  it('[R1.05] leave the app when they name another one', () => {
    expect(pathWithin('/ui/mall', '/ui/mall/goods/cart')).toBe('/goods/cart')
    expect(pathWithin('/ui/mall', '/ui/mallow/')).toBeUndefined()
    expect(pathWithin('/ui/console/#', '/ui/console/#/orders')).toBe('/orders')
  })
})
