import type { Client, ContractShape } from './client.ts'
import type { RefusalOptions } from './notice.ts'

/** Options of a call whose failure its caller shows itself: no toast (R8.02). */
export const shownInPlace = { ignore: ['refusals'] } as const satisfies RefusalOptions

type Calls = Readonly<Record<string, (input?: unknown, options?: RefusalOptions) => unknown>>

const callsInPlace = (calls: Calls): Calls =>
  new Proxy(calls, {
    get:
      (target, name: string) =>
      (input?: unknown, options: RefusalOptions = {}) =>
        target[name]?.(input, { ...options, ignore: [...(options.ignore ?? []), ...shownInPlace.ignore] }),
  })

/** A client of whose calls none makes a toast, for a page that shows what it could not load (R8.02). */
export const clientInPlace = <C extends ContractShape>(client: Client<C>): Client<C> =>
  new Proxy(client, {
    get: (modules, name: string) => callsInPlace(Reflect.get(modules, name) as unknown as Calls),
  })
