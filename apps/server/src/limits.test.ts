import { setTimeout as sleep } from 'node:timers/promises'
import { cartEndpoints, MAX_CART_LINES } from '@compute-mall/core/cart'
import { chatEndpoints, MAX_CANNED_REPLIES, MAX_CONNECTIONS } from '@compute-mall/core/chat'
import { feedbackEndpoints, HOURLY_LIMIT } from '@compute-mall/core/feedback'
import { feedbackFixtures } from '@compute-mall/core/feedback/testing'
import { E } from '@compute-mall/core/fp'
import { goodsEndpoints, MAX_FAVOURITES, MAX_FEATURED } from '@compute-mall/core/goods'
import { identityEndpoints, MAIL_CODE, MAX_ACCESS_TOKENS, SMS_CODE } from '@compute-mall/core/identity'
import { listEndpoints, MAX_VIEWS } from '@compute-mall/core/list'
import { orderEndpoints } from '@compute-mall/core/order'
import { MAX_WAITING_SLIPS, paymentEndpoints } from '@compute-mall/core/payment'
import { INFO_CHECKS, MAX_PICTURES, settlementEndpoints } from '@compute-mall/core/settlement'
import { MAX_STAFF, shopEndpoints } from '@compute-mall/core/shop'
import { MAX_GROUP_MEMBERS, MAX_INVITATIONS, MAX_REQUESTS, teamEndpoints } from '@compute-mall/core/team'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { openLine } from './chat/store/lines.ts'
import {
  addUser,
  type Caller,
  intentFor,
  type NewUser,
  order,
  publishAgreement,
  putOnSale,
  requestFor,
  type Sale,
  startPeer,
  startTestServer,
  type TestServer,
} from './testing/index.ts'

/** Requests in a burst, and how many of them the limit has room for. */
const BURST = 12
const ROOM = 1
/** Time in which all requests of a burst reach the held table. */
const MEETING_MS = 300

let one: TestServer
let other: TestServer
let sales: readonly Sale[]
let picture: {
  readonly fileName: string
  readonly contentType: string
  readonly bytes: Uint8Array<ArrayBuffer>
}
beforeAll(async () => {
  one = await startTestServer()
  other = await startPeer(one)
  const { db } = one.platform
  await publishAgreement(db)
  const made: Sale[] = []
  while (made.length < MAX_CART_LINES + BURST) made.push(await putOnSale(db))
  sales = made
  const bytes = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#c00019' } })
    .png()
    .toBuffer()
  picture = { fileName: 'a.png', contentType: 'image/png', bytes: new Uint8Array(bytes) }
})
afterAll(async () => {
  await other.stop()
  await one.stop()
})

const saleAt = (i: number): Sale => {
  const sale = sales[i]
  if (sale === undefined) throw new Error(`no sale ${i}`)
  return sale
}
const times = (count: number): readonly number[] => Array.from({ length: count }, (_, i) => i)
const countOf = async (query: ReturnType<typeof sql<{ readonly count: string }>>): Promise<number> =>
  Number((await query.execute(one.platform.db)).rows[0]?.count)
const rowsOf = (table: string, column: string, value: string) =>
  countOf(sql`select count(*) from ${sql.table(table)} where ${sql.ref(column)} = ${value}`)

/** One user on both servers. */
const onBoth = async (user: NewUser = {}) => {
  const id = await addUser(one.platform.db, user, new Date(one.clock()))
  const callers: readonly Caller[] = [await one.signInAgain(id), await other.signInAgain(id)]
  const at = (i: number): Caller => callers[i % 2] ?? one.visitor()
  return { id, at }
}
const visitorAt = (i: number): Caller => (i % 2 === 0 ? one : other).visitor()

let people = 0
const strangers = (count: number): Promise<readonly { readonly id: string; readonly name: string }[]> =>
  Promise.all(
    times(count).map(async () => {
      const name = `stranger${++people}`
      return { name, id: await addUser(one.platform.db, { user_name: name }, new Date(one.clock())) }
    }),
  )
const groupOf = async (leads: boolean, id = `g-burst-${++people}`) => ({
  groupId: id,
  leader: await onBoth({ group: { id, isLeader: leads } }),
})
const choiceOf = (sale: Sale) => {
  const { choice } = intentFor(sale)
  if (choice === undefined) throw new Error('nothing is chosen')
  return choice
}

/** A request by its number, and a count of what uses up the limit. */
interface Burst<A = unknown> {
  readonly attempt: (i: number) => Promise<A>
  readonly held: () => Promise<number>
}

