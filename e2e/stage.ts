import { MAX_CART_LINES } from '@compute-mall/core/cart'
import { DEMO_PASSWORD, seedAccounts, seedApplication, seedMall, seedStatements } from '@compute-mall/seed'
import type { Transaction } from 'kysely'
import { type GoodsRecord, writeGoods } from '../apps/server/src/goods/index.ts'
import { hashPassword } from '../apps/server/src/identity/index.ts'
import { migrations } from '../apps/server/src/migrations.ts'
import type { Database } from '../apps/server/src/platform/database/index.ts'
import { migrate } from '../apps/server/src/platform/database/index.ts'
import type { OpenPlatform } from '../apps/server/src/platform/open.ts'
import { addShop } from '../apps/server/src/testing/chatting.ts'
import { setSelling } from '../apps/server/src/testing/sale.ts'
import { addUser, type NewUser } from '../apps/server/src/testing/users.ts'
import { applicationOf } from './applicants.ts'
import { castOf, type Person, type PropName, partOf, propNames, propOf, shopOf } from './cast.ts'
import { setHolding } from './holdings.ts'
import { fillData } from './staging.ts'

/** The demonstration's team, whose leader is the account `leader`. */
const TEAM = 'g-demo'
const TIANJIN = {
  cluster_id: 'c-tianjin',
  center_name_zh: '华北一区（天津）算力中心',
  center_name_en: 'North China I (Tianjin) Computing Centre',
}
const DAY_MS = 86_400_000

const goodsOf = (name: PropName, now: Date): GoodsRecord => {
  const { kind, price, billingType, stock, trial, display = true, expired, buyerLimit } = propOf(name)
  const isCompute = Object.keys(stock).some((center) => center !== '')
  const unit = kind === 'storage' ? 'gbMonth' : isCompute ? 'cardHour' : 'times'
  const formal = { id: `p-${name}`, price, sourcePrice: price, billingType, unit, duration: 0 } as const
  const week = {
    ...formal,
    id: `t-${name}`,
    price: '0.00',
    sourcePrice: '0.00',
    billingType: 'TRIAL',
    duration: 7,
  } as const
  return {
    id: `g-${name}`,
    shop: { id: '1001', name: { zh: '平台自营旗舰店', en: 'Platform Flagship Store' } },
    kind,
    type: kind === 'storage' ? 'storage' : isCompute ? 'share' : 'other',
    resourceType: kind === 'heterogeneous' ? 'gpu' : null,
    classification: { category: '', industry: [], resource: [], delivery: [], spec: [] },
    name: { zh: `道具 ${name}`, en: `Prop ${name}` },
    summary: { zh: '', en: '' },
    description: [],
    tags: [],
    figures: [],
    specifications: [],
    params: [],
    support: [],
    cases: [],
    limit: { amount: 1, maxAmount: 99_999_999, duration: kind === 'storage' ? 3 : 1, maxDuration: 36 },
    ...(buyerLimit !== undefined && { buyerLimit }),
    display,
    listedAt: now,
    skus: [
      {
        id: `s-${name}`,
        sn: `SN-${name}`,
        specificationValues: {},
        pricing: trial ? [formal, week] : [formal],
        param: [],
        appPlatformUrl: null,
        appInfoList: [],
        expiresAt: expired ? new Date(now.getTime() - DAY_MS) : null,
        stock: Object.entries(stock).map(([clusterId, free]) => ({
          clusterId,
          free,
          capacity: Math.max(free, 1),
        })),
      },
    ],
    dependencies: [],
  }
}

const setProps = (trx: Transaction<Database>, now: Date): Promise<void> =>
  writeGoods(
    trx,
    propNames.map((name) => goodsOf(name, now)),
    () => null,
  )

const carts = {
  mixed: { node: 10, licence: 1, offShelf: 10, soldOut: 10 },
  outOfLimits: { node: 3, disk: 1 },
} as const satisfies Record<string, Partial<Record<PropName, number>>>

