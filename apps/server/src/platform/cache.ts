export interface ShortCache<A> {
  /** The value made last for this key if it is young enough, else a new one; whoever asks meanwhile shares it. */
  get(key: string, make: () => Promise<A>): Promise<A>
  /** The value for this key if there is one that is young enough. */
  peek(key: string): Promise<A> | undefined
}

export interface CacheLimits {
  readonly milliseconds: number
  readonly most: number
}

/** Keeps answers for a moment. What failed is not kept; the oldest goes when there are too many. */
export const shortCache = <A>(
  { milliseconds, most }: CacheLimits,
  now: () => number = () => performance.now(),
): ShortCache<A> => {
  const kept = new Map<string, { readonly value: Promise<A>; readonly until: number }>()

  const make = (key: string, value: Promise<A>): Promise<A> => {
    kept.delete(key)
    kept.set(key, { value, until: now() + milliseconds })
    const [oldest] = kept.keys()
    if (kept.size > most && oldest !== undefined) kept.delete(oldest)
    value.catch(() => kept.delete(key))
    return value
  }

  const peek = (key: string): Promise<A> | undefined => {
    const known = kept.get(key)
    return known !== undefined && known.until > now() ? known.value : undefined
  }

  return { peek, get: (key, build) => peek(key) ?? make(key, build()) }
}
