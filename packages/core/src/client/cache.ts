import { decode } from '../codec/index.ts'
import { O, pipe, TE } from '../fp/index.ts'
import { type Codec, PRODUCT_VERSION, type TextStore } from '../http/index.ts'

/** What may be stored in the browser (D11): answers that are the same for everybody. */
export const cacheKeys = ['site.index', 'resource.clusters'] as const
/** The name under which an answer may be stored. */
export type CacheKey = (typeof cacheKeys)[number]

/** Names the version, so that a new one never reads what an old one wrote. */
const storeKey = (key: CacheKey) => `mall.${PRODUCT_VERSION}.${key}`

/** The answer stored under this key, or else the fresh one, which is stored (R7.01); without a key just the fresh one. */
export const throughCache =
  <A, Out>(store: TextStore, codec: Codec<A, Out>, key: CacheKey | undefined) =>
  <Err>(fresh: TE.TaskEither<Err, A>): TE.TaskEither<Err, A> =>
    key === undefined
      ? fresh
      : pipe(
          TE.fromIO<O.Option<A>, Err>(() => read(store, codec, key)),
          TE.chain(
            O.match(
              () => pipe(fresh, TE.map(stored(store, codec, key))),
              (value) => TE.right(value),
            ),
          ),
        )

/** What cannot be read or does not fit its codec counts as absent. */
const read = <A, Out>(store: TextStore, codec: Codec<A, Out>, key: CacheKey): O.Option<A> =>
  pipe(
    O.fromNullable(store.get(storeKey(key))),
    O.chain((text) => O.tryCatch((): unknown => JSON.parse(text))),
    O.chain((value) => O.fromEither(decode(codec)(value))),
  )

const stored =
  <A, Out>(store: TextStore, codec: Codec<A, Out>, key: CacheKey) =>
  (value: A): A => {
    store.set(storeKey(key), JSON.stringify(codec.encode(value)))
    return value
  }
