import type { GoodsKind } from '@compute-mall/core/goods'
import type { ShopDuty } from '@compute-mall/core/identity'

/** The language that a journey reads; each has people and orders of its own, so that the two never meet. */
export type Language = 'zh' | 'en'

/** What somebody has bought a while ago, see `holds`. */
export type Holding = 'ending' | 'ended' | 'usedUp'

/** What is special about a person; without anything it is a customer who may buy everything. */
interface Part {
  /** In the team of the demonstration's leader, without being the leader. */
  readonly member?: true
  /** In a team of this journey alone. */
  readonly team?: { readonly id: 'asking' | 'phoneAsking' | 'changing' | 'walking'; readonly leads: boolean }
  readonly agent?: true
  readonly unsigned?: true
  /** Leads an account in a centre, and it is disabled. */
  readonly disabled?: true
  readonly phone?: 'none' | 'unverified'
  /**
   * Has things in the cart. `mixed`: some that can be bought, one that has become cheaper, and two that are gone;
   * `outOfLimits`: less than is sold at least, and storage for too short a time; `full`: as many lines as it holds.
   */
  readonly cart?: 'mixed' | 'outOfLimits' | 'full'
  /** Yuan in each account of one's own: contract fund, credit, platform discount. */
  readonly means?: string
  /**
   * What was bought and opened a while ago. `ending`: storage of which seven days are left; `ended`: storage whose term
   * was over yesterday; `usedUp`: card-hours that the demonstration centre has used up.
   */
  readonly holds?: readonly Holding[]
  /** Has applied to become a merchant, and is so far. */
  readonly application?: 'inReview' | 'rejected' | 'approved'
  /** Owns a shop that nobody else knows, with nothing to sell: `shopOf` names it. */
  readonly shop?: true
  /** Works in the back office, with this role. */
  readonly clerk?: string
  /** Works for the shop of the staged goods, with these duties. */
  readonly duties?: readonly ShopDuty[]
  /** A customer who sells for the platform, with these further codes. */
  readonly saler?: readonly string[]
}

/** Who acts in the journeys, by role. */
const parts = {
  mouse: {},
  typist: {},
  applicant: {},
  settler: {},
  pocketSettler: {},
  answering: { application: 'inReview' },
  phoneSettler: {},
  plainBuyer: {},
  chatter: {},
  commanded: {},
  outsider: {},
  critic: {},
  keyboard: {},
  cartBuyer: {},
  scanner: {},
  refuser: {},
  lateBuyer: {},
  twice: {},
  funded: { means: '100000.00' },
  credited: { means: '100000.00' },
  postpaid: {},
  gifted: {},
  refunded: {},
  gifting: { clerk: 'operator' },
  granting: { clerk: 'financial' },
  discounted: { means: '100000.00' },
  closer: {},
  remitter: {},
  recharger: {},
  leaver: {},
  hurried: {},
  sleeper: {},
  priceWatcher: {},
  forgetful: {},
  collector: {},
  looker: {},
  barred: {},
  diskFull: {},
  draftless: {},
  filler: {},
  orderer: {},
  lister: {},
  receiver: {},
  canceller: {},
  finder: {},
  changer: {},
  tuner: {},
  scripter: {},
  owner: {},
  stranger: {},
  departing: {},
  announced: {},
  twinOne: {},
  twinTwo: {},
  phoneTwinOne: {},
  phoneTwinTwo: {},
  firstCustomer: { means: '100000.00' },
  pocketCustomer: { means: '100000.00' },
  curious: {},
  phoneCurious: {},
  asker: {},
  desker: {},
  noticer: {},
  returner: {},
  reconnecter: {},
  prober: {},
  hider: {},
  twoScreens: {},
  twoDevices: {},
  signedOff: {},
  barredPhone: {},
  liftedPhone: {},
  attendant: { shop: true },
  typistAtDesk: { shop: true },
  leaverOfDesk: { shop: true },
  pocketDesk: { shop: true },
  greeter: { shop: true },
  bystander: { shop: true },
  dayOffTaker: { shop: true },
  priceFollower: { means: '100000.00' },
  unpaidBuyer: {},
  pocketFollower: { means: '100000.00' },
  pocketDebtor: {},
  resourceOwner: { means: '100000.00' },
  phoneBuyer: {},
  phoneLooker: { cart: 'mixed' },
  phoneCarter: {},
  phoneCaller: { phone: 'none' },
  bilingual: { disabled: true },
  keeper: { cart: 'mixed' },
  untranslated: { cart: 'mixed', means: '100000.00' },
  translated: { cart: 'mixed', means: '100000.00' },
  mender: { cart: 'outOfLimits' },
  caller: { phone: 'none' },
  rival: { phone: 'none' },
  verifier: { phone: 'unverified' },
  switcher: {},
  early: {},
  uploader: {},
  slipper: {},
  reconciled: {},
  emptyHanded: {},
  hoarder: { cart: 'full' },
  greedy: {},
  shutOut: { cart: 'mixed' },
  walker: { cart: 'mixed', means: '100000.00' },
  unreachable: { phone: 'none' },
  phoneTypist: {},
  phoneReturner: {},
  favourer: {},
  dropped: {},
  guessed: {},
  hubUser: { means: '100000.00' },
  studioUser: {},
  reader: {},
  phoneReader: {},
  scanListener: {},
  notified: { application: 'inReview' },
  hopeful: { application: 'inReview' },
  judged: { application: 'inReview' },
  approved: { application: 'inReview' },
  withdrawn: { application: 'inReview' },
  withdrawnByPhone: { application: 'inReview' },
  rejected: { application: 'rejected' },
  merchant: { application: 'approved' },
  consumer: { means: '100000.00' },
  rater: {},
  boaster: {},
  reporter: {},
  overlooker: { means: '100000.00' },
  phoneConsumer: { means: '100000.00' },
  renewer: { means: '100000.00' },
  lateRenewer: { means: '100000.00', holds: ['ending', 'ended'] },
  amountUser: { means: '100000.00', holds: ['usedUp'] },
  phoneRenewer: { means: '100000.00' },
  clerk: { clerk: 'operator' },
  reviewClerk: { clerk: 'operator' },
  phoneReviewClerk: { clerk: 'operator' },
  marketClerk: { clerk: 'operator' },
  pocketClerk: { clerk: 'operator' },
  teamLeader: { team: { id: 'asking', leads: true }, means: '100000.00' },
  teamMember: { team: { id: 'asking', leads: false } },
  handing: { team: { id: 'changing', leads: true } },
  removed: { team: { id: 'changing', leads: false } },
  guest: {},
  refunder: { means: '100000.00' },
  shopkeeper: { duties: ['owner'] },
  stocker: { duties: ['goods'] },
  dispatcher: { duties: ['orders'] },
  answerer: { duties: ['service'] },
  commandingStaff: { duties: ['service'] },
  takingStaff: { duties: ['service'] },
  askerStaff: { duties: ['service'] },
  noticerStaff: { duties: ['service'] },
  hiderStaff: { duties: ['service'] },
  hiderColleague: { duties: ['service'] },
  hiderThird: { duties: ['service'] },
  twoScreensStaff: { duties: ['service'] },
  twoDevicesStaff: { duties: ['service'] },
  cashier: { duties: ['money'] },
  treasurer: { clerk: 'financial' },
  contracter: { clerk: 'contracter' },
  businessOperator: { clerk: 'operateBusiness' },
  salesManager: { clerk: 'salesBusiness' },
  limited: {},
  settingsAdmin: { clerk: 'operateadmin' },
  settingsReader: { clerk: 'operator' },
  appointee: {},
  saler: { saler: [] },
  salerMaster: { saler: ['salerMaster'] },
  salerCluster: { saler: ['salerCluster'] },
  invoiced: { means: '100000.00' },
  expired: { means: '100000.00' },
  expiredOnMail: { means: '100000.00' },
  tabbed: {},
  tabbedByAddress: {},
  tabbedElsewhere: {},
  blocked: {},
  phoneBlocked: {},
  phoneTeamLeader: { team: { id: 'phoneAsking', leads: true }, means: '100000.00' },
  phoneTeamMember: { team: { id: 'phoneAsking', leads: false } },
  teamWalker: { team: { id: 'walking', leads: true }, means: '100000.00' },
  ledWalker: { team: { id: 'walking', leads: false } },
  phoneless: { phone: 'none' },
  phonelessOnPhone: { phone: 'none' },
  deskReader: { shop: true },
  deskRetrier: { shop: true },
  deskReturner: { shop: true },
  lookingBack: {},
  lookingBackStaff: { duties: ['service'] },
  barredStaff: { duties: ['service'] },
  hopeless: { member: true, phone: 'none', agent: true, unsigned: true, disabled: true },
} as const satisfies Record<string, Part>

