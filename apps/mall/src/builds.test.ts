import { decode } from '@compute-mall/core/codec'
import { E } from '@compute-mall/core/fp'
import { BuildMeta } from '@compute-mall/core/site'
import { describe, expect, it } from 'vitest'
import { routeRules } from '../builds.ts'

describe('the rules of the routes that a build tells', () => {
  it('[R7.05] are those of every page', () => {
    expect(E.isRight(decode(BuildMeta)({ buildId: 'Dx3_a-9Q', routes: routeRules }))).toBe(true)
    const rules = { layout: 'mall', pure: false, keepAlive: false, liveState: false }
    expect(routeRules).toContainEqual({
      ...rules,
      name: 'home',
      path: '/',
      access: 'public',
      liveState: true,
    })
    expect(routeRules).toContainEqual({ ...rules, name: 'goods', path: '/detail/goods', access: 'goods' })
    expect(routeRules).toContainEqual({
      ...rules,
      name: 'mobile-goods',
      path: '/mobile/detail/goods',
      layout: 'mobile',
      access: 'goods',
    })
    expect(routeRules.find(({ name }) => name === 'app')).toMatchObject({ keepAlive: true })
  })
})
