import type { GoodsKind } from '@compute-mall/core/goods'

/** The language that a journey reads; each has people and orders of its own, so that the two never meet. */
export type Language = 'zh' | 'en'

/** What is special about a person; without anything it is a customer who may buy everything. */
interface Part {
  /** In the team of the demonstration's leader, without being the leader. */
  readonly member?: true
  readonly agent?: true
  readonly unsigned?: true
  /** Leads an account in a centre, and it is disabled. */
  readonly disabled?: true
  readonly phone?: 'none' | 'unverified'
  /** Has things in the cart: some that can be bought, one that has become cheaper, and two that are gone. */
  readonly cart?: true
  /** Yuan in each account of one's own: contract fund, credit, platform discount. */
  readonly means?: string
}

/** Who acts in the journeys, by role. */
export const parts = {
  mouse: {},
  keyboard: {},
  cartBuyer: {},
  scanner: {},
  refuser: {},
  lateBuyer: {},
  twice: {},
  rich: { means: '100000.00' },
  remitter: {},
  recharger: {},
  leaver: {},
  hurried: {},
  sleeper: {},
  priceWatcher: {},
  forgetful: {},
  collector: {},
  looker: {},
  lister: {},
  canceller: {},
  owner: {},
  stranger: {},
  bilingual: { disabled: true },
  keeper: { cart: true },
  caller: { phone: 'none' },
  rival: { phone: 'none' },
  verifier: { phone: 'unverified' },
  hopeless: { member: true, phone: 'none', agent: true, unsigned: true, disabled: true },
} as const satisfies Record<string, Part>

export type Role = keyof typeof parts
export const partOf = (role: Role): Part => parts[role]
export const roles = Object.keys(parts) as Role[]

/** The user name of a role, e.g. `mouse-zh`. */
export const nameOf = (role: Role, language: Language): string => `${role}-${language}`

/** Goods in a state, named by it. Their sku is `s-<name>`. */
interface Prop {
  readonly kind: GoodsKind
  readonly price: string
  readonly billingType: 'ONCE' | 'FOREVER' | 'FREE' | 'MONTH'
  /** Centres with how much is free there; an empty name for what runs nowhere in particular. */
  readonly stock: Readonly<Record<string, number>>
  /** A trial of seven days beside the price. */
  readonly trial?: true
  readonly display?: false
  readonly expired?: true
}

const PLENTY = 1_000_000
const anywhere = { '': PLENTY }
const inKunshan = { 'c-kunshan': PLENTY }

export const props = {
  node: { kind: 'heterogeneous', price: '25.60', billingType: 'ONCE', stock: inKunshan },
  disk: { kind: 'storage', price: '0.30', billingType: 'MONTH', stock: inKunshan },
  licence: { kind: 'software', price: '5999.00', billingType: 'FOREVER', stock: anywhere },
  gift: { kind: 'software', price: '0.00', billingType: 'FREE', stock: anywhere },
  tryable: { kind: 'software', price: '199.00', billingType: 'FOREVER', stock: anywhere, trial: true },
  soldOut: { kind: 'heterogeneous', price: '25.60', billingType: 'ONCE', stock: { 'c-kunshan': 0 } },
  expired: { kind: 'software', price: '99.00', billingType: 'FOREVER', stock: anywhere, expired: true },
  offShelf: { kind: 'heterogeneous', price: '25.60', billingType: 'ONCE', stock: inKunshan, display: false },
  exhausted: {
    kind: 'heterogeneous',
    price: '25.60',
    billingType: 'ONCE',
    stock: { 'c-kunshan': 0, 'c-wuzhen': PLENTY },
  },
} as const satisfies Record<string, Prop>

export type PropName = keyof typeof props
export const propOf = (name: PropName): Prop => props[name]
export const propNames = Object.keys(props) as PropName[]
