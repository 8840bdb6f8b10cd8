import type { Messages } from '@compute-mall/core/messages'
import { describe, expect, it } from 'vitest'
import { createI18n } from './createI18n.ts'
import { createLibrary, textsIn } from './library.ts'

const never = (key: string) => {
  throw new Error(key)
}
const order: Messages = { zh: { paid: '已支付' }, en: { paid: 'Paid' } }
const cart: Messages = { zh: { empty: '购物车为空' }, en: { empty: 'The cart is empty' } }

/** Messages as a browser's build leaves them: a way to load them. */
const lazily = (messages: Messages) => {
  let loads = 0
  const load = Object.assign(
    async () => {
      loads++
      return messages
    },
    { zh: {}, en: {} },
  ) satisfies Messages
  return { load, loads: () => loads }
}

describe('the library of texts', () => {
  it('[R1.01] reads what the server embedded without loading anything', async () => {
    const instance = createI18n('zh', {}, never)
    const { load, loads } = lazily(order)
    const library = createLibrary(instance, { order: { paid: '已支付' } })
    await library.need({ order: load })
    expect(instance.t('order:paid')).toBe('已支付')
    expect(loads()).toBe(0)
  })

  it('[R1.01] loads what was not embedded, once', async () => {
    const instance = createI18n('en', {}, never)
    const { load, loads } = lazily(cart)
    const library = createLibrary(instance)
    await library.need({ cart: load })
    await library.need({ cart: load })
    expect(instance.t('cart:empty')).toBe('The cart is empty')
    expect(loads()).toBe(1)
  })

  it('[R1.01] can say all that was needed so far in the other language before it changes', async () => {
    const instance = createI18n('zh', {}, never)
    const library = createLibrary(instance, { order: { paid: '已支付' } })
    await library.need({ order: lazily(order).load, cart })
    const changed = new Promise((tell) => instance.on('languageChanged', tell))
    await library.speak('en')
    expect(await changed).toBe('en')
    expect([instance.t('order:paid'), instance.t('cart:empty')]).toEqual(['Paid', 'The cart is empty'])
  })

  it('[R1.01] speaks what was chosen last, whichever texts come first', async () => {
    const instance = createI18n('zh', {}, never)
    const slow = Promise.withResolvers<Messages>()
    const library = createLibrary(instance, { order: { paid: '已支付' } })
    await library.need({ order: Object.assign(() => slow.promise, { zh: {}, en: {} }) })
    const english = library.speak('en')
    await library.speak('zh')
    slow.resolve(order)
    await english
    expect([instance.language, instance.t('order:paid')]).toEqual(['zh', '已支付'])
  })

  it('[R1.01] goes on as before when texts are not to be had, and can be asked again', async () => {
    const instance = createI18n('zh', {}, never)
    let fails = true
    const load = async () => {
      if (fails) throw new Error('gone')
      return order
    }
    const library = createLibrary(instance, { order: { paid: '已支付' } })
    await library.need({ order: Object.assign(load, { zh: {}, en: {} }) })
    await expect(library.speak('en')).rejects.toThrow('gone')
    expect(instance.language).toBe('zh')
    fails = false
    await library.speak('en')
    expect([instance.language, instance.t('order:paid')]).toEqual(['en', 'Paid'])
  })

  it('[R1.01] embeds the texts of a page in one language', () => {
    const instance = createI18n('en', { order, cart }, never)
    expect(textsIn(instance, ['order'])).toEqual({ order: { paid: 'Paid' } })
  })
})
