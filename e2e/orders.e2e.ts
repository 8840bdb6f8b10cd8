import { readFileSync } from 'node:fs'
import { paymentEndpoints } from '@compute-mall/core/payment'
import type { Page } from '@playwright/test'
import { origin } from './account.ts'
import { place, wish } from './desk.ts'
import { expect, expectSound, test } from './journey.ts'
import { call } from './product/request.ts'

const words = {
  zh: {
    title: '我的订单',
    unpaid: '待支付',
    cancelled: '已取消',
    cancel: '取消订单',
    question: '确定取消该订单吗？取消后不可恢复。',
    keep: '暂不取消',
    paid: '已支付',
    open: '资源已开通，可立即使用。',
    details: '查看详情',
    opened: '已开通',
    progress: '资源已开通',
    name: '道具 gift',
    node: '道具 node',
    use: '使用资源',
    resource: '道具 gift',
    key: '授权码',
    empty: '没有此状态的订单',
    pay: '去支付',
    placed: '提交订单',
    cancelledByBuyer: '买家取消订单',
    missing: '没有找到该内容',
    search: '搜索订单号、商品或店铺',
    nothing: '没有符合条件的结果',
    export: '导出',
    head: '订单号,下单时间（UTC+8）,订单类型,订单状态,店铺,商品,商品类型,规格,算力中心,数量,单位,单价（元）,时长,时长单位,小计（元）,支付方式,支付时间（UTC+8）,退款状态时间（UTC+8）',
    again: '再次购买',
    inCart: '已将 1 项商品加入购物车。',
    toCart: '去购物车',
    giveUp: '更换支付方式',
    giveUpDone: '放弃当前支付',
    more: '更多操作',
    message: '联系店铺',
    box: '消息内容',
    send: '发送',
    thread: '消息记录',
  },
  en: {
    title: 'My orders',
    unpaid: 'Unpaid',
    cancelled: 'Cancelled',
    cancel: 'Cancel the order',
    question: 'Cancel this order? This cannot be undone.',
    keep: 'Keep it',
    paid: 'Paid',
    open: 'The resources are open and can be used now.',
    details: 'Details',
    opened: 'Open',
    progress: 'Resources opened',
    name: 'Prop gift',
    node: 'Prop node',
    use: 'Use the resource',
    resource: 'Prop gift',
    key: 'Licence key',
    empty: 'No orders in this state',
    pay: 'Pay now',
    placed: 'Order placed',
    cancelledByBuyer: 'Cancelled by the buyer',
    missing: 'This could not be found',
    search: 'Order number, goods or shop',
    nothing: 'Nothing matches these filters',
    export: 'Export',
    head: 'Order number,Placed (UTC+8),Type,Status,Shop,Goods,Kind of goods,Specification,Computing centre,Amount,Unit,Unit price (yuan),Duration,Unit of the duration,Subtotal (yuan),Payment method,Paid (UTC+8),Refund status since (UTC+8)',
    again: 'Buy again',
    inCart: '1 product is in the cart.',
    toCart: 'Go to the cart',
    giveUp: 'Pay another way',
    giveUpDone: 'Give up this payment',
    more: 'More actions',
    message: 'Message the shop',
    box: 'Message',
    send: 'Send',
    thread: 'Messages',
  },
} as const

const orderCard = (page: Page, orderNo: string) =>
  page.locator('#content').getByText(orderNo).locator('xpath=ancestor::tr')

