import type { Client, ClientError, ContractShape } from '@compute-mall/core/client'
import { E } from '@compute-mall/core/fp'

/**
 * A client that is loaded with the first task that runs, so that a first view carries no HTTP client (decision 7).
 * Its functions are those of the client; only their tasks wait for it. One that cannot be loaded is no network, and
 * the next task tries again.
 */
export const deferClient = <C extends ContractShape>(load: () => Promise<Client<C>>): Client<C> => {
  const loadOnce = memo(load)
  return new Proxy({} as Client<C>, {
    get: (_client, module: string) =>
      new Proxy({}, { get: (_calls, name: string) => deferCall(loadOnce, module, name) }),
  })
}

/** Keeps what was loaded, but no failure. */
const memo = <A>(load: () => Promise<A>): (() => Promise<A>) => {
  let loaded: Promise<A> | undefined
  return () => {
    loaded ??= load().catch((thrown: unknown) => {
      loaded = undefined
      throw thrown
    })
    return loaded
  }
}

type SomeCall = (...given: readonly unknown[]) => () => Promise<unknown>

const deferCall =
  <C extends ContractShape>(load: () => Promise<Client<C>>, module: keyof C, name: string): SomeCall =>
  (...given) => {
    const task = memo(async () => ((await load())[module][name] as unknown as SomeCall)(...given))
    return async () => {
      try {
        return await (await task())()
      } catch (thrown) {
        return E.left<ClientError>({ kind: 'network', reason: String(thrown) })
      }
    }
  }
