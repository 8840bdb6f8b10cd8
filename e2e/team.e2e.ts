import { identityEndpoints } from '@compute-mall/core/identity'
import { teamEndpoints } from '@compute-mall/core/team'
import type { Page } from '@playwright/test'
import { origin } from './account.ts'
import type { Language, Role } from './cast.ts'
import { wish } from './desk.ts'
import { phone } from './devices.ts'
import { hydrated } from './hydration.ts'
import { expect, expectSound, test } from './journey.ts'
import { call } from './product/request.ts'

const words = {
  zh: {
    node: '道具 node',
    disk: '道具 disk',
    note: /^说明（选填）/,
    askLeader: '联系团队负责人',
    sendRequest: '提交购买申请',
    ask: '请团队负责人购买',
    send: '提交申请',
    sent: '申请已提交',
    team: '团队',
    waiting: '1 个待处理的购买申请',
    viewRequests: '查看购买申请',
    requests: '购买申请',
    asked: '待处理',
    agreement: '我已阅读并同意 《算力服务协议》',
    buy: '购买',
    fund: /^合同款/,
    askPay: '确认付款',
    pay: '立即支付 ¥256.00',
    paid: '支付成功',
    told: '购买申请已处理',
    bought: '已购买',
    resource: '查看资源',
    open: '运行中',
    decline: '审核不通过',
    reason: /^原因/,
    declined: '审核不通过',
    invite: '邀请成员',
    userName: /^用户名/,
    sendInvitation: '发送邀请',
    unknown: '不能邀请用户“nobody-here”：用户不存在、属于平台后台，或已在团队中',
    invited: '已邀请',
    accept: '加入团队',
    members: '成员',
    handOver: '移交团队负责人',
    leader: '团队负责人',
    remove: '移出团队',
    noGroups: '您还没有加入团队',
  },
  en: {
    node: 'Prop node',
    disk: 'Prop disk',
    note: /^What to say of it/,
    askLeader: 'Ask your team leader',
    sendRequest: 'Send them a request',
    ask: 'Ask your team leader to buy this',
    send: 'Send the request',
    sent: 'The request was sent',
    team: 'Team',
    waiting: '1 request to buy waits for you',
    viewRequests: 'View requests to buy',
    requests: 'Requests to buy',
    asked: 'Waiting',
    agreement: 'I have read and agree to the Compute Service Agreement',
    buy: 'Buy',
    fund: /^Contract fund/,
    askPay: 'Confirm payment',
    pay: 'Pay ¥256.00',
    paid: 'Payment succeeded',
    told: 'Your request was answered',
    bought: 'Bought',
    resource: 'View the resource',
    open: 'Open',
    decline: 'Reject the request',
    reason: /^Reason/,
    declined: 'Rejected',
    invite: 'Invite somebody',
    userName: /^User name/,
    sendInvitation: 'Send the invitation',
    unknown: '“nobody-here” cannot be invited: unknown, of the back office, or already in the group.',
    invited: 'Invited',
    accept: 'Join the group',
    members: 'Members',
    handOver: 'Make team leader',
    leader: 'Team leader',
    remove: 'Remove from the group',
    noGroups: 'You are in no group yet',
  },
} as const

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })

const openConsole = async (page: Page, path: string) => {
  await page.goto('about:blank')
  await page.goto(`/ui/console/#${path}`)
}

interface Asking {
  readonly page: Page
  readonly play: (role: Role) => Promise<string>
  readonly language: Language
  readonly roles: { readonly member: Role; readonly leader: Role }
  readonly look: () => Promise<void>
}

