import { auditEndpoints, auditList } from '@compute-mall/core/audit'
import { E } from '@compute-mall/core/fp'
import { identityEndpoints } from '@compute-mall/core/identity'
import { readList } from '@compute-mall/core/list'
import { noticeEndpoints, noticeList } from '@compute-mall/core/notice'
import { orderEndpoints } from '@compute-mall/core/order'
import { provisionEndpoints, resourceList } from '@compute-mall/core/provision'
import { teamEndpoints, teamRequestList } from '@compute-mall/core/team'
import { DAY_MS } from '@compute-mall/core/time'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  AGREEMENT,
  intentFor,
  publishAgreement,
  putOnSale,
  type Sale,
  startTestServer,
  type TestServer,
  type TestUser,
} from '../testing/index.ts'

const team = teamEndpoints
const everyRequest = readList(teamRequestList, []).query
const everyNotice = readList(noticeList, []).query
const refused = (code: string) =>
  expect.objectContaining({
    left: expect.objectContaining({ error: expect.objectContaining({ code }) }),
  })

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
  await publishAgreement(server.platform.db)
})
afterAll(() => server.stop())

let count = 0
/** A group of a leader and as many members as asked. */
const formed = async (members = 1) => {
  const groupId = `g-team-${++count}`
  const leader = await server.signIn({ user_name: `leads${count}`, group: { id: groupId, isLeader: true } })
  const led: TestUser[] = []
  for (let i = 0; i < members; i++)
    led.push(await server.signIn({ user_name: `led${count}x${i}`, group: { id: groupId, isLeader: false } }))
  const [member = leader] = led
  return { groupId, leader, member, members: led }
}
const choiceOf = (sale: Sale) => {
  const { choice } = intentFor(sale, { amount: 1 })
  if (choice === undefined) throw new Error('nothing is chosen')
  return choice
}
const asked = async (member: TestUser, sale: Sale, note = '') =>
  member.get(team.ask, { body: { choice: choiceOf(sale), note, groupId: undefined } })
const kindsOf = async (user: TestUser) =>
  (await user.get(noticeEndpoints.list, { query: everyNotice })).records.map(({ kind }) => kind)
const free = { kind: 'cloudServer', price: '0.00', billingType: 'MONTH' } as const
const leadersOf = async (groupId: string) =>
  (
    await server.platform.db
      .selectFrom('group_members')
      .select('user_id')
      .where('group_id', '=', groupId)
      .where('is_leader', '=', true)
      .execute()
  ).map(({ user_id }) => user_id)
const consent = { agreed: true, agreementVersion: AGREEMENT }

