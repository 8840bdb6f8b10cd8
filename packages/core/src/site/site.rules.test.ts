import { describe, expect, it } from 'vitest'
import { showsSaler } from './index.ts'

describe('the sales contact of a customer', () => {
  it.each([
    ['the main site at another host than the public one', true, 'sales.example.cn', 'www.example.cn', true],
    ['the main site without a public host', true, 'sales.example.cn', null, true],
    ['the public host of the main site', true, 'www.example.cn', 'www.example.cn', false],
    ['a regional site', false, 'sales.example.cn', 'www.example.cn', false],
    ['a regional site without a public host', false, 'sales.example.cn', null, false],
  ] as const)('[R6.04] of %s', (_, isMainSite, host, publicMainHost, shown) => {
    expect(showsSaler({ isMainSite }, host, publicMainHost)).toBe(shown)
  })
})