/** A limit and how a caller is brought to `most - ROOM` of it. */
interface Case {
  readonly name: string
  /** Table of the rows that are counted. */
  readonly table: string
  readonly most: number
  readonly prepare: (filled: number) => Promise<Burst>
}

/** A limit of requests in a time. */
const window = (
  name: string,
  most: number,
  prepare: () => Promise<Burst<E.Either<unknown, unknown>>['attempt']>,
): Case => ({
  name,
  table: 'attempts',
  most,
  prepare: async (filled) => {
    const attempt = await prepare()
    let granted = 0
    const count = async (i: number) => {
      if (E.isRight(await attempt(i))) granted += 1
    }
    for (const i of times(filled)) await count(BURST + i)
    return { attempt: count, held: async () => granted }
  },
})

const limits: readonly Case[] = [
  {
    name: '[S12] pictures uploaded for an application',
    table: 'settlement_pictures',
    most: MAX_PICTURES,
    prepare: async (filled) => {
      const { id, at } = await onBoth()
      const attempt = (i: number) =>
        at(i).call(settlementEndpoints.uploadPicture, { body: { use: 'certificationImg', picture } })
      for (const i of times(filled)) await attempt(i)
      return { attempt, held: () => rowsOf('settlement_pictures', 'user_id', id) }
    },
  },
  {
    name: '[R7.02] favourites of a user',
    table: 'goods_favourites',
    most: MAX_FAVOURITES,
    prepare: async (filled) => {
      const { id, at } = await onBoth()
      const attempt = (i: number) =>
        at(i).call(goodsEndpoints.favour, {
          params: { id: saleAt(i).goodsId },
          body: { isFavourite: true },
        })
      for (const i of times(filled)) await attempt(sales.length - 1 - i)
      return { attempt, held: () => rowsOf('goods_favourites', 'user_id', id) }
    },
  },
  {
    name: '[R9.02] saved views of a list',
    table: 'saved_views',
    most: MAX_VIEWS,
    prepare: async (filled) => {
      const { id, at } = await onBoth()
      const keep = (name: string, i: number) =>
        at(i).call(listEndpoints.keepView, { body: { list: 'console.orders', name, query: 'status=1' } })
      for (const i of times(filled)) await keep(`before ${i}`, i)
      return { attempt: (i) => keep(`burst ${i}`, i), held: () => rowsOf('saved_views', 'user_id', id) }
    },
  },
  {
    name: '[J15] open requests of a member, over two groups',
    table: 'team_requests',
    most: MAX_REQUESTS,
    prepare: async (filled) => {
      const [first, second] = [await groupOf(true), await groupOf(true)]
      const member = await onBoth({ group: { id: first.groupId, isLeader: false } })
      await one.platform.db
        .insertInto('group_members')
        .values({ group_id: second.groupId, user_id: member.id, is_leader: false })
        .execute()
      const ask = (i: number, sale: Sale) =>
        member.at(i).call(teamEndpoints.ask, {
          body: { choice: choiceOf(sale), note: '', groupId: (i % 2 === 0 ? first : second).groupId },
        })
      for (const i of times(filled)) await ask(i, saleAt(BURST + i))
      return {
        attempt: (i) => ask(i, saleAt(i)),
        held: () => rowsOf('team_requests', 'member_id', member.id),
      }
    },
  },
  {
    name: '[S10] access tokens of a user',
    table: 'access_tokens',
    most: MAX_ACCESS_TOKENS,
    prepare: async (filled) => {
      const { id, at } = await onBoth()
      const attempt = (i: number) =>
        at(i).call(identityEndpoints.createAccessToken, { body: { name: `token ${i}`, scope: 'read' } })
      for (const i of times(filled)) await attempt(i)
      return { attempt, held: () => rowsOf('access_tokens', 'user_id', id) }
    },
  },
  {
    name: '[R4.02] people who work for a shop',
    table: 'users',
    most: MAX_STAFF,
    prepare: async (filled) => {
      const owner = await onBoth({ retailer_id: '1001', shop_duties: ['owner'] })
      const others = filled - (await rowsOf('users', 'retailer_id', '1001'))
      for (const _ of times(others)) await onBoth({ retailer_id: '1001', shop_duties: ['service'] })
      const named = await strangers(BURST)
      return {
        attempt: (i) =>
          owner.at(i).call(shopEndpoints.addStaff, {
            body: { userName: named[i]?.name ?? '', duty: ['service'] },
          }),
        held: () => rowsOf('users', 'retailer_id', '1001'),
      }
    },
  },
  {
    name: '[R4.03] canned replies of a shop',
    table: 'canned_replies',
    most: MAX_CANNED_REPLIES,
    prepare: async (filled) => {
      const owner = await onBoth({ retailer_id: '1001', shop_duties: ['owner'] })
      await one.platform.db
        .insertInto('canned_replies')
        .values(
          times(filled).map((i) => ({
            id: `canned-${i}`,
            shop_id: '1001',
            owner_id: null,
            title: `reply ${i}`,
            body: '您好',
            position: i,
            created_at: new Date(one.clock()),
          })),
        )
        .execute()
      return {
        attempt: (i) =>
          owner.at(i).call(chatEndpoints.addCannedReply, {
            body: { title: `burst ${i}`, text: '您好', shared: true },
          }),
        held: () => rowsOf('canned_replies', 'shop_id', '1001'),
      }
    },
  },
  {
    name: '[R6.05] members of a group',
    table: 'group_members',
    most: MAX_GROUP_MEMBERS,
    prepare: async (filled) => {
      const { groupId, leader } = await groupOf(true)
      const named = await strangers(BURST)
      for (const { name } of named)
        await leader.at(0).get(teamEndpoints.invite, { body: { groupId, userName: name } })
      const members = await strangers(filled - 1)
      await one.platform.db
        .insertInto('group_members')
        .values(members.map(({ id }) => ({ group_id: groupId, user_id: id, is_leader: false })))
        .execute()
      const guests = await Promise.all(named.map(({ id }, i) => (i % 2 === 0 ? one : other).signInAgain(id)))
      return {
        attempt: async (i) => {
          const guest = guests[i]
          const { received = [] } = (await guest?.get(teamEndpoints.invitations, {})) ?? {}
          const invitationId = received[0]?.invitationId ?? ''
          return guest?.call(teamEndpoints.acceptInvitation, { params: { invitationId } })
        },
        held: () => rowsOf('group_members', 'group_id', groupId),
      }
    },
  },
  {
    name: '[R6.05] open invitations of a group',
    table: 'group_invitations',
    most: MAX_INVITATIONS,
    prepare: async (filled) => {
      const { groupId, leader } = await groupOf(true)
      const invite = (name: string, i: number) =>
        leader.at(i).call(teamEndpoints.invite, { body: { groupId, userName: name } })
      for (const { name } of await strangers(filled)) await invite(name, 0)
      const named = await strangers(BURST)
      return {
        attempt: (i) => invite(named[i]?.name ?? '', i),
        held: () => rowsOf('group_invitations', 'group_id', groupId),
      }
    },
  },
  {
    name: '[W12] featured goods of a shop',
    table: 'goods_lives',
    most: MAX_FEATURED,
    prepare: async (filled) => {
      const owner = await onBoth({ retailer_id: '1001', shop_duties: ['owner'] })
      const feature = (i: number, { goodsId }: Sale) =>
        owner.at(i).call(goodsEndpoints.feature, { body: { goodsId: [goodsId] } })
      for (const i of times(filled)) await feature(i, saleAt(BURST + i))
      return {
        attempt: (i) => feature(i, saleAt(i)),
        held: () => countOf(sql`select count(featured_at) from goods_lives where shop_id = '1001'`),
      }
    },
  },
  {
    name: '[R7.02] lines of a cart',
    table: 'cart_lines',
    most: MAX_CART_LINES,
    prepare: async (filled) => {
      const { id, at } = await onBoth()
      const put = (i: number, sale: Sale) =>
        at(i).call(cartEndpoints.put, {
          body: {
            ...sale,
            purchaseAmount: 1,
            purchaseDuration: 1,
            purchaseDurationUnit: undefined,
            centerName: undefined,
            id: undefined,
          },
        })
      for (const i of times(filled)) await put(i, saleAt(BURST + i))
      return { attempt: (i) => put(i, saleAt(i)), held: () => rowsOf('cart_lines', 'user_id', id) }
    },
  },
  {
    name: '[J13] remittance slips of a buyer that wait',
    table: 'remittance_slips',
    most: MAX_WAITING_SLIPS,
    prepare: async (filled) => {
      const { id, at } = await onBoth()
      const buyer = { ...at(0), id }
      const orders: string[] = []
      for (const i of times(filled + BURST)) {
        const made = await order(buyer, intentFor(saleAt(i)))
        if (E.isLeft(made)) throw new Error(JSON.stringify(made.left))
        orders.push(made.right.orderId)
      }
      const upload = (i: number) =>
        at(i).call(paymentEndpoints.uploadSlip, { body: { orderId: orders[i] ?? '', slip: picture } })
      for (const i of times(filled)) await upload(BURST + i)
      return {
        attempt: upload,
        held: () =>
          countOf(sql`select count(*) from remittance_slips
            join orders on orders.id = order_id where user_id = ${id}`),
      }
    },
  },
  {
    name: '[P1] goods of which a buyer may have only so many',
    table: 'orders',
    most: 1,
    prepare: async () => {
      const { db } = one.platform
      const { id, at } = await onBoth()
      const sale = await putOnSale(db, { price: '1.00' })
      await db.updateTable('goods').set({ buyer_limit: 1 }).where('id', '=', sale.goodsId).execute()
      return {
        attempt: (i) => at(i).call(orderEndpoints.create, { body: requestFor(intentFor(sale), '1.00') }),
        held: () => rowsOf('orders', 'user_id', id),
      }
    },
  },
  {
    name: '[S10] connections of one sender',
    table: 'chat_lines',
    most: MAX_CONNECTIONS,
    prepare: async (filled) => {
      const open = (i: number) =>
        openLine((i % 2 === 0 ? one : other).platform.db, 'u-burst', new Date(one.clock()))
      for (const i of times(filled)) await open(i)
      return { attempt: open, held: () => rowsOf('chat_lines', 'caller_id', 'u-burst') }
    },
  },
  {
    name: '[S11] wrong tries of a code',
    table: 'phone_codes',
    most: SMS_CODE.wrongTries,
    prepare: async () => {
      const { id, at } = await onBoth()
      const phone = '13900000002'
      await at(0).get(identityEndpoints.sendSmsCode, { body: { phone } })
      return {
        attempt: (i) => at(i).call(identityEndpoints.bindPhone, { body: { phone, code: '000000' } }),
        held: () => countOf(sql`select wrong_tries as count from phone_codes where user_id = ${id}`),
      }
    },
  },
  window('[D10] questions about the data of other applicants in an hour', INFO_CHECKS.perHour, async () => {
    const { at } = await onBoth()
    return (i) =>
      at(i).call(settlementEndpoints.checkPersonalInfo, {
        body: { infoItem: 'BANK_ACCOUNT', infoValue: '6222021234' },
      })
  }),
  window('[R5.07] codes to one telephone in a minute', SMS_CODE.perPhone.minute, async () => {
    return (i) => visitorAt(i).call(identityEndpoints.sendSignInCode, { body: { phone: '13900000001' } })
  }),
  window('[R5.07] codes that one user asks for in an hour', SMS_CODE.perUser.hour, async () => {
    const { at } = await onBoth()
    return (i) =>
      at(i).call(
        identityEndpoints.sendSmsCode,
        { body: { phone: `139000010${String(i).padStart(2, '0')}` } },
        { address: `10.1.0.${i}` },
      )
  }),
  window('[R5.06] mails with a code to one address in a minute', MAIL_CODE.perMail.minute, async () => {
    const { at } = await onBoth()
    return (i) => at(i).call(identityEndpoints.sendMailCode, { body: { mail: 'burst@example.com' } })
  }),
  window('[R4.11] messages of feedback by a user in an hour', HOURLY_LIMIT.user, async () => {
    const { at } = await onBoth()
    return (i) => at(i).call(feedbackEndpoints.submit, { body: feedbackFixtures.form })
  }),
  window('[R4.11] messages of feedback from an address in an hour', HOURLY_LIMIT.address, async () => {
    return (i) =>
      visitorAt(i).call(feedbackEndpoints.submit, { body: feedbackFixtures.form }, { address: '10.1.1.1' })
  }),
]

/**
 * Lets all requests count before any of them writes: nothing can be written to the table until those that came that
 * far wait. The embedded database has one connection, so that nothing ever meets.
 */
const meeting = async <A>(table: string, begin: () => Promise<A>): Promise<A> => {
  const { pool } = one.platform.connection
  if (pool.options.connectionString === undefined) return begin()
  const holder = await pool.connect()
  try {
    await holder.query(`begin; lock table ${table} in share mode`)
    const begun = begin()
    await vi.waitFor(
      async () => {
        const { rowCount } = await pool.query('select from pg_locks where not granted')
        expect(rowCount).toBeGreaterThan(0)
      },
      { timeout: 5_000, interval: 10 },
    )
    await sleep(MEETING_MS)
    await holder.query('commit')
    return await begun
  } finally {
    holder.release()
  }
}

describe('two processes on one database', () => {
  it.each(limits)('[H16] keep to the limit in a burst: $name', async ({ table, most, prepare }) => {
    const { attempt, held } = await prepare(Math.max(0, most - ROOM))
    await meeting(table, () => Promise.all(times(BURST).map(attempt)))
    expect(await held()).toBe(most)
  })
})
