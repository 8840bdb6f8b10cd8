import { randomKey, textStore } from '@compute-mall/browser'
import type { MallClient } from '@compute-mall/core/actors'
import { type ClientError, createClient, createRegistry } from '@compute-mall/core/client'
import { contract } from '@compute-mall/core/contract'

/** The headers of a visit that its calls carry on, so that the server knows who asks and from where. */
const CARRIED = ['cookie', 'accept-language', 'x-forwarded-for']

const noStore = textStore(() => {
  throw new Error('A server stores nothing for a visitor.')
})

/** A client that calls in the name of one visit. */
export const serverClient = (
  visit: Request,
  api: typeof fetch,
  log: (path: string, error: ClientError) => void,
): MallClient => {
  const { origin } = new URL(visit.url)
  return createClient(contract, {
    fetch: (input, init) => {
      const request = new Request(input, init)
      for (const name of CARRIED) request.headers.set(name, visit.headers.get(name) ?? '')
      request.headers.set('origin', origin)
      return api(request)
    },
    origin,
    requests: createRegistry(),
    store: noStore,
    randomKey: randomKey,
    device: () => 'desktop',
    translate: () => undefined,
    tell: (notice) => notice.kind === 'log' && log(notice.path, notice.error),
    policy: {
      told: {
        refused: 'nothing',
        malformed: 'log',
        misaddressed: 'nothing',
        network: 'log',
        timeout: 'log',
        aborted: 'nothing',
        unauthenticated: 'nothing',
      },
      level: { desktop: 'warning', mobile: 'failure' },
    },
  })
}
