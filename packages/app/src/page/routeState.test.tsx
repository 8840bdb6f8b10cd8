import { TextUpTo } from '@compute-mall/core/codec'
import type { Device } from '@compute-mall/core/site'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import {
  createMatcher,
  defineRoutes,
  noParams,
  optional,
  params,
  type RouteEntry,
  route,
} from '../route/index.ts'
import { noAppData } from './appData.ts'
import { onDevice, RouteStateContext, useParams } from './routeState.ts'

const signIn = {
  params: params({}, { by: optional(TextUpTo(8), 'password') }),
  title: 'x',
  layout: 'mall',
  access: 'public',
  texts: [],
  page: 'identity/SignInRoute',
} as const
const routes = defineRoutes({
  cart: route({
    path: '/cart',
    params: noParams,
    title: 'x',
    layout: 'mall',
    access: 'public',
    texts: [],
    page: 'cart/CartRoute',
    mobile: true,
  }),
  start: route({ ...signIn, path: '/' }),
  login: route({ ...signIn, path: '/login' }),
})
const { match } = createMatcher(routes, { title: 'x', layout: 'mall' })

interface CartProps {
  readonly lines: number
}
const screens = {
  desktop: ({ lines }: CartProps) => <b>{lines}</b>,
  mobile: ({ lines, tab }: CartProps & { readonly tab: string }) => <i title={tab}>{lines}</i>,
}
const Given = onDevice(screens)
const Bound = onDevice(screens, ({ start }: { readonly start: number }) => ({ lines: start + 1, tab: 'all' }))

const Shown = () => useParams(routes.start, routes.login).by

const drawnAt = (address: string, page: ReactNode, shown?: RouteEntry) => {
  const { pathname, search } = new URL(address, 'http://app.example')
  return renderToStaticMarkup(
    <RouteStateContext
      value={{
        location: { pathname, search, hash: '', state: null, key: 'k' },
        entry: shown ?? match(pathname),
        appData: noAppData,
        content: { kind: 'page', Component: () => null, data: { page: null, live: null } },
        arrival: 'push',
        keepsScroll: false,
      }}
    >
      {page}
    </RouteStateContext>,
  )
}

describe('a page under the rules of its build', () => {
  it('[R7.06] reads its parameters as before', () => {
    const entry = match('/login')
    const ruled = { ...entry, route: { ...entry.route, keepAlive: true as const } }
    expect(drawnAt('/login?by=code', <Shown />, ruled)).toBe('code')
  })
})

describe('a page of which phones have a screen of their own', () => {
  it.each<[string, Device, string]>([
    ['/cart', 'desktop', '<b>3</b>'],
    ['/mobile/cart', 'mobile', '<i title="all">3</i>'],
  ])('[R2.02] shows at %s the one for a %s', (path, device, screen) => {
    expect(match(path).device).toBe(device)
    expect(drawnAt(path, <Given lines={3} tab="all" />)).toBe(screen)
    expect(drawnAt(path, <Bound start={2} />)).toBe(screen)
  })
})

describe('a page that several routes show', () => {
  const By = () => useParams(routes.start, routes.login).by

  it.each([
    ['/', 'password'],
    ['/?by=code', 'code'],
    ['/login?by=code', 'code'],
  ])('[R1.05] reads at %s the parameters of the route on the screen', (address, by) => {
    expect(drawnAt(address, <By />)).toBe(by)
  })

  it('[R1.05] names the route that it does not expect', () => {
    expect(() => drawnAt('/cart', <By />)).toThrow('cart is none of the routes start, login.')
  })
})
