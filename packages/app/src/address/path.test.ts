import { describe, expect, it } from 'vitest'
import { pathParts, pathText, readPath, writePath } from './path.ts'

describe('paths', () => {
  it.each([
    ['/', '/', {}],
    ['/orders', '/orders', {}],
    ['/orders', '/orders/', {}],
    ['/orders/:orderId', '/orders/o_7', { orderId: 'o_7' }],
    ['/shops/:shopId/goods/:goodsId', '/shops/1/goods/a.b', { shopId: '1', goodsId: 'a.b' }],
    ['/orders', '/Orders', null],
    ['/orders', '/orders/7', null],
    ['/orders/:orderId', '/orders/', null],
    ['/orders/:orderId', '/orders/a/b', null],
    ['/a.b', '/axb', null],
    ['/', '//evil.example', null],
  ])('[R2.01] of %s read %s as %j', (path, pathname, values) => {
    expect(readPath(path, pathname)).toEqual(values)
  })

  it('[R2.01] are written with their values, which cannot break out of their place', () => {
    expect(writePath('/shops/:shopId/goods', { shopId: 'a/b?c' })).toBe('/shops/a%2Fb%3Fc/goods')
    expect(writePath('/', {})).toBe('/')
  })

  it.each([['/a'], ['/a?b=c'], ['/a#d'], ['/a?b=c#d?e'], ['/']])(
    'of %s come apart and together',
    (address) => {
      expect(pathText(pathParts(address))).toBe(address)
    },
  )
})
