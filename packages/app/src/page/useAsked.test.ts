import { describe, expect, it } from 'vitest'
import type { PageContent, RouteState } from './routeState.ts'
import { underWay } from './useAsked.ts'

const contentOf = (page: string): PageContent => ({
  kind: 'page',
  Component: () => null,
  data: { page, live: null },
})
const drawn = contentOf('by rank')
const next = contentOf('by price')
const last = { asked: 'by price', from: 'by rank' }

const at = (content: PageContent, path?: '/by-price') => ({
  current: () => ({ content }) as RouteState,
  pending: () => path && { pathname: path, search: '', hash: '' },
})
const going = at(drawn, '/by-price')
const there = at(drawn)

describe('what was asked for on a page', () => {
  it('[R9.02] is under way until another page is shown', () => {
    expect(underWay(last, 'by rank', going, { content: drawn })).toBe('by price')
    expect(underWay(last, 'by rank', there, { content: drawn })).toBe('by price')
    expect(underWay(last, 'by price', there, { content: drawn })).toBeUndefined()
    expect(underWay(undefined, 'by rank', going, { content: drawn })).toBeUndefined()
  })

  it('[R9.02] stays under way when what was asked for before it is shown first', () => {
    expect(underWay(last, 'by sales', going, { content: drawn })).toBe('by price')
  })

  it('[R9.02] stays under way when it was loaded and is not drawn yet', () => {
    expect(underWay(last, 'by sales', at(next), { content: drawn })).toBe('by price')
    expect(underWay(last, 'by price', at(next), { content: next })).toBeUndefined()
  })
})
