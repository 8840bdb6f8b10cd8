import type { Client, ContractShape } from './client.ts'
import type { RefusalOptions } from './notice.ts'

/** Options of a call whose failure its caller shows itself: no toast (R8.02). */
export const shownInPlace = { ignore: ['refusals'] } as const satisfies RefusalOptions

type SomeCall = (input?: unknown, options?: RefusalOptions) => unknown

/** A client of whose calls none makes a toast, for a page that shows what it could not load (R8.02). */
export const clientInPlace = <C extends ContractShape>(client: Client<C>): Client<C> =>
  new Proxy(client, {
    get: (modules, module: keyof C) =>
      new Proxy(modules[module], {
        get: (calls, name: string): SomeCall => {
          const call = Reflect.get(calls, name) as SomeCall
          return (input, options) =>
            call(input, { ...options, ignore: [...(options?.ignore ?? []), ...shownInPlace.ignore] })
        },
      }),
  })
