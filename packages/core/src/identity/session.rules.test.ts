import { describe, expect, it } from 'vitest'
import type { TextStore } from '../http/index.ts'
import { forget, noteNobody, noteUser, signInAddress, signOutAddress } from './index.ts'

const memory = (given: Record<string, string> = {}): TextStore & { readonly texts: Map<string, string> } => {
  const texts = new Map(Object.entries(given))
  return {
    texts,
    get: (key) => texts.get(key),
    set: (key, text) => void texts.set(key, text),
    remove: (key) => void texts.delete(key),
    clear: () => texts.clear(),
  }
}
const stored = () => ({
  session: memory({ 'mall.2.19.0.site.index': '{}', 'mall.reloads': '[]', 'mall.typedForms': '{}' }),
  local: memory({
    userName: 'leader',
    channelPromotionUrl: 'https://mall.example/?channel=expo',
    mine: 'kept',
  }),
})

describe('single sign-on', () => {
  it('[R7.04] carries the address to come back to as one parameter', () => {
    expect(signInAddress('/ui/mall/goods/cart?x=1&y=2#top')).toBe(
      '/ac/api/auth/loginSsoRedirect.action?originalUrl=%2Fui%2Fmall%2Fgoods%2Fcart%3Fx%3D1%26y%3D2%23top',
    )
    expect(signOutAddress('/ui/mall/')).toBe('/ac/api/auth/logoutSso.action?logoutUrl=%2Fui%2Fmall%2F')
  })
})

describe('what a browser stores', () => {
  it.each([
    ['tab', { userName: 'leader', channelPromotionUrl: 'https://mall.example/?channel=expo', mine: 'kept' }],
    ['session', { channelPromotionUrl: 'https://mall.example/?channel=expo', mine: 'kept' }],
    ['visit', { mine: 'kept', logged_out: 'true' }],
  ] as const)('[R4.12] of a %s is cleared as far as that goes (D11)', (what, local) => {
    const stores = stored()
    forget(stores, what)
    expect(Object.fromEntries(stores.local.texts)).toEqual(local)
    expect(Object.fromEntries(stores.session.texts)).toEqual({
      'mall.reloads': '[]',
      ...(what === 'session' && { 'mall.typedForms': '{}' }),
    })
  })

  it('[R4.12] gains nothing when it is cleared and no reload is remembered (D11)', () => {
    const stores = { session: memory({ other: '1' }), local: memory() }
    forget(stores, 'tab')
    expect([...stores.session.texts.keys()]).toEqual([])
  })

  it('[R4.12] loses the mark of a sign-out when somebody is here again', () => {
    const stores = { session: memory(), local: memory({ logged_out: 'true' }) }
    noteUser(stores, 'leader')
    expect(Object.fromEntries(stores.local.texts)).toEqual({ userName: 'leader' })
  })

  it.each([
    ['by the address alone', { userName: 'leader', mine: 'kept' }, { mine: 'kept' }, ['- userName']],
    ['in the app', { logged_out: 'true' }, { logged_out: 'true' }, ['- logged_out', '+ logged_out']],
    ['nobody at all', { mine: 'kept' }, { mine: 'kept' }, []],
  ])('[R4.12] changes for other windows to hear of who signed out: %s', (_, given, left, changes) => {
    const told: string[] = []
    const local = memory(given)
    const heard = {
      ...local,
      set: (key: string, text: string) => {
        told.push(`+ ${key}`)
        local.set(key, text)
      },
      remove: (key: string) => {
        told.push(`- ${key}`)
        local.remove(key)
      },
    }
    noteNobody({ session: memory(), local: heard })
    expect([told, Object.fromEntries(local.texts)]).toEqual([changes, left])
  })
})
