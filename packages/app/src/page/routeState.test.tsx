import type { Device } from '@compute-mall/core/site'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { createMatcher, defineRoutes, noParams, route } from '../route/index.ts'
import { noAppData } from './appData.ts'
import { onDevice, RouteStateContext } from './routeState.ts'

const { match } = createMatcher(
  defineRoutes({
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
  }),
  { title: 'x', layout: 'mall' },
)

interface CartProps {
  readonly lines: number
}
const screens = {
  desktop: ({ lines }: CartProps) => <b>{lines}</b>,
  mobile: ({ lines, tab }: CartProps & { readonly tab: string }) => <i title={tab}>{lines}</i>,
}
const Given = onDevice(screens)
const Bound = onDevice(screens, ({ start }: { readonly start: number }) => ({ lines: start + 1, tab: 'all' }))

const drawnAt = (pathname: string, page: ReactNode) =>
  renderToStaticMarkup(
    <RouteStateContext
      value={{
        location: { pathname, search: '', hash: '', state: null, key: 'k' },
        entry: match(pathname),
        appData: noAppData,
        content: { kind: 'page', Component: () => null, data: { page: null, live: null } },
        arrival: 'push',
        keepsScroll: false,
      }}
    >
      {page}
    </RouteStateContext>,
  )

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
