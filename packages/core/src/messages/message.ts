/** A text to be shown: its key as the translator takes it, `namespace:key`, and the values of its places. */
export interface Message {
  readonly key: string
  readonly values?: Readonly<Record<string, string | number>>
  /** What is shown when no text has this key (R8.02). */
  readonly otherwise?: string
}

/**
 * Names the texts of one module by their keys: `const say = messageFor<Key>('payment')`, then `say('scanWith')`.
 * @example
 * import { messageFor } from '@compute-mall/core/messages'
 *
 * const say = messageFor<'left'>('cart')
 * say('left', { count: 3 }).values // → { count: 3 }
 */
export const messageFor =
  <Key extends string>(namespace: string) =>
  (key: Key, values?: Message['values']): Message =>
    values === undefined ? { key: `${namespace}:${key}` } : { key: `${namespace}:${key}`, values }

/** The keys of a module's texts as the translator takes them: without the suffix of a plural. */
export type KeyOf<M extends { readonly zh: object }> = keyof M['zh'] extends infer K
  ? K extends `${infer Base}_${'zero' | 'one' | 'other'}`
    ? Base
    : K & string
  : never
