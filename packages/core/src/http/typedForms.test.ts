import { describe, expect, it } from 'vitest'
import { type TextStore, typedFormsOf } from './index.ts'

const memory = () => {
  const texts = new Map<string, string>()
  const store: TextStore = {
    get: (key) => texts.get(key),
    set: (key, text) => void texts.set(key, text),
    remove: (key) => void texts.delete(key),
    clear: () => texts.clear(),
  }
  return { store, texts }
}

describe('what was typed into a form', () => {
  it('[R4.12] is found by the same person, until it is removed', () => {
    const { store, texts } = memory()
    typedFormsOf(store, 'user_1').set('refund:1', { reason: 'bought twice' })
    typedFormsOf(store, 'user_1').set('invoice', { title: '星澜' })
    expect(typedFormsOf(store, 'user_1').get('refund:1')).toEqual({ reason: 'bought twice' })
    typedFormsOf(store, 'user_1').remove('refund:1')
    expect(typedFormsOf(store, 'user_1').get('refund:1')).toBeUndefined()
    expect(typedFormsOf(store, 'user_1').get('invoice')).toEqual({ title: '星澜' })
    typedFormsOf(store, 'user_1').remove('invoice')
    expect(texts.size).toBe(0)
  })

  it('[R4.12] is neither found by another person nor left behind for the first', () => {
    const { store } = memory()
    typedFormsOf(store, 'user_1').set('refund:1', { reason: 'bought twice' })
    expect(typedFormsOf(store, 'user_2').get('refund:1')).toBeUndefined()
    expect(typedFormsOf(store, 'user_1').get('refund:1')).toBeUndefined()
  })

  it.each(['', '{', '[]', '{"userId":"user_1","forms":{"a":1}}', 'null'])(
    '[R4.12] is nothing where %j stands in the storage',
    (text) => {
      const { store } = memory()
      store.set('mall.typedForms', text)
      expect(typedFormsOf(store, 'user_1').get('a')).toBeUndefined()
      expect(typedFormsOf(store, 'user_1').get('toString')).toBeUndefined()
    },
  )
})