const askAndBuy = async ({ page, play, language, roles, look }: Asking) => {
  const w = words[language]
  await play(roles.member)
  await page.goto('/ui/mall/detail/goods?skuId=s-node')
  await hydrated(page)
  await page.getByRole('alert').getByRole('button', { name: w.askLeader }).click()
  await page.getByRole('dialog').getByRole('link', { name: w.sendRequest }).click()
  await expect(title(page, w.ask)).toBeVisible()
  await expect(page.getByText('¥256.00')).toBeVisible()
  await page.getByRole('textbox', { name: w.note }).fill('for the third training run')
  await look()
  await page.getByRole('button', { name: w.send }).click()
  await expect(page.getByText(w.sent)).toBeVisible()

  await play(roles.leader)
  await openConsole(page, '/team')
  await expect(page.getByText(w.waiting)).toBeVisible()
  await look()
  await page.getByRole('main').getByRole('link', { name: w.viewRequests }).first().click()
  await expect(title(page, w.requests)).toBeVisible()
  await look()
  await page.getByRole('link', { name: w.node }).click()
  await expect(title(page, w.node)).toBeVisible()
  await expect(page.getByText('for the third training run')).toBeVisible()
  await look()
  await page.getByRole('checkbox', { name: w.agreement }).check()
  await page.getByRole('button', { name: w.buy, exact: true }).click()
  await expect(page).toHaveURL(/\/goods\/pay\?orderId=/)
  await hydrated(page)
  await page.getByRole('radio', { name: w.fund }).check()
  await page.getByRole('button', { name: w.pay }).click()
  await page.getByRole('button', { name: w.askPay }).click()
  await expect(title(page, w.paid)).toBeVisible()

  await play(roles.member)
  await openConsole(page, '/notices')
  await expect(async () => {
    await page.reload()
    await expect(page.getByText(w.told).first()).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await page.getByRole('link', { name: w.told }).first().click()
  await expect(page.getByText(w.bought).first()).toBeVisible()
  await look()
  await page.getByRole('link', { name: w.resource }).click()
  await expect(title(page, w.node)).toBeVisible()
  await expect(page.getByText(w.open, { exact: true })).toBeVisible()
}

const askAndDecline = async ({ page, play, language, roles, look }: Asking) => {
  const w = words[language]
  const member = await play(roles.member)
  const { choice } = wish('disk')
  if (choice === undefined) throw new Error('nothing is chosen')
  const body = {
    choice: { ...choice, purchaseAmount: 100, purchaseDuration: 3 },
    note: '',
    groupId: undefined,
  }
  const { requestId } = await call(teamEndpoints.ask, { body }, origin(), member)
  await play(roles.leader)
  await openConsole(page, `/team/requests/${requestId}`)
  await page.getByRole('button', { name: w.decline }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: w.reason }).fill('no budget left this month')
  await look()
  await dialog.getByRole('button', { name: w.decline }).click()
  await expect(page.getByText(w.declined, { exact: true })).toBeVisible()

  await play(roles.member)
  await openConsole(page, `/team/requests/${requestId}`)
  await expect(page.getByText('no budget left this month')).toBeVisible()
  await look()
}

test('[J15][R6.05] a member asks, the leader buys it, the member is told and sees the resource; another is declined with a reason', async ({
  page,
  play,
  language,
}) => {
  test.slow()
  const roles = { member: 'teamMember', leader: 'teamLeader' } as const
  const asking = { page, play, language, roles, look: () => expectSound(page, language) }
  await askAndBuy(asking)
  await askAndDecline(asking)
})

test.describe('on a phone', () => {
  test.use(phone)
  test('[J15][R6.05] a member asks, the leader buys it, the member is told and sees the resource; another is declined with a reason', async ({
    page,
    play,
    language,
  }) => {
    test.slow()
    const roles = { member: 'phoneTeamMember', leader: 'phoneTeamLeader' } as const
    const asking = { page, play, language, roles, look: () => expectSound(page, language) }
    await askAndBuy(asking)
    await askAndDecline(asking)
  })
})

test('[R9.02][R6.05] a leader invites by name, hands over and is removed by who leads then', async ({
  page,
  play,
  who,
  language,
}) => {
  test.slow()
  const w = words[language]
  const leader = await play('handing')
  const query = { start: 0, limit: 20, groupId: undefined }
  const { records } = await call(identityEndpoints.groupList, { query }, origin(), leader)
  const groupId = records[0]?.groupId ?? ''
  await openConsole(page, `/team/groups/${groupId}`)
  const invite = async (name: string) => {
    await page.getByRole('button', { name: w.invite }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox', { name: w.userName }).fill(name)
    await dialog.getByRole('button', { name: w.sendInvitation }).click()
  }
  await invite('nobody-here')
  await expect(page.getByRole('alert').getByText(w.unknown)).toBeVisible()
  await invite(who('guest').name)
  await expect(page.getByRole('region', { name: w.invited }).getByText(who('guest').name)).toBeVisible()
  await expectSound(page, language)

  await play('guest')
  await openConsole(page, '/team')
  await expect(page.getByText(w.noGroups)).toBeVisible()
  await expectSound(page, language)
  await page.getByRole('button', { name: w.accept }).click()
  await expect(page.getByText(w.noGroups)).toHaveCount(0)

  await play('handing')
  await openConsole(page, `/team/groups/${groupId}`)
  const members = page.getByRole('region', { name: w.members, exact: true })
  const row = (name: string) => members.getByRole('row').filter({ hasText: name })
  await row(who('guest').name).getByRole('button', { name: w.handOver }).click()
  await page.getByRole('dialog').getByRole('button', { name: w.handOver }).click()
  await expect(page.getByRole('button', { name: w.invite })).toHaveCount(0)

  await play('guest')
  await openConsole(page, `/team/groups/${groupId}`)
  await expect(page.getByRole('button', { name: w.invite })).toBeVisible()
  await row(who('removed').name)
    .getByRole('button', { name: who('removed').name })
    .click()
  await page.getByRole('button', { name: w.remove }).click()
  await page.getByRole('dialog').getByRole('button', { name: w.remove }).click()
  await expect(members.getByText(who('removed').name)).toHaveCount(0)
})