test.describe('orders in the console', () => {
  test('[R4.05][R2.06][R2.17] lists an unpaid order with the way to its shop and to pay it; its page is titled by it', async ({
    page,
    play,
    language,
  }) => {
    const w = words[language]
    const { orderNo, orderId } = await place(await play('lister'), wish('licence'))
    await page.goto('/ui/console/#/orders')
    await expect(page.getByRole('heading', { level: 1, name: w.title })).toBeVisible()
    await page.getByRole('tab', { name: w.unpaid, exact: true }).click()
    await expect(page).toHaveURL(/#\/orders\?status=unpaid$/)
    const card = orderCard(page, orderNo)
    await expect(card.getByText(w.unpaid)).toBeVisible()
    await expectSound(page, language)
    await card.getByRole('link', { name: orderNo }).click()
    await expect(page).toHaveTitle(new RegExp(`^${orderNo} - `))
    await page.getByRole('button', { name: w.more }).click()
    await page.getByRole('link', { name: w.message }).click()
    await expect(page).toHaveURL(/\/ui\/mall\/chat\/chatList\?shopId=\d+$/)
    await page.getByRole('textbox', { name: w.box }).fill(orderNo)
    await page.getByRole('button', { name: w.send }).click()
    await expect(page.getByRole('list', { name: w.thread })).toContainText(orderNo)
    await page.goto('/ui/console/#/orders?status=unpaid')
    await card.getByRole('link', { name: w.pay }).click()
    await expect(page).toHaveURL(new RegExp(`/ui/mall/goods/pay\\?orderId=${orderId}$`))
  })

  test('[R4.05][D24] shows what was bought as soon as it is open, with the way to use it', async ({
    page,
    play,
    language,
  }) => {
    const w = words[language]
    const { orderNo, orderId } = await place(await play('receiver'), wish('gift'))
    await page.goto('/ui/console/#/orders?status=unpaid')
    await expect(page.getByText(w.empty)).toBeVisible()
    await page.getByRole('tab', { name: w.paid, exact: true }).click()
    const card = orderCard(page, orderNo)
    await expect(card.getByText(w.name)).toBeVisible()
    await expect(card.getByText(w.opened, { exact: true })).toBeVisible()
    await card.getByRole('link', { name: w.details }).click()
    await expect(page).toHaveURL(new RegExp(`#/orders/${orderId}$`))
    await expect(page.getByText(w.open)).toBeVisible()
    await expect(page.getByText(w.progress, { exact: true })).toBeVisible()
    await page.getByRole('link', { name: w.use }).click()
    await expect(page.getByRole('heading', { level: 1, name: w.resource })).toBeVisible()
    await expect(page).toHaveTitle(new RegExp(`^${w.resource} - `))
    await expect(page.getByText(w.key)).toBeVisible()
    await expectSound(page, language)
  })

  test('[R4.05] cancels an unpaid order after asking, and tells its history', async ({
    page,
    play,
    language,
  }) => {
    const w = words[language]
    const { orderId } = await place(await play('canceller'), wish('licence'))
    await page.goto(`/ui/console/#/orders/${orderId}`)
    await expect(page.getByText(w.placed)).toBeVisible()
    await page.getByRole('button', { name: w.cancel }).click()
    const question = page.getByRole('dialog')
    await expect(question.getByText(w.question)).toBeVisible()
    await expectSound(page, language)
    await question.getByRole('button', { name: w.keep }).click()
    await expect(question).toBeHidden()
    await page.getByRole('button', { name: w.cancel }).click()
    await question.getByRole('button', { name: w.cancel }).click()
    await expect(page.locator('#content').getByText(w.cancelled, { exact: true })).toBeVisible()
    await expect(page.getByText(w.cancelledByBuyer)).toBeVisible()
    await expect(page.getByRole('link', { name: w.pay })).toHaveCount(0)
    await expectSound(page, language)
  })

  test('[R3.10] finds an order, exports it, and puts the same into the cart again', async ({
    page,
    play,
    language,
  }) => {
    const w = words[language]
    const { orderNo } = await place(await play('finder'), wish('node'))
    await page.goto('/ui/console/#/orders')
    const search = page.getByRole('searchbox', { name: w.search })
    await search.fill('no such goods')
    await search.press('Enter')
    await expect(page.getByText(w.nothing)).toBeVisible()
    await search.fill(orderNo.slice(4))
    await search.press('Enter')
    const card = orderCard(page, orderNo)
    await expect(card).toBeVisible()
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: w.export, exact: true }).click(),
    ])
    expect(file.suggestedFilename()).toMatch(/^orders-\d{4}-\d\d-\d\d\.csv$/)
    const rows = readFileSync(await file.path(), 'utf8')
      .trimEnd()
      .split('\r\n')
    expect(rows).toHaveLength(2)
    expect(rows[0]).toBe(`\uFEFF${w.head}`)
    expect(rows[1]).toContain(orderNo)
    expect(rows[1]).toContain('25.60,,,256.00')
    await card.getByRole('link', { name: orderNo }).click()
    await page.getByRole('button', { name: w.again }).click()
    const outcome = page.getByRole('dialog')
    await expect(outcome.getByText(w.inCart)).toBeVisible()
    await expectSound(page, language)
    await outcome.getByRole('link', { name: w.toCart }).click()
    await expect(page).toHaveURL(/\/ui\/mall\/goods\/cart$/)
    await expect(page.getByText(w.node).first()).toBeVisible()
  })

  test('[R4.05] gives up a payment that is under way, to pay another way or to cancel', async ({
    page,
    play,
    language,
  }) => {
    const w = words[language]
    const cookie = await play('changer')
    const { orderId } = await place(cookie, wish('licence'))
    await call(paymentEndpoints.open, { body: { orderId, channel: 'embedded' } }, origin(), cookie)
    await page.goto(`/ui/console/#/orders/${orderId}`)
    await page.getByRole('button', { name: w.giveUp }).click()
    await page.getByRole('dialog').getByRole('button', { name: w.giveUpDone }).click()
    await expect(page).toHaveURL(new RegExp(`/ui/mall/goods/pay\\?orderId=${orderId}$`))
    await page.goto(`/ui/console/#/orders/${orderId}`)
    await expect(page.getByRole('button', { name: w.cancel })).toBeVisible()
  })

  test('[S1] says of an order of somebody else what it says of none', async ({ page, play, language }) => {
    const w = words[language]
    const { orderId } = await place(await play('owner'), wish('licence'))
    await play('stranger')
    for (const id of [orderId, 'no-such-order']) {
      await page.goto('about:blank')
      await page.goto(`/ui/console/#/orders/${id}`)
      await expect(page.getByText(w.missing)).toBeVisible()
    }
  })
})

test('[R6.03] a visitor of the console signs in first and comes back', async ({ page }) => {
  await page.goto('/ui/console/#/orders?status=unpaid')
  await expect(page).toHaveURL(/\/sign-in\?service=%2Fui%2Fconsole%2F%23%2Forders%3Fstatus%3Dunpaid$/)
})
