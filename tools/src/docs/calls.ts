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

/** The calls that no page of ours makes, and why each is there (R7.06). */
export const withoutPage: Readonly<Record<string, string>> = {
  'asset.queueInfo': 'section 7; pages read the centre in the detail of an asset',
  'goods.auditDependResource':
    'section 7; reviewers read the whole application in one call, `goods.application`',
  'goods.auditDetail': 'section 7; reviewers read the whole application in one call, `goods.application`',
  'goods.auditSkus': 'section 7; reviewers read the whole application in one call, `goods.application`',
  'goods.check':
    'for scripts of merchants: whether a draft could go in; the editor applies the same rules as one types',
  'goods.detailPreview': 'section 7; the editor draws its preview from what is typed',
  'goods.publishPreview': 'section 7; the editor draws its preview from what is typed',
  'goods.skusPreview': 'section 7; the editor draws its preview from what is typed',
  'goods.softwareDependResource': 'section 7; `goods.dependResource` answers for every kind of goods',
  'identity.clusterTokenHolder': 'for computing centres, which ask whose a token is (D16)',
  'identity.menuList': 'section 7; each app makes its menu of the same facts about the user (W38)',
  'search.goodsFullText': 'section 7 refers to it beside `v1`, which pages call',
  'search.userPurchaseInfo':
    'section 7; the goods page asks for the marks of all its options at once, `goods.skus`',
}

/** Every call of the product, from the contract. */
export const calls = (): Page =>
  page(
    'api.md',
    'Calls',
    'Every answer is an envelope of `code`, `msg` and `data`; code `0` is success, the others are in [errors](errors.md).',
    '## Calls that no page makes',
    table(
      ['Call', 'Why it is there'],
      Object.entries(withoutPage).map(([call, why]) => [code(call), why]),
    ),
    ...Object.entries<Readonly<Record<string, Endpoint>>>(contract).flatMap(([module, endpoints]) => [
      `## ${module}`,
      table(['Name', 'Call', 'Who', 'Effect', 'Query', 'Body', 'Data'], rows(endpoints)),
    ]),
  )
