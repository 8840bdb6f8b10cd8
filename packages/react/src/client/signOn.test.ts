import { describe, expect, it } from 'vitest'
import { textStore } from '../index.ts'
import { forgetVisit, noteUser, signInAddress, signOutAddress } from './signOn.ts'

const memory = () => {
  const texts = new Map<string, string>()
  const store = textStore(() => ({
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, text) => void texts.set(key, text),
    removeItem: (key) => void texts.delete(key),
    clear: () => texts.clear(),
  }))
  return { store, texts }
}

describe('single sign-on', () => {
  it('[R7.04] carries the address to come back to as one parameter', () => {
    expect(signInAddress('/ui/mall/goods/cart?x=1&y=2#top')).toBe(
      '/ac/api/auth/loginSsoRedirect.action?originalUrl=%2Fui%2Fmall%2Fgoods%2Fcart%3Fx%3D1%26y%3D2%23top',
    )
    expect(signOutAddress('/ui/mall/')).toBe('/ac/api/auth/logoutSso.action?logoutUrl=%2Fui%2Fmall%2F')
  })

  it('[R4.12] clears at sign-out what was stored, and marks logged_out', () => {
    const session = memory()
    const local = memory()
    const stores = { session: session.store, local: local.store }
    noteUser(stores, 'leader')
    stores.session.set('mall.2.19.0.site.index', '{}')
    stores.local.set('channelPromotionUrl', 'https://mall.example/?channel=expo')
    stores.local.set('mine', 'kept')
    forgetVisit(stores)
    expect([...session.texts]).toEqual([])
    expect([...local.texts]).toEqual([
      ['mine', 'kept'],
      ['logged_out', 'true'],
    ])
  })

  it('[R4.12] takes the mark away when somebody is here again', () => {
    const { store, texts } = memory()
    store.set('logged_out', 'true')
    noteUser({ local: store }, 'leader')
    expect([...texts]).toEqual([['userName', 'leader']])
  })
})
