import { createClient, createRegistry } from '../client/index.ts'
import { contract } from '../contract/index.ts'
import type { MallClient } from './index.ts'

export type Answer = Readonly<Record<string, unknown>> | 'silence'
/** By call, e.g. `POST /market/order`: what is answered the first time, the second time and so on. */
export type Answers = Readonly<Record<string, readonly Answer[]>>

export const right = (data: unknown): Answer => ({ code: '0', msg: '', data })
export const refusal = (code: string, data: unknown = {}): Answer => ({ code, msg: code, data })

/**
 * The client of a server that gives the answers of each call in their order, and then stays silent. It remembers the
 * calls in their order and the idempotency key of each.
 */
export const fakeServer = (answers: Answers) => {
  const asked: string[] = []
  const keys: (string | null)[] = []
  const notices: unknown[] = []
  const client: MallClient = createClient(contract, {
    fetch: async (input) => {
      const { method, url, headers } = input as Request
      const call = `${method} ${new URL(url).pathname}`
      const answer = answers[call]?.[asked.filter((other) => other === call).length] ?? 'silence'
      asked.push(call)
      keys.push(headers.get('idempotency-key'))
      if (answer === 'silence') throw new TypeError('fetch failed')
      return new Response(JSON.stringify(answer))
    },
    origin: 'http://mall.example',
    requests: createRegistry(),
    store: { get: () => undefined, set: () => {}, remove: () => {}, clear: () => {} },
    randomKey: () => 'generated-key-0001',
    device: () => 'desktop',
    translate: () => undefined,
    tell: (notice) => void notices.push(notice),
  })
  return { client, asked, keys, notices }
}
