import type { ShopDuty } from '@compute-mall/core/identity'

/** The password of every demo account; published, so they belong on no open system. */
export const DEMO_PASSWORD = 'Mall-2026'

export interface DemoAccount {
  readonly name: string
  /** What one can see with it, for the list that the start prints. */
  readonly shows: string
  readonly group?: 'leader' | 'member'
  /** Accounts in computing centres; a disabled one blocks its leader (R5.10). */
  readonly clusters?: 'Normal' | 'Disable'
  readonly phone?: 'none' | 'unverified'
  /** Holds money in each account of a customer's own, so that every way of paying can be seen. */
  readonly means?: true
  readonly unsigned?: true
  /** The sales contact of the customer. */
  readonly saler?: string
  readonly agent?: true
  readonly retailerId?: string
  readonly shopDuties?: readonly ShopDuty[]
  readonly manager?: true
  readonly roleIds?: readonly string[]
  /** Roles that somebody gave besides those of the role ids. */
  readonly roleCodes?: readonly string[]
}

/** One for each kind of user (R1.07) and for each reason of the purchase gate (R5.10). */
export const demoAccounts: readonly DemoAccount[] = [
  {
    name: 'leader',
    shows: 'a customer who leads a team: buys everything',
    group: 'leader',
    clusters: 'Normal',
    means: true,
    saler: '王晓芸',
  },
  {
    name: 'member',
    shows: 'a member of that team: buys applications only',
    group: 'member',
    clusters: 'Normal',
  },
  {
    name: 'agent',
    shows: 'an agent: reads goods, prices, messages and orders of before; asks operations to buy',
    agent: true,
  },
  {
    name: 'unsigned',
    shows: 'has not signed yet: fills the cart, and asks operations for the contract to buy',
    unsigned: true,
  },
  { name: 'newcomer', shows: 'has no phone number yet: sets one, then buys', phone: 'none' },
  {
    name: 'unverified',
    shows: 'has a phone number that is not verified: verifies it, then buys',
    phone: 'unverified',
  },
  {
    name: 'disabled',
    shows: 'a leader whose centre account is disabled: sees which, and asks operations',
    clusters: 'Disable',
  },
  {
    name: 'seller',
    shows: 'a merchant with a shop, whose statements are to be confirmed',
    retailerId: '1001',
    shopDuties: ['owner'],
    roleIds: ['saler'],
  },
  {
    name: 'service',
    shows: 'customer service of that shop',
    retailerId: '1001',
    shopDuties: ['service'],
    roleIds: ['salesBusiness'],
  },
  { name: 'reviewer', shows: 'back office: reviews goods', manager: true, roleIds: ['operator'] },
  {
    name: 'admin',
    shows: 'back office: administers the catalogue',
    manager: true,
    roleIds: ['operateadmin'],
  },
  { name: 'finance', shows: 'back office: confirms remittances', manager: true, roleIds: ['financial'] },
  { name: 'applicant', shows: 'has applied to become a merchant: in review' },
  { name: 'rejected', shows: 'was rejected as a merchant, and may apply again' },
  {
    name: 'market',
    shows: 'back office: banners, live and announcements',
    manager: true,
    roleIds: ['market'],
  },
  { name: 'legal', shows: 'back office: writes agreement and privacy', manager: true, roleIds: ['legal'] },
  {
    name: 'maintenance',
    shows: 'back office: opens again what failed to open',
    manager: true,
    roleIds: ['maintenance'],
  },
  {
    name: 'superadmin',
    shows: 'back office: people, roles and settings',
    manager: true,
    roleIds: ['superadmin'],
  },
  {
    name: 'goodsclerk',
    shows: 'staff of that shop: goods and their stock',
    retailerId: '1001',
    shopDuties: ['goods'],
    roleIds: ['salesBusiness'],
  },
  {
    name: 'business',
    shows: 'back office: reads remittances, refunds and statements',
    manager: true,
    roleIds: ['operateBusiness'],
  },
  {
    name: 'contracts',
    shows: 'back office: reads what customers ordered, for their contracts',
    manager: true,
    roleIds: ['contracter'],
  },
  {
    name: 'salesmaster',
    shows: 'a saler who heads the others: a customer here, named to customers as their contact',
    roleIds: ['saler'],
    roleCodes: ['salerMaster'],
  },
  {
    name: 'salescentre',
    shows: 'a saler of one computing centre: a customer here, named to customers as their contact',
    roleIds: ['saler'],
    roleCodes: ['salerCluster'],
  },
  { name: 'merchant', shows: 'has just become a merchant: a shop with nothing in it yet' },
]