export type Role = keyof typeof parts
export const partOf = (role: Role): Part => parts[role]
const roles = Object.keys(parts) as Role[]

/** Somebody who acts. */
export interface Person {
  readonly role: Role
  readonly language: Language
  /** The user name, e.g. `mouse-zh`. */
  readonly name: string
  /** The phone number, of who has one. */
  readonly phone: string
  /** A number that nobody has yet, for this person alone: a number gets one code a minute. */
  readonly freshPhone: string
}

/**
 * Who plays a role; a journey that runs again, because it is repeated (`--repeat-each`) or because it failed, has
 * somebody else play it, who knows nothing of what the one before left behind.
 */
export const personOf = (role: Role, language: Language, attempt: number): Person => {
  const number = (2 * attempt + (language === 'zh' ? 0 : 1)) * roles.length + roles.indexOf(role)
  const digits = String(number).padStart(5, '0')
  return {
    role,
    language,
    name: attempt === 0 ? `${role}-${language}` : `${role}-${language}-${attempt}`,
    phone: `139000${digits}`,
    freshPhone: `137000${digits}`,
  }
}

/** The shop that somebody owns. */
export const shopOf = ({ name }: Person): string => `e-${name}`

/** Everybody whom so many attempts need. */
export const castOf = (attempts: number): readonly Person[] =>
  Array.from({ length: attempts }, (_, attempt) =>
    (['zh', 'en'] as const).flatMap((language) => roles.map((role) => personOf(role, language, attempt))),
  ).flat()

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
  /** What each buyer may buy of it at most. */
  readonly buyerLimit?: number
}

const PLENTY = 1_000_000
const anywhere = { '': PLENTY }
const inKunshan = { 'c-kunshan': PLENTY }

const props = {
  node: { kind: 'heterogeneous', price: '25.60', billingType: 'ONCE', stock: inKunshan },
  disk: { kind: 'storage', price: '0.30', billingType: 'MONTH', stock: inKunshan },
  licence: { kind: 'software', price: '5999.00', billingType: 'FOREVER', stock: anywhere },
  gift: { kind: 'software', price: '0.00', billingType: 'FREE', stock: anywhere },
  tryable: { kind: 'software', price: '199.00', billingType: 'FOREVER', stock: anywhere, trial: true },
  limited: { kind: 'service', price: '880.00', billingType: 'ONCE', stock: anywhere, buyerLimit: 2 },
  chatModel: { kind: 'model', price: '0.00', billingType: 'FREE', stock: anywhere },
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
