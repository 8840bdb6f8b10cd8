import { describe, expect, it } from 'vitest'
import { isEmbeddable } from './embed.rules.ts'

describe('what may stand within other pages', () => {
  it.each([
    '/ui/mall/app-iframe',
    '/ui/mall/mobile/detail-goods-iframe',
    '/ui/mall/detail-shop-iframe/',
    '/ui/mall/component/footer',
    '/ui/mall/mobile/component/MobileFooter',
  ])('[R2.04] is %s', (path) => {
    expect(isEmbeddable(path)).toBe(true)
  })
  it.each([
    '/ui/mall/',
    '/ui/mall/app',
    '/ui/mall/detail/goods',
    '/ui/mall/x/app-iframe',
    '/ui/console/',
    '/ui/mall/app-iframe/../goods/cart',
    '/ui/mall/app-iframex',
  ])('[S9] is not %s', (path) => {
    expect(isEmbeddable(path)).toBe(false)
  })
})
