import { createMatcher, readEntry } from '@compute-mall/app/routes'
import { malformedIdsFound } from '@compute-mall/app/testing'
import { describe, expect, it } from 'vitest'
import { routes } from './routes.ts'

const { match } = createMatcher(routes, { title: 'failure:missingTitle', layout: 'admin' })
const locationOf = (address: string) => {
  const { pathname, search } = new URL(address, 'http://admin.example/')
  return { pathname, search }
}

describe('addresses of the admin app', () => {
  it.each([
    ['', 'home', {}],
    ['/merchants/application_7', 'merchant', { applicationId: 'application_7' }],
    ['/merchants?applyStatus=IN_REVIEW&mine=true', 'merchants', { applyStatus: 'IN_REVIEW', mine: true }],
    ['/merchants?applyStatus=LOST', 'merchants', {}],
    ['/audit?source=staff', 'audit', { source: 'staff' }],
  ])('[R6.04] %j leads to the page %s with %j', (address, name, params) => {
    const page = match(locationOf(address).pathname)
    expect(page.name).toBe(name)
    expect(readEntry(page, locationOf(address))).toMatchObject(params)
  })

  it('[R2.07] knows no other page', () => {
    expect(match('/nowhere').name).toBe('notFound')
    expect(readEntry(match('/merchants/a%20b'), locationOf('/merchants/a%20b'))).toBeNull()
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

  it.each(Object.values(routes))('[R6.04] lets managers alone see $name', ({ access, allows }) => {
    expect(access).toBe('login')
    expect(allows).toBeDefined()
  })
})