describe('groups', () => {
  it('[R6.05] are joined by an invitation, which is told and holds for seven days', async () => {
    const { groupId, leader } = await formed(0)
    const guest = await server.signIn({ user_name: `guest${count}` })
    const { sent } = await leader.get(team.invite, { body: { groupId, userName: ` GUEST${count} ` } })
    expect(sent.map(({ userName, state }) => [userName, state])).toEqual([[`guest${count}`, 'sent']])
    expect(await kindsOf(guest)).toEqual(['teamInvited'])
    // Again is once.
    await leader.get(team.invite, { body: { groupId, userName: `guest${count}` } })
    expect(await kindsOf(guest)).toEqual(['teamInvited'])
    server.clock.advance(7 * DAY_MS)
    const [late, leads] = [await server.signInAgain(guest.id), await server.signInAgain(leader.id)]
    const { received } = await late.get(team.invitations, {})
    expect(received).toEqual([])
    const params = { invitationId: sent[0]?.invitationId ?? '' }
    expect(await late.call(team.acceptInvitation, { params })).toEqual(refused('GROUP10005'))
    const again = await leads.get(team.invite, { body: { groupId, userName: `guest${count}` } })
    const next = { invitationId: again.sent[0]?.invitationId ?? '' }
    expect(await late.get(team.acceptInvitation, { params: next })).toEqual({ received: [], sent: [] })
    const { groupUsersInfos } = await late.get(identityEndpoints.groupUsers, { query: { groupId } })
    expect(groupUsersInfos.map(({ isGroupLeader }) => isGroupLeader)).toEqual(['Leader', 'Member'])
    expect(await late.call(team.acceptInvitation, { params: next })).toEqual(refused('GROUP10005'))
  })

  it('[R6.05] invite nobody of the back office, of the group, or unknown', async () => {
    const { groupId, leader } = await formed(1)
    await server.signIn({ user_name: `clerk${count}`, role_type: 'manager', role_ids: ['operator'] })
    for (const userName of [`clerk${count}`, `led${count}x0`, 'nobody-of-this-name'])
      expect(await leader.call(team.invite, { body: { groupId, userName } })).toEqual(refused('GROUP10003'))
  })

  it('[R6.05] keep exactly one leader, also when leading is handed over at once to many', async () => {
    const { groupId, leader, members } = await formed(4)
    const outcomes = await Promise.all(
      members.map(({ id }) => leader.call(team.handOver, { body: { groupId, userId: id } })),
    )
    expect(outcomes.filter(E.isRight)).toHaveLength(1)
    const [now] = await leadersOf(groupId)
    expect(await leadersOf(groupId)).toHaveLength(1)
    expect(members.map(({ id }) => id)).toContain(now)
    expect(await kindsOf(members[0] ?? leader)).toEqual(['teamLeaderChanged'])
    const { isLeader, isJoinGroup } = await leader.get(identityEndpoints.currentUser, {
      query: { includeToken: undefined, refresh: undefined },
    })
    expect([isLeader, isJoinGroup]).toEqual([false, true])
  })

  it('[R6.05] take a second leader from nobody: the database holds it', async () => {
    const { groupId, member } = await formed(1)
    await expect(
      server.platform.db
        .updateTable('group_members')
        .set({ is_leader: true })
        .where('group_id', '=', groupId)
        .where('user_id', '=', member.id)
        .execute(),
    ).rejects.toThrow(/group_members_leader/)
  })

  it('[R6.05] are left by members, never by their leader; what a member asked for goes with them', async () => {
    const { groupId, leader, members } = await formed(2)
    const [first = leader, second = leader] = members
    const request = await asked(first, await putOnSale(server.platform.db))
    await leader.get(team.removeMember, { body: { groupId, userId: first.id } })
    expect(await kindsOf(first)).toEqual(['teamRemoved'])
    const params = { requestId: request.requestId }
    expect((await first.get(team.request, { params })).state).toBe('withdrawn')
    await second.get(team.leave, { body: { groupId } })
    const { groupUsersInfos } = await leader.get(identityEndpoints.groupUsers, { query: { groupId } })
    expect(groupUsersInfos).toHaveLength(1)
    expect(await leader.call(team.leave, { body: { groupId } })).toEqual(refused('GROUP10002'))
    const own = { body: { groupId, userId: leader.id } }
    expect(await leader.call(team.removeMember, own)).toEqual(refused('GROUP10002'))
    const admin = await server.signIn({ role_type: 'manager', role_ids: ['superadmin'] })
    const { records } = await admin.get(auditEndpoints.list, {
      query: { ...readList(auditList, []).query, objectId: groupId },
    })
    expect(records.map(({ action }) => action).sort()).toEqual(['group.left', 'group.removed'])
  })

  it('[R3.02] show accounts of members to the leader alone, without closed centres', async () => {
    const { groupId, leader, member } = await formed(1)
    await server.platform.db
      .insertInto('cluster_accounts')
      .values(
        [
          ['c-1', '昆山计算中心', 'Disable'],
          ['c-2', '停用的中心', 'Normal'],
        ].map(([id = '', name = '', status]) => ({
          cluster_id: id,
          center_name_zh: name,
          center_name_en: id,
          user_id: member.id,
          cluster_user_name: 'account',
          member_type: 'Member' as const,
          status: status === 'Disable' ? ('Disable' as const) : ('Normal' as const),
        })),
      )
      .execute()
    const query = { groupId }
    expect(await leader.get(team.memberAccounts, { query })).toEqual([
      expect.objectContaining({ userId: member.id, centerName: '昆山计算中心', status: 'Disable' }),
    ])
    expect(await member.call(team.memberAccounts, { query })).toEqual(refused('GROUP10001'))
  })

  it('[S1] are changed by their leader alone, and are not there for strangers', async () => {
    const { groupId, leader, member, members } = await formed(2)
    const { leader: stranger } = await formed(0)
    const other = members[1] ?? leader
    const body = { groupId, userId: other.id }
    for (const [caller, code] of [
      [member, 'GROUP10001'],
      [stranger, 'SYS10002'],
    ] as const) {
      expect(await caller.call(team.removeMember, { body })).toEqual(refused(code))
      expect(await caller.call(team.handOver, { body })).toEqual(refused(code))
      expect(await caller.call(team.invite, { body: { groupId, userName: 'x' } })).toEqual(refused(code))
      expect(await caller.call(team.memberAccounts, { query: { groupId } })).toEqual(refused(code))
    }
    expect(await stranger.call(team.leave, { body: { groupId } })).toEqual(refused('SYS10002'))
    // Somebody of another group is not there.
    const foreign = { body: { groupId, userId: stranger.id } }
    expect(await leader.call(team.removeMember, foreign)).toEqual(refused('SYS10002'))
    expect(await leader.call(team.handOver, foreign)).toEqual(refused('SYS10002'))
    expect(await leadersOf(groupId)).toEqual([leader.id])
  })

  it('[S1] invitations are answered by the invited and taken back by the leader alone', async () => {
    const { groupId, leader, member } = await formed(1)
    const guest = await server.signIn({ user_name: `invited${count}` })
    const stranger = await server.signIn()
    const { sent } = await leader.get(team.invite, { body: { groupId, userName: `invited${count}` } })
    const params = { invitationId: sent[0]?.invitationId ?? '' }
    for (const caller of [stranger, leader, member]) {
      expect(await caller.call(team.acceptInvitation, { params })).toEqual(refused('SYS10002'))
      expect(await caller.call(team.declineInvitation, { params })).toEqual(refused('SYS10002'))
    }
    expect(await guest.call(team.withdrawInvitation, { params })).toEqual(refused('SYS10002'))
    expect(await member.call(team.withdrawInvitation, { params })).toEqual(refused('GROUP10001'))
    expect((await leader.get(team.withdrawInvitation, { params })).sent).toEqual([])
    expect(await guest.call(team.acceptInvitation, { params })).toEqual(refused('GROUP10005'))
    expect(await leader.call(team.withdrawInvitation, { params })).toEqual(refused('GROUP10005'))
  })
})

