import { orderEndpoints } from '@compute-mall/core/order'
import { origin } from './account.ts'
import { ordersOf, place, wish } from './desk.ts'
import { hydrated } from './hydration.ts'
import { expect, expectSound, overflow, test } from './journey.ts'
import { call } from './product/request.ts'

const words = {
  zh: {
    credit: /^信用额度/,
    notGranted: '您尚未开通后付费，可联系客户经理申请',
    accounts: '后付费客户',
    grant: '授予额度',
    userName: /客户用户名/,
    limit: /信用额度/,
    reason: /原因/,
    granted: (name: string) => `已授予“${name}”后付费额度`,
    billedMonthly: '后付费：立即开通，按月出账',
    pay: /^(支付|立即支付|确认支付)/,
    confirm: '确认付款',
    postpaid: '后付费订单',
    gift: '赠送资源',
    worth: '¥256.00',
    give: '确认赠送',
    given: (name: string) => new RegExp(`已向“${name}”赠送资源`),
    giftOrder: '赠送订单',
    unknown: '未找到该客户账号，请检查用户名；不能选择后台账号和已停用账号',
  },
  en: {
    credit: /^Credit/,
    notGranted: 'Post-payment is not enabled for your account. Contact your account manager to apply.',
    accounts: 'Post-paid customers',
    grant: 'Grant credit',
    userName: /User name of the customer/,
    limit: /Credit limit/,
    reason: /Reason/,
    granted: (name: string) => `Credit granted to “${name}”`,
    billedMonthly: 'Post-paid: opens now, billed monthly',
    pay: /^Pay/,
    confirm: 'Confirm payment',
    postpaid: 'Post-paid order',
    gift: 'Give a resource',
    worth: '¥256.00',
    give: 'Give',
    given: (name: string) => new RegExp(`Resource given to “${name}”`),
    giftOrder: 'Gift order',
    unknown:
      'No customer has this user name. Check the spelling; back-office and disabled accounts cannot be chosen.',
  },
} as const

test('[R4.05] a customer whom finance approves orders post-paid, at the cashier that refused it before', async ({
  page,
  play,
  who,
  language,
}) => {
  const w = words[language]
  const { name } = who('postpaid')
  const buyer = await play('postpaid')
  const { orderId } = await place(buyer, wish('node'))
  const toCashier = async () => {
    await page.goto(`/ui/mall/goods/pay?orderId=${orderId}`)
    await hydrated(page)
  }
  await toCashier()
  await expect(page.getByRole('radio', { name: w.credit })).toBeDisabled()
  await expect(page.getByText(w.notGranted)).toBeVisible()

  await play('granting')
  await page.goto('/ui/admin/#/postpaid')
  await expect(page.getByRole('heading', { level: 1, name: w.accounts })).toBeVisible()
  await page.getByRole('button', { name: w.grant, exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: w.userName }).fill(name)
  await dialog.getByRole('textbox', { name: w.limit }).fill('5000')
  await dialog.getByRole('textbox', { name: w.reason }).fill('HT-2026-118')
  await expectSound(page, language)
  await dialog.getByRole('button', { name: w.grant, exact: true }).click()
  await expect(page.getByText(w.granted(name))).toBeVisible()
  await expect(page.getByRole('cell', { name: '¥5,000.00' }).first()).toBeVisible()
  expect(await overflow(page)).toBeLessThanOrEqual(0)

  await play('postpaid')
  await toCashier()
  await expect(page.getByText(w.billedMonthly)).toBeVisible()
  await page.getByRole('radio', { name: w.credit }).check()
  await page.getByRole('button', { name: w.pay }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: w.confirm }).click()
  await expect(page).toHaveURL(/\/goods\/pay\/result\?/)
  const order = await call(orderEndpoints.detail, { params: { orderId } }, origin(), buyer)
  expect(order).toMatchObject({ type: 'postpaid', status: 'paid', payMethod: 'credit' })
  await page.goto(`/ui/console/#/orders/${orderId}`)
  await expect(page.getByText(w.postpaid).first()).toBeVisible()
})

test('[R4.05] operations give a customer a resource, who finds it among their orders at no cost', async ({
  page,
  play,
  who,
  language,
}) => {
  const w = words[language]
  const { name } = who('gifted')
  await play('gifting')
  await page.goto('/ui/admin/#/goods/g-node/gift')
  await expect(page.getByRole('heading', { level: 1, name: w.gift })).toBeVisible()
  await page.getByRole('textbox', { name: w.userName }).fill(`${name}-nobody`)
  await expect(page.getByText(w.unknown).first()).toBeVisible()
  await page.getByRole('textbox', { name: w.userName }).fill(name)
  await expect(page.getByText(w.worth)).toBeVisible()
  await page.getByRole('textbox', { name: w.reason }).fill('PoC 2026-11')
  await expectSound(page, language)
  await page.getByRole('button', { name: w.give, exact: true }).click()
  await expect(page.getByText(w.given(name))).toBeVisible()

  const customer = await play('gifted')
  const [gift] = await ordersOf(customer)
  expect(gift).toMatchObject({ type: 'gift', status: 'paid', total: '0.00' })
  await page.goto(`/ui/console/#/orders/${gift?.orderId}`)
  await expect(page.getByText(w.giftOrder).first()).toBeVisible()
})
