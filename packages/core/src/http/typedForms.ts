import * as t from 'io-ts'
import { storeKeys, type TextStore } from './store.ts'

/** What is typed into a form, by the names of its fields. */
export type Typed = Readonly<Record<string, string>>

const Stored = t.type({ userId: t.string, forms: t.record(t.string, t.record(t.string, t.string)) })

/** What one person typed into forms and has not submitted. */
export interface TypedForms {
  get(form: string): Typed | undefined
  set(form: string, typed: Typed): void
  remove(form: string): void
}

const parsed = (text: string | undefined): unknown => {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    // Anything may stand in a browser's storage.
    return null
  }
}

/**
 * Forms of one person in the storage of a tab: restored when the same person signs in again, removed when it is another.
 * @example
 * import { typedFormsOf } from '@compute-mall/core/http'
 *
 * const texts = new Map<string, string>()
 * const store = {
 *   get: (key: string) => texts.get(key),
 *   set: (key: string, text: string) => void texts.set(key, text),
 *   remove: (key: string) => void texts.delete(key),
 *   clear: () => texts.clear(),
 * }
 * const forms = typedFormsOf(store, 'user_1')
 * forms.set('refund', { reason: 'bought twice' })
 * typedFormsOf(store, 'user_2').get('refund') // → undefined
 */
export const typedFormsOf = (store: TextStore, userId: string): TypedForms => {
  const read = (): Readonly<Record<string, Typed>> => {
    const stored = parsed(store.get(storeKeys.typedForms))
    if (Stored.is(stored) && stored.userId === userId) return stored.forms
    store.remove(storeKeys.typedForms)
    return {}
  }
  const write = (forms: Readonly<Record<string, Typed>>): void => {
    if (Object.keys(forms).length === 0) store.remove(storeKeys.typedForms)
    else store.set(storeKeys.typedForms, JSON.stringify({ userId, forms }))
  }
  // What another person left is gone as soon as somebody else is here.
  read()
  return {
    get: (form) => {
      const forms = read()
      return Object.hasOwn(forms, form) ? forms[form] : undefined
    },
    set: (form, typed) => write({ ...read(), [form]: typed }),
    remove: (form) => write(Object.fromEntries(Object.entries(read()).filter(([name]) => name !== form))),
  }
}