describe('what members ask their leader to buy', () => {
  const buy = async (leader: TestUser, requestId: string) => {
    const params = { requestId }
    const { quote } = await leader.get(team.request, { params })
    return leader.call(team.buy, { params, body: { ...consent, quotedTotal: quote?.total ?? '0.00' } })
  }

  it('[J15][R6.05] is told to the leader, bought by them, told to the member, who uses what was opened', async () => {
    const { leader, member } = await formed(1)
    const sale = await putOnSale(server.platform.db, free)
    const request = await asked(member, sale, ' for training ')
    expect(request).toMatchObject({ state: 'asked', isOwn: true, total: '0.00', note: 'for training' })
    expect(await kindsOf(leader)).toEqual(['teamRequested'])
    const waiting = await leader.get(team.requests, { query: { ...everyRequest, own: false } })
    expect(waiting.records.map(({ requestId }) => requestId)).toEqual([request.requestId])
    const params = { requestId: request.requestId }
    const seen = await leader.get(team.request, { params })
    expect([seen.isOwn, seen.quote?.total, seen.quote?.refusals]).toEqual([false, '0.00', []])
    const made = await buy(leader, request.requestId)
    expect(E.isRight(made) && made.right.status).toBe('paid')
    await server.runJob('outbox')
    await server.runJob('provisioning')
    await server.runJob('provisioning')
    expect(await kindsOf(member)).toEqual(['teamAnswered'])
    const bought = await member.get(team.request, { params })
    expect([bought.state, bought.orderId, bought.quote]).toEqual(['bought', null, null])
    const own = { ...readList(resourceList, []).query }
    const { records } = await member.get(provisionEndpoints.list, { query: own })
    expect(records.map(({ lineId, isOwn, status }) => [lineId, isOwn, status])).toEqual([
      [bought.lineId, false, 'open'],
    ])
    const line = { params: { lineId: bought.lineId ?? '' } }
    const { access } = await member.get(provisionEndpoints.detail, line)
    expect(access.length).toBeGreaterThan(0)
    expect((await member.get(provisionEndpoints.secrets, line)).length).toBeGreaterThan(0)
    expect(await member.call(provisionEndpoints.release, line)).toEqual(refused('SYS10002'))
    const orderId = E.isRight(made) ? made.right.orderId : ''
    expect(await member.call(orderEndpoints.detail, { params: { orderId } })).toEqual(refused('SYS10002'))
  })

  it('[J15] waits while its order is unpaid: not bought twice, not declined, and open again once that is cancelled', async () => {
    const { leader, member } = await formed(1)
    const { requestId } = await asked(member, await putOnSale(server.platform.db))
    const params = { requestId }
    const made = await buy(leader, requestId)
    if (E.isLeft(made)) throw new Error(JSON.stringify(made.left))
    expect(await buy(leader, requestId)).toEqual(refused('GROUP10006'))
    expect(await leader.call(team.decline, { params, body: { reason: 'too much' } })).toEqual(
      refused('GROUP10006'),
    )
    expect(await member.call(team.withdraw, { params })).toEqual(refused('GROUP10006'))
    expect((await leader.get(team.request, { params })).orderId).toBe(made.right.orderId)
    await leader.get(orderEndpoints.cancel, { params: { orderId: made.right.orderId } })
    const again = await leader.get(team.request, { params })
    expect([again.orderId, again.quote?.total]).toEqual([null, '25.60'])
  })

  it('[J15] is bought once, however often the leader presses', async () => {
    const { leader, member } = await formed(1)
    const { requestId } = await asked(member, await putOnSale(server.platform.db))
    const made = await Promise.all([1, 2, 3].map(() => buy(leader, requestId)))
    expect(made.filter(E.isRight)).toHaveLength(1)
  })

  it('[J15] is declined with a reason that the member reads, once', async () => {
    const { leader, member } = await formed(1)
    const { requestId } = await asked(member, await putOnSale(server.platform.db))
    const params = { requestId }
    expect(await leader.call(team.decline, { params, body: { reason: ' x ' } })).toEqual(
      refused('GROUP10009'),
    )
    await leader.get(team.decline, { params, body: { reason: ' no budget ' } })
    expect(await kindsOf(member)).toEqual(['teamAnswered'])
    const { state, reason } = await member.get(team.request, { params })
    expect([state, reason]).toEqual(['declined', 'no budget'])
    expect(await leader.call(team.decline, { params, body: { reason: 'again' } })).toEqual(
      refused('GROUP10006'),
    )
    expect(await buy(leader, requestId)).toEqual(refused('GROUP10006'))
    expect(await member.call(team.withdraw, { params })).toEqual(refused('GROUP10006'))
  })

  it('[J15] is outdated once it is offered no more', async () => {
    const { member } = await formed(1)
    const sale = await putOnSale(server.platform.db)
    const { requestId } = await asked(member, sale)
    await server.platform.db
      .updateTable('goods')
      .set({ display: false })
      .where('id', '=', sale.goodsId)
      .execute()
    await server.runJob('team-requests')
    await server.runJob('team-requests')
    expect((await member.get(team.request, { params: { requestId } })).state).toBe('outdated')
    expect(await kindsOf(member)).toEqual(['teamAnswered'])
    const late = { choice: choiceOf(sale), note: '', groupId: undefined }
    expect(await member.call(team.ask, { body: late })).toEqual(refused('MALL10002'))
  })

  it('[R6.05] is asked once for the same, and by members alone', async () => {
    const { leader, member } = await formed(1)
    const sale = await putOnSale(server.platform.db)
    await asked(member, sale)
    const body = { choice: choiceOf(sale), note: '', groupId: undefined }
    expect(await member.call(team.ask, { body })).toEqual(refused('GROUP10007'))
    expect(await leader.call(team.ask, { body })).toEqual(refused('GROUP10008'))
    const alone = await server.signIn()
    expect(await alone.call(team.ask, { body })).toEqual(refused('GROUP10008'))
    const unknown = { ...body, choice: { ...body.choice, goodsId: 'g-unknown' } }
    expect(await member.call(team.ask, { body: unknown })).toEqual(refused('GROUP10007'))
    const { groupId: foreign } = await formed(0)
    expect(await member.call(team.ask, { body: { ...body, groupId: foreign } })).toEqual(refused('SYS10002'))
  })

  it('[S1] is seen by the two of them alone; other members and other leaders get what is not there', async () => {
    const { leader, members } = await formed(2)
    const [member = leader, other = leader] = members
    const { leader: stranger } = await formed(0)
    const { requestId } = await asked(member, await putOnSale(server.platform.db))
    const params = { requestId }
    for (const caller of [other, stranger]) {
      expect(await caller.call(team.request, { params })).toEqual(refused('SYS10002'))
      expect(await caller.call(team.decline, { params, body: { reason: 'no' } })).toEqual(refused('SYS10002'))
      expect(await caller.call(team.withdraw, { params })).toEqual(refused('SYS10002'))
      expect(await caller.call(team.buy, { params, body: { ...consent, quotedTotal: '25.60' } })).toEqual(
        refused('SYS10002'),
      )
      expect((await caller.get(team.requests, { query: everyRequest })).total).toBe(0)
    }
    expect(await member.call(team.decline, { params, body: { reason: 'no' } })).toEqual(refused('GROUP10001'))
    expect(await leader.call(team.withdraw, { params })).toEqual(refused('SYS10002'))
  })
})
