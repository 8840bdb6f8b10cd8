import type { Messages } from '@compute-mall/core/messages'
import { createI18n } from '@compute-mall/react'
import { describe, expect, it, vi } from 'vitest'
import { sharedTexts } from './sharedTexts.ts'
import { createTextLoader } from './textLoader.ts'

const never = (key: string) => {
  throw new Error(key)
}
const order: Messages = { zh: { paid: '已支付' }, en: { paid: 'Paid' } }
const cart: Messages = { zh: { empty: '购物车为空' }, en: { empty: 'The cart is empty' } }
const embedded = { order: { paid: '已支付' } }

describe('the loader of texts', () => {
  it('[R1.01] reads what the server embedded without loading anything', async () => {
    const instance = createI18n('zh', {}, never)
    const load = vi.fn(async () => order)
    const loader = createTextLoader(instance, { order: load }, embedded)
    await loader.load(['order'])
    expect(instance.t('order:paid')).toBe('已支付')
    expect(load).not.toHaveBeenCalled()
  })

  it('[R1.01] loads what was not embedded, once', async () => {
    const instance = createI18n('en', {}, never)
    const load = vi.fn(async () => cart)
    const loader = createTextLoader(instance, { cart: load })
    await loader.load(['cart'])
    await loader.load(['cart'])
    expect(instance.t('cart:empty')).toBe('The cart is empty')
    expect(load).toHaveBeenCalledTimes(1)
  })

  it('[R1.01] has all that was needed so far in the other language before it changes', async () => {
    const instance = createI18n('zh', {}, never)
    const loader = createTextLoader(instance, { order: async () => order, cart: async () => cart }, embedded)
    await loader.load(['order', 'cart'])
    const changed = new Promise((tell) => instance.on('languageChanged', tell))
    await loader.changeLanguage('en')
    expect(await changed).toBe('en')
    expect([instance.t('order:paid'), instance.t('cart:empty')]).toEqual(['Paid', 'The cart is empty'])
  })

  it('[R1.01] shows the language that was chosen last, whichever texts come first', async () => {
    const instance = createI18n('zh', {}, never)
    const slow = Promise.withResolvers<Messages>()
    const loader = createTextLoader(instance, { order: () => slow.promise }, embedded)
    await loader.load(['order'])
    const english = loader.changeLanguage('en')
    await loader.changeLanguage('zh')
    slow.resolve(order)
    await english
    expect([instance.language, instance.t('order:paid')]).toEqual(['zh', '已支付'])
  })

  it('[R1.01] goes on as before when texts are not to be had, and can be asked again', async () => {
    const instance = createI18n('zh', {}, never)
    const load = vi.fn(async () => order).mockRejectedValueOnce(new Error('gone'))
    const loader = createTextLoader(instance, { order: load }, embedded)
    await loader.load(['order'])
    await expect(loader.changeLanguage('en')).rejects.toThrow('gone')
    expect(instance.language).toBe('zh')
    await loader.changeLanguage('en')
    expect([instance.language, instance.t('order:paid')]).toEqual(['en', 'Paid'])
  })

  it('refuses texts that the app does not have', async () => {
    const loader = createTextLoader(createI18n('zh', {}, never), {})
    await expect(loader.load(['nothing'])).rejects.toThrow('The app has no texts named nothing.')
  })

  it.each(Object.entries(sharedTexts))(
    '[R1.01] finds the shared texts %s in both languages',
    async (_, load) => {
      const { zh, en } = await load()
      expect(Object.keys(zh)).not.toEqual([])
      expect(Object.keys(en)).not.toEqual([])
    },
  )
})
