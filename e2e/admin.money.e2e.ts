import { readList } from '@compute-mall/core/list'
import { noticeEndpoints, noticeList } from '@compute-mall/core/notice'
import { orderEndpoints } from '@compute-mall/core/order'
import { origin } from './account.ts'
import { barriers } from './axe.ts'
import { place, wish } from './desk.ts'
import { hydrated } from './hydration.ts'
import { expect, expectSound, expectTexts, overflow, test } from './journey.ts'
import { call } from './product/request.ts'

// Tracing reads the preview's blob from within the page, which our content security policy rightly refuses.
test.use({ trace: 'off' })

const words = {
  zh: {
    upload: '上传汇款凭证',
    uploaded: /^凭证 slip\.png 已于 .+ 上传$/,
    remittances: '汇款核对',
    search: '搜索订单号或汇款备注码',
    check: '核对汇款',
    slip: '汇款凭证',
    refuse: '凭证审核不通过',
    reason: '原因',
    reasonMissing: '请填写 2 到 200 个字符',
    refused: (no: string) => `订单 ${no} 的汇款凭证审核不通过`,
    told: /^凭证审核不通过：.*256/,
    confirm: '确认到账',
    found: '到账金额（元）',
    reference: '银行流水号',
    mismatch: '支付金额与订单不符',
    confirmed: (no: string) => `已确认订单 ${no} 的汇款`,
    paid: '已支付',
    orders: '订单',
    ledger: '资金流水',
    refunds: '退款申请',
    owed: '待退款项',
    openings: '资源开通',
    home: '首页',
    jobs: '失败的任务',
    centers: '算力中心',
    forbidden: '没有权限访问该页面，请联系管理员',
  },
  en: {
    upload: 'Upload the remittance slip',
    uploaded: /^slip\.png was uploaded on /,
    remittances: 'Remittances',
    search: 'Search order numbers and remark codes',
    check: 'Check a remittance',
    slip: 'Slip',
    refuse: 'Reject the slip',
    reason: 'Reason',
    reasonMissing: 'Enter 2 to 200 characters',
    refused: (no: string) => `The slip for order ${no} was rejected`,
    told: /^The slip was not accepted: .*256/,
    confirm: 'Confirm the money',
    found: 'Amount received (yuan)',
    reference: 'Bank reference',
    mismatch: 'The payment amount differs from the order.',
    confirmed: (no: string) => `The remittance for order ${no} was confirmed`,
    paid: 'Paid',
    orders: 'Orders',
    ledger: 'Ledger',
    refunds: 'Refund requests',
    owed: 'Money owed back',
    openings: 'Openings',
    home: 'Home',
    jobs: 'Failed jobs',
    centers: 'Computing centres',
    forbidden: 'You have no permission to see this page. Please contact the administrator.',
  },
} as const

