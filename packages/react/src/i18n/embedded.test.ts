import { expect, it } from 'vitest'
import { createI18n } from './createI18n.ts'
import { textsIn } from './embedded.ts'

it('[R1.01] embeds the texts of a page in its language alone', () => {
  const texts = {
    order: { zh: { paid: '已支付' }, en: { paid: 'Paid' } },
    cart: { zh: { empty: '购物车为空' }, en: { empty: 'The cart is empty' } },
  }
  const instance = createI18n('en', texts, (key) => {
    throw new Error(key)
  })
  expect(textsIn(instance, ['order'])).toEqual({ order: { paid: 'Paid' } })
})
