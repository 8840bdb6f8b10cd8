import { contract } from '@compute-mall/core/contract'
import { type Access, type Endpoint, Nothing } from '@compute-mall/core/http'
import { code, type Page, page, table } from './page.ts'

const accessInWords = (access: Access) => {
  switch (access.kind) {
    case 'anyone':
      return 'anyone'
    case 'signedIn':
      return 'signed in'
    case 'withRole':
      return access.roles.join(', ')
    case 'shopOrRole':
      return ['merchants', ...access.roles].join(', ')
    case 'withDuty':
      return `duty ${access.duties.join(', ')} in a shop`
  }
}

const effects = {
  read: 'read',
  change: 'change',
  keyedChange: 'change with an idempotency key',
} as const satisfies Record<Endpoint['effect'], string>

const nameOf = (part: Endpoint['query']) => (part === Nothing ? '—' : code(part.name))

const rows = (endpoints: Readonly<Record<string, Endpoint>>) =>
  Object.entries(endpoints).map(([name, endpoint]) => [
    name,
    `${code(`${endpoint.method} ${endpoint.path}`)}`,
    accessInWords(endpoint.access),
    effects[endpoint.effect],
    nameOf(endpoint.query),
    nameOf(endpoint.body),
    code(endpoint.response.name),
  ])

/** Every call of the product, from the contract. */
export const calls = (): Page =>
  page(
    'api.md',
    'Calls',
    'Every answer is an envelope of `code`, `msg` and `data`; code `0` is success, the others are in [errors](errors.md).',
    ...Object.entries<Readonly<Record<string, Endpoint>>>(contract).flatMap(([module, endpoints]) => [
      `## ${module}`,
      table(['Name', 'Call', 'Who', 'Effect', 'Query', 'Body', 'Data'], rows(endpoints)),
    ]),
  )