/** A picture of one pixel. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

test('[J13][W39] finance refuses a slip with a reason, the buyer reads it and hands in another, and the money is confirmed once', async ({
  page,
  play,
  enter,
  language,
}) => {
  test.setTimeout(150_000)
  const w = words[language]
  const buyer = await play('slipper')
  const { orderId, orderNo } = await place(buyer, wish('node'))
  const orderNow = () => call(orderEndpoints.detail, { params: { orderId } }, origin(), buyer)
  const handIn = async () => {
    await play('slipper')
    await page.goto(`/ui/mall/goods/pay/remittance?orderId=${orderId}`)
    await hydrated(page)
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'slip.png', mimeType: 'image/png', buffer: PIXEL })
    await page.getByRole('button', { name: w.upload, exact: true }).click()
    await expect(page.getByText(w.uploaded)).toBeVisible()
  }
  await handIn()
  expect((await orderNow()).status).toBe('charging')

  const openSlip = async () => {
    await enter('finance')
    await page.goto('/ui/admin/#/remittances?status=waiting')
    await expect(page.getByRole('heading', { level: 1, name: w.remittances })).toBeVisible()
    await page.getByRole('searchbox', { name: w.search }).fill(orderNo)
    await page.keyboard.press('Enter')
    await page.getByRole('link', { name: orderNo }).first().click()
    await expect(page.getByRole('heading', { level: 1, name: w.check })).toBeVisible()
  }
  await openSlip()
  await expect(page.getByRole('img', { name: w.slip })).toBeVisible()
  await expect(page.getByText(/CM-[0-9A-Z]{12}/).first()).toBeVisible()
  await expectSound(page, language)
  const dialog = page.getByRole('dialog')
  await page.getByRole('button', { name: w.refuse, exact: true }).click()
  await dialog.getByRole('button', { name: w.refuse, exact: true }).click()
  await expect(dialog.getByText(w.reasonMissing)).toBeVisible()
  await dialog.getByRole('textbox', { name: w.reason }).fill('256.00 / 200.00')
  await dialog.getByRole('button', { name: w.refuse, exact: true }).click()
  await expect(page.getByText(w.refused(orderNo))).toBeVisible()
  const refused = await orderNow()
  expect(refused.status).toBe('unpaid')
  expect(Date.parse(refused.expireTime) - Date.now()).toBeGreaterThan(23 * 3_600_000)
  const { records } = await call(
    noticeEndpoints.list,
    { query: readList(noticeList, []).query },
    origin(),
    buyer,
  )
  expect(records.map(({ kind }) => kind)).toContain('remittanceRefused')

  await play('slipper')
  await page.goto(`/ui/mall/goods/pay/remittance?orderId=${orderId}`)
  await expect(page.getByText(w.told)).toBeVisible()
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'slip.png', mimeType: 'image/png', buffer: PIXEL })
  await page.getByRole('button', { name: w.upload, exact: true }).click()
  await expect(page.getByText(w.uploaded)).toBeVisible()

  await openSlip()
  await page.getByRole('button', { name: w.confirm, exact: true }).click()
  await dialog.getByRole('textbox', { name: w.found }).fill('256.00')
  await dialog.getByRole('textbox', { name: w.reference }).fill(`bank-${orderId.slice(-12)}`)
  await dialog.getByRole('button', { name: w.confirm, exact: true }).dblclick()
  await expect(page.getByText(w.confirmed(orderNo))).toBeVisible()
  expect((await orderNow()).status).toBe('paid')
  await expect
    .poll(async () => (await orderNow()).lines.map(({ provision }) => provision.status))
    .toEqual(['open'])
  await enter('seller')
  await page.goto(`/ui/seller/#/orders?keyword=${orderNo}`)
  await expect(page.getByRole('row').filter({ hasText: orderNo })).toContainText(w.paid)
  await enter('finance')

  // The order tells operations of the money once.
  await page.goto(`/ui/admin/#/orders/${orderId}`)
  await expect(page.getByText(w.ledger)).toBeVisible()
  await expect(page).toHaveTitle(new RegExp(`^${orderNo} - `))
  await expect(page.getByText(`bank-${orderId.slice(-12)}`)).toHaveCount(1)
  await expect.poll(() => barriers(page)).toEqual([])
})

test('[R4.03][R6.09][J19] finance reads orders, openings and refunds; maintenance reads jobs and centres, and no money', async ({
  page,
  enter,
  language,
}) => {
  const w = words[language]
  await enter('finance')
  for (const [path, title] of [
    ['/orders', w.orders],
    ['/openings?status=failed', w.openings],
    ['/refunds?status=asked', w.refunds],
    ['/owed?state=byHand', w.owed],
  ] as const) {
    await page.goto(`/ui/admin/#${path}`)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect.poll(() => barriers(page)).toEqual([])
    expect(await overflow(page)).toBeLessThanOrEqual(0)
    await expectTexts(page)
  }
  await page.goto('/ui/admin/#/')
  await expect(page.getByRole('heading', { level: 1, name: w.home })).toBeVisible()
  await expect(page.getByRole('region', { name: w.centers })).toHaveCount(0)
  await enter('maintenance')
  await page.reload()
  for (const section of [w.jobs, w.centers])
    await expect(page.getByRole('region', { name: section })).toBeVisible()
  for (const path of ['/remittances', '/refunds', '/owed', '/audit', '/merchants']) {
    await page.goto('/ui/admin/#/')
    await page.goto(`/ui/admin/#${path}`)
    await expect(page.getByText(w.forbidden).first()).toBeVisible()
  }
})
