import { describe, expect, it } from 'vitest'
import { forDevice } from './device.ts'

describe('the way to a page on a device', () => {
  it.each([
    ['/', '/mobile'],
    ['/app', '/mobile/app'],
    ['/?channel=expo', '/mobile?channel=expo'],
    ['/app?x=1#top', '/mobile/app?x=1#top'],
    ['/mobile/app?x=1', '/mobile/app?x=1'],
    ['?keyword=gpu', '?keyword=gpu'],
    ['/nothing/here', '/nothing/here'],
  ])('[R2.02] leads a phone from %s to %s', (to, expected) => {
    expect(forDevice('mobile', to)).toBe(expected)
  })

  it.each([
    ['/mobile', '/'],
    ['/mobile/app?x=1#top', '/app?x=1#top'],
    ['/mobile/search?keyword=gpu', '/search/global?keyword=gpu'],
    ['/mobile/search/shop?keyword=gpu', '/search/shop?keyword=gpu'],
    ['/mobile/ranking?by=sales', '/ranking?by=sales'],
    ['/mobile/trial/result?orderId=7', '/trial/result?orderId=7'],
    ['/app', '/app'],
    ['?keyword=gpu', '?keyword=gpu'],
  ])('[R2.02] leads a desktop from %s to %s', (to, expected) => {
    expect(forDevice('desktop', to)).toBe(expected)
  })
})
