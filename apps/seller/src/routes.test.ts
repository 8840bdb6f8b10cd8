import { createMatcher, readEntry } from '@compute-mall/app/routes'
import { malformedIdsFound } from '@compute-mall/app/testing'
import { describe, expect, it } from 'vitest'
import { routes } from './routes.ts'

const { match } = createMatcher(routes, { title: 'failure:missingTitle', layout: 'seller' })
const locationOf = (address: string) => {
  const { pathname, search } = new URL(address, 'http://seller.example/')
  return { pathname, search }
}

describe('addresses of the seller app', () => {
  it.each([
    ['', 'start', {}],
    ['/mall/seller/home', 'home', {}],
    ['/shop', 'shop', {}],
    ['/goods?tab=on', 'goods', { tab: 'on' }],
    ['/goods/g-1', 'goodsDetail', { goodsId: 'g-1' }],
    ['/goods/g-1/edit?field=name.zh', 'editor', { goodsId: 'g-1', field: 'name.zh' }],
    ['/messages?filter=done', 'messages', { filter: 'done', conversation: null }],
    ['/orders?status=paid', 'orders', { status: 'paid' }],
    ['/reviews?stars=2&answered=false', 'reviews', { stars: 2, answered: false }],
    ['/statements?status=closed', 'statements', { status: 'closed' }],
    ['/statements/statement_1?kind=refund', 'statement', { statementId: 'statement_1', kind: 'refund' }],
    ['/orders/line_7', 'order', { lineId: 'line_7' }],
  ])('[R2.15] %j leads to the page %s with %j', (address, name, params) => {
    const page = match(locationOf(address).pathname)
    expect(page.name).toBe(name)
    expect(readEntry(page, locationOf(address))).toMatchObject(params)
  })

  it('[R2.07] knows no other page', () => {
    expect(match('/merchants').name).toBe('notFound')
  })

  it.each(Object.values(routes).filter(({ path }) => path.includes('/:')))(
    '[R2.07][H17] $path is not there under an id that is none',
    ({ path }) => expect(malformedIdsFound({ match }, path)).toEqual([]),
  )
})

describe('the route table', () => {
  const files = import.meta.glob('./features/*/*Route.tsx')

  it.each(Object.values(routes))('[R2.01] has a file for $name: $page', ({ page }) => {
    expect(Object.keys(files)).toContain(`./features/${page}.tsx`)
  })

  it.each(Object.values(routes))('[R6.04] asks who comes to $name to sign in', ({ access }) => {
    expect(access).toBe('login')
  })
})