/** A line of a cart, unique by its index there. */
const lineOf = (userId: string, name: PropName, index: number, now: Date) => ({
  id: `l-${userId.slice(2, 12)}-${index}`,
  user_id: userId,
  goods_id: `g-${name}`,
  sku_id: `s-${name}`,
  pricing_id: `p-${name}`,
  cluster_id: Object.keys(propOf(name).stock)[0] ?? '',
  amount: 1,
  duration: 1,
  added_price: propOf(name).price,
  created_at: now,
})

/** The same storage for one month, for two, and so on: each is a line of its own. */
const fullCart = (userId: string, now: Date) =>
  Array.from({ length: MAX_CART_LINES }, (_, index) => ({
    ...lineOf(userId, 'disk', index, now),
    duration: index + 1,
  }))

const cartOf = (userId: string, cart: keyof typeof carts | 'full', now: Date) =>
  cart === 'full'
    ? fullCart(userId, now)
    : propNames.flatMap((name, index) => {
        const amount = (carts[cart] as Partial<Record<PropName, number>>)[name]
        const line = lineOf(userId, name, index, now)
        const cheaper = cart === 'mixed' && name === 'node' && { added_price: '30.00' }
        return amount === undefined ? [] : [{ ...line, amount, ...cheaper }]
      })

const userOf = (person: Person): NewUser => {
  const { language, name, role, phone } = person
  const part = partOf(role)
  return {
    user_name: name,
    language,
    phone: part.phone === 'none' ? null : phone,
    phone_verified: part.phone === undefined,
    ...(part.agent && { user_type: 'agent' }),
    ...(part.unsigned && { user_label_id: '1000000201' }),
    ...(part.disabled && { clusters: [{ ...TIANJIN, status: 'Disable' }] }),
    ...(part.clerk && { role_type: 'manager', role_ids: [part.clerk] }),
    ...(part.shop && { retailer_id: shopOf(person) }),
    ...(part.team && {
      // One in each language and attempt.
      group: { id: `g-${part.team.id}${person.name.slice(person.role.length)}`, isLeader: part.team.leads },
    }),
    ...(part.duties && { retailer_id: '1001', shop_duties: part.duties }),
    ...(part.saler && { role_ids: ['saler'], nonpre_role_codes: part.saler }),
    ...(part.member && { group: { id: TEAM, isLeader: false } }),
  }
}

const accountOf = (userId: string, means: string) => ({
  user_id: userId,
  credit_limit: means,
  credit: means,
  credit_granted_at: new Date(),
  contract_fund: means,
  platform_discount: means,
})

const setPeople = async (trx: Transaction<Database>, { vault }: OpenPlatform, now: Date): Promise<void> => {
  const password_hash = await hashPassword(DEMO_PASSWORD)
  for (const person of castOf(Number(process.env.ATTEMPTS ?? '1'))) {
    if (partOf(person.role).shop) await addShop(trx, shopOf(person))
    const id = await addUser(trx, { ...userOf(person), password_hash }, now)
    const { cart, means, application, holds = [] } = partOf(person.role)
    if (cart)
      await trx
        .insertInto('cart_lines')
        .values(cartOf(id, cart, now))
        .execute()
    if (means) await trx.insertInto('pay_accounts').values(accountOf(id, means)).execute()
    for (const holding of holds) await setHolding(trx, id, holding, now)
    if (application) await seedApplication(trx, vault, applicationOf(person, id, now))
  }
}

const set = async (platform: OpenPlatform, now: Date): Promise<void> => {
  await migrate(platform.db, migrations)
  await platform.db.transaction().execute(async (trx) => {
    await seedMall(trx, now)
    await seedAccounts(trx, now)
    await setProps(trx, now)
    await setPeople(trx, platform, now)
    if (process.env.STATEMENTS === 'on') await seedStatements(trx, now)
    if (process.env.SELLING === 'off') await setSelling(trx, false)
  })
}

await fillData(set)
