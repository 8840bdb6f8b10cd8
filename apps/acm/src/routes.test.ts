import { createMatcher, readEntry } from '@compute-mall/app/routes'
import { describe, expect, it } from 'vitest'
import { routes } from './routes.ts'

const { match } = createMatcher(routes, { title: 'failure:missingTitle', layout: 'plain' })
const locationOf = (address: string) => {
  const { pathname, search } = new URL(address, 'http://acm.example/')
  return { pathname, search }
}

describe('addresses of the mobile login', () => {
  it.each([
    ['/', 'start', { service: '', by: 'password' }],
    ['/login', 'login', { service: '', by: 'password' }],
    ['/login?by=code', 'login', { service: '', by: 'code' }],
    ['/password?service=%2Fui%2Fmall%2F', 'password', { service: '/ui/mall/' }],
    ['/login?service=%2Fui%2Fmall%2Fgoods%2Fcart', 'login', { service: '/ui/mall/goods/cart' }],
  ])('[R1.05] %j leads to the page %s with %j', (address, name, params) => {
    const page = match(locationOf(address).pathname)
    expect(page.name).toBe(name)
    expect(readEntry(page, locationOf(address))).toMatchObject(params)
  })

  it('[R2.07] knows no other page', () => {
    expect(match('/orders').name).toBe('notFound')
  })

  const files = import.meta.glob('./features/*/*Route.tsx')
  it.each(Object.values(routes))('[R2.01] has a file for $name: $page', ({ page }) => {
    expect(Object.keys(files)).toContain(`./features/${page}.tsx`)
  })
})
