import { describe, expect, it } from 'vitest'
import { areasOf, iconOf, waysOut } from './menu.ts'

const item = (name: string, path: string) => ({ name, path, zh: `${name}中`, en: `${name} en` })

describe('the menu of the console', () => {
  const menu = [
    item('settings', '/ui/console/#/settings'),
    item('overview', '/ui/console/#/'),
    item('laboratory', '/ui/console/#/laboratory'),
    item('seller', '/ui/seller/#/mall/seller/home'),
  ]

  it('[R7.08] has the areas that the server names, in its order and words, and none of its own', () => {
    expect(areasOf(menu, 'zh')).toEqual([
      { name: 'settings', label: 'settings中', to: '/settings' },
      { name: 'overview', label: 'overview中', to: '/' },
    ])
    expect(areasOf([], 'zh')).toEqual([])
  })

  it('[R7.08] leads to other apps by the addresses that the server gives', () => {
    expect(waysOut(menu, 'en')).toEqual([
      { name: 'seller', label: 'seller en', href: '/ui/seller/#/mall/seller/home' },
    ])
  })

  it('[R7.08] has an icon for each name, known or not', () => {
    expect(iconOf('settings')).not.toBe(iconOf('overview'))
    expect(iconOf('constructor')).toBe(iconOf('laboratory'))
  })
})
