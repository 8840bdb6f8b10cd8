import { describe, expect, it } from 'vitest'
import type { PageContent, RouteState } from './routeState.ts'
import { isAhead, underWay } from './usePending.ts'

const last = { asked: 'by price', from: 'by rank' }
const going = () => true
const there = () => false

describe('what was asked for on a page', () => {
  it('[R9.02] is under way until another page is shown', () => {
    expect(underWay(last, 'by rank', going)).toBe('by price')
    expect(underWay(last, 'by rank', there)).toBe('by price')
    expect(underWay(last, 'by price', there)).toBeUndefined()
    expect(underWay(undefined, 'by rank', going)).toBeUndefined()
  })

  it('[R9.02] stays under way when what was asked for before it is shown first', () => {
    expect(underWay(last, 'by sales', going)).toBe('by price')
  })

  it('[R9.02] stays under way when it was loaded and is not drawn yet', () => {
    const contentOf = (page: string): PageContent => ({
      kind: 'page',
      Component: () => null,
      data: { page, live: null },
    })
    const drawn = { content: contentOf('by sales') }
    const loaded = { content: contentOf('by price') } as RouteState
    const navigator = (content: PageContent, path?: '/by-price') => ({
      current: () => ({ ...loaded, content }),
      pending: () => path && { pathname: path, search: '', hash: '' },
    })
    expect(isAhead(navigator(drawn.content, '/by-price'), drawn)).toBe(true)
    expect(isAhead(navigator(loaded.content), drawn)).toBe(true)
    expect(isAhead(navigator(drawn.content), drawn)).toBe(false)
  })
})
