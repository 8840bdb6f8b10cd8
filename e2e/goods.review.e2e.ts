import { cartEndpoints } from '@compute-mall/core/cart'
import { type GoodsForm, goodsEndpoints } from '@compute-mall/core/goods'
import { goodsFormFixtures } from '@compute-mall/core/goods/testing'
import { readList } from '@compute-mall/core/list'
import { noticeEndpoints, noticeList } from '@compute-mall/core/notice'
import { orderEndpoints } from '@compute-mall/core/order'
import { paymentEndpoints } from '@compute-mall/core/payment'
import type { PurchaseIntent } from '@compute-mall/core/purchase'
import type { Browser, Page } from '@playwright/test'
import { origin, signInAs } from './account.ts'
import type { Language, Person, Role } from './cast.ts'
import { confirmation, place } from './desk.ts'
import { computer, phone, readOn } from './devices.ts'
import { hydrated } from './hydration.ts'
import { expect, expectSound, test } from './journey.ts'
import { call } from './product/request.ts'
import {
  callsOf,
  editorWords,
  elsewhere,
  excerptOf,
  expectReadable,
  field,
  openApplication,
  type Seller,
  shelfOf,
  soldFor,
  wishOf,
} from './selling.ts'

const words = {
  zh: {
    search: '搜索商品名称、编号或店铺',
    mine: /为您保留至/,
    passed: (name: string) => `已通过“${name}”的申请`,
    refused: (name: string) => `“${name}”的申请审核不通过`,
    price: '标记规格 1 · 价格 1 · 售价',
    paragraph: '标记详情 1 · 中文',
    misleading: '容易引起误解',
    mismatch: '与其他资料不一致',
    explanation: '说明',
    save: '保存',
    refuse: '审核不通过',
    answer: '申请人回复：与官网一致',
    other: 'reviewer 正在审核',
    takeOver: '接手审核',
    conflict: '申请内容已更新，请重新查看后再审核',
    actions: /的操作$/,
    forceOff: '强制下架',
    reason: '告知商家的原因',
    unpaid: '将取消 1 笔未支付订单并通知买家',
    forcedOff: '不符合平台规定：宣传用语违规',
    offShelf: '已下架',
    cheaper: '比加入时降价 ¥201.00',
    agreement: '我已阅读并同意 《算力服务协议》',
    placeOrder: '提交订单',
    priceChanged: '您购买的商品价格已发生变化，请重新确认',
    reconfirm: '重新确认',
    submit: '提交审核',
    confirm: '确认提交',
    pending: '待审核',
    back: '上一步',
    next: '下一步',
    answerField: /^对 .+ 的说明/,
    gone: '抱歉，该商品已下架',
    paid: '已支付',
  },
  en: {
    search: 'Search goods, numbers and shops',
    mine: /yours until/,
    passed: (name: string) => `You approved “${name}”.`,
    refused: (name: string) => `You rejected “${name}”.`,
    price: 'Flag Specification 1 · Price 1 · Amount',
    paragraph: 'Flag Paragraph 1 · Chinese',
    misleading: 'Misleading',
    mismatch: 'Does not match',
    explanation: 'Explanation',
    save: 'Save',
    refuse: 'Reject',
    answer: 'Answer of the applicant: 与官网一致',
    other: 'reviewer is reviewing this',
    takeOver: 'Take over',
    conflict: 'What you read has changed since. Read it again.',
    actions: /^Actions on/,
    forceOff: 'Force off',
    reason: 'Reason that the merchant reads',
    unpaid: '1 unpaid order is cancelled and its buyer told',
    forcedOff: 'Not allowed: 宣传用语违规',
    offShelf: 'no longer on sale',
    cheaper: '¥201.00 cheaper than when you added it',
    agreement: 'I have read and agree to the Compute Service Agreement',
    placeOrder: 'Place order',
    priceChanged: 'The price of the product you bought has changed, please reconfirm',
    reconfirm: 'Reconfirm',
    submit: 'Submit for review',
    confirm: 'Confirm and submit',
    pending: 'To be reviewed',
    back: 'Back',
    next: 'Next',
    answerField: /^Answer about/,
    gone: 'Sorry, this product is no longer on sale',
    paid: 'Paid',
  },
} as const

/** New goods that nothing else is called alike. */
const newForm = (): GoodsForm => {
  const mark = String(Date.now()).slice(-9) + String(Math.floor(Math.random() * 90) + 10)
  return {
    ...goodsFormFixtures.softwareForm,
    name: { zh: `云帆求解器${mark}`, en: `Yunfan Solver ${mark}` },
    skus: goodsFormFixtures.softwareForm.skus.map((sku) => ({ ...sku, sn: `${sku.sn}-${mark}` })),
  }
}
/** Puts what a wish names into the cart of who calls. */
const putInCart = async (cookie: string, { choice }: PurchaseIntent): Promise<void> => {
  if (choice === undefined) throw new Error('the wish names nothing')
  await call(
    cartEndpoints.put,
    { body: { ...choice, centerName: undefined, id: undefined } },
    origin(),
    cookie,
  )
}

/** Which notices somebody has about something, by their kinds. */
const toldOf = async (cookie: string, subjectId: string): Promise<readonly string[]> => {
  const query = { ...readList(noticeList, []).query, limit: 100 }
  const { records } = await call(noticeEndpoints.list, { query }, origin(), cookie)
  return records.filter((notice) => notice.subjectId === subjectId).map(({ kind }) => kind)
}

/** Who acts where in a journey that computers and phones take. */
interface Stage {
  readonly page: Page
  readonly browser: Browser
  readonly enter: (account: string) => Promise<string>
  readonly who: (role: Role) => Person
  readonly language: Language
  /** Who buys: a cart of their own on each device. */
  readonly buys: Role
}

/** New goods on the shelf: passed by a reviewer in the browser, with one key. */
const listed = async (
  page: Page,
  seller: Seller,
  form: GoodsForm,
  { name, search, mine, passed }: { name: string; search: string; mine: RegExp; passed: string },
): Promise<string> => {
  const goodsId = await seller.create(form)
  await seller.save(goodsId, form, 1)
  await seller.submit(goodsId, 2)
  await openApplication(page, name, search)
  await expect(page.getByText(mine)).toBeVisible()
  await page.keyboard.press('p')
  await expect(page.getByText(passed)).toBeVisible()
  await expect.poll(() => shelfOf(seller, goodsId), { timeout: 30_000 }).toBe('on')
  return goodsId
}

const changeOnSale = async ({ page, browser, enter, who, language, buys }: Stage) => {
  test.slow()
  const w = words[language]
  const seller = callsOf(await enter('seller'))
  await enter('reviewer')
  await page.goto('/ui/admin/')
  await expectSound(page, language)
  const form = newForm()
  const name = form.name[language]
  const goodsId = await listed(page, seller, form, { ...w, name, passed: w.passed(name) })
  const { published } = await seller.own(goodsId)
  const [first, ...others] = published?.skus ?? []
  const [price, ...prices] = first?.pricing ?? []
  if (published === null || first === undefined || price === undefined)
    throw new Error('nothing is published')
  await expect(async () => {
    await page.goto(`/ui/mall/search/goods?keyword=${encodeURIComponent(name)}`)
    await expect(page.getByRole('link', { name }).first()).toBeVisible({ timeout: 2_000 })
  }).toPass()
  const wish = await wishOf(seller, goodsId)
  const buyer = await elsewhere(browser, language, who(buys).name)
  await putInCart(buyer.cookie, wish)
  await buyer.page.goto(confirmation(wish))
  await hydrated(buyer.page)
  await expect(buyer.page.getByText('¥1,200.00').first()).toBeVisible()
  await seller.save(
    goodsId,
    {
      ...published,
      summary: { zh: '更快的求解器', en: 'A faster solver' },
      skus: [{ ...first, pricing: [{ ...price, price: '999.00' }, ...prices] }, ...others],
    },
    0,
  )
  await seller.submit(goodsId, 1)
  expect((await excerptOf(goodsId)).goods.summary.zh).toBe('面向航空外流场的可压缩求解器')
  await buyer.page.reload()
  await hydrated(buyer.page)
  await expect(buyer.page.getByText('¥1,200.00').first()).toBeVisible()
  await buyer.page.getByRole('checkbox', { name: w.agreement }).check()

  await openApplication(page, name, w.search)
  for (const text of ['更快的求解器', 'A faster solver', '999.00', '1200.00'])
    await expect(page.getByText(text, { exact: true }).first()).toBeVisible()
  await expect(page.getByText('Compressible solver for external aerodynamics')).toBeVisible()
  // What did not change is not shown: only the two fields and the two languages of one of them are.
  await expect(page.getByText('https://yunfan.example.com')).toHaveCount(0)
  await expectReadable(page)
  await page.keyboard.press('p')
  await expect(page.getByText(w.passed(name))).toBeVisible()
  await expect.poll(async () => (await excerptOf(goodsId)).goods.summary.en).toBe('A faster solver')
  await page.goto(`/ui/mall/detail/goods?goodsId=${goodsId}`)
  await expect(page.getByText('999').first()).toBeVisible()

  await buyer.page.getByRole('button', { name: w.placeOrder }).click()
  const alert = buyer.page.getByRole('alertdialog')
  await expect(alert.getByText(w.priceChanged)).toBeVisible()
  await alert.getByRole('button', { name: w.reconfirm }).click()
  await expect(buyer.page.getByText('¥999.00').first()).toBeVisible()
  await buyer.page.goto('/ui/mall/goods/cart')
  await expect(buyer.page.getByText(w.cheaper)).toBeVisible()

  // The sale is the shop's, with nothing of the buyer but a masked name, and a line of its statement less the fee (J1).
  const { orderId, orderNo } = await place(buyer.cookie, wish)
  const means = { orderId, method: 'contractFund' } as const
  await call(paymentEndpoints.payFromAccount, { body: means }, origin(), buyer.cookie)
  const merchant = await enter('seller')
  await page.goto('about:blank')
  await page.goto(`/ui/seller/#/orders?keyword=${orderNo}`)
  const sold = page.getByRole('row').or(page.locator('main').getByRole('listitem'))
  await expect(sold.filter({ hasText: orderNo }).first()).toContainText(w.paid)
  await expect(page.locator('main')).not.toContainText(who(buys).phone)
  await expect.poll(() => soldFor(merchant, orderNo)).toEqual([['sale', '999.00', 0]])
  await buyer.context.close()
}

interface Mending extends Pick<Stage, 'page' | 'enter' | 'language'> {
  /** A phone has the parts of the editor one after the other, the reasons first and the prices fifth of eleven. */
  readonly steps: { readonly toReasons: number; readonly toParagraph: number; readonly toEnd: number }
}

const mendRefused = async ({ page, enter, language, steps }: Mending) => {
  test.slow()
  const w = words[language]
  const cookie = await enter('seller')
  const seller = callsOf(cookie)
  await enter('reviewer')
  const form = newForm()
  const name = form.name[language]
  const goodsId = await listed(page, seller, form, { ...w, name, passed: w.passed(name) })
  await seller.unshelve(goodsId)
  const { published } = await seller.own(goodsId)
  const changed = { ...(published ?? form), tags: [] }
  const [first, ...others] = changed.skus
  const [price, ...prices] = first?.pricing ?? []
  if (first === undefined || price === undefined) throw new Error('nothing is published')
  const [paragraph, ...paragraphs] = changed.description
  const dearer = {
    ...changed,
    description: [{ zh: '业内最快的求解器。', en: paragraph?.en ?? '' }, ...paragraphs],
    skus: [{ ...first, pricing: [{ ...price, price: '1300.00' }, ...prices] }, ...others],
  }
  await seller.save(goodsId, dearer, 0)
  await seller.submit(goodsId, 1)

  await openApplication(page, name, w.search)
  await expect(page.getByText(w.mine)).toBeVisible()
  const dialog = page.getByRole('dialog')
  for (const [flag, kind, text] of [
    [w.price, w.mismatch, '请与官网核对'],
    [w.paragraph, w.misleading, '“最快”没有依据'],
  ] as const) {
    await page.getByRole('button', { name: flag, exact: true }).click()
    await dialog.getByRole('radio', { name: kind }).check()
    await dialog.getByRole('textbox', { name: w.explanation }).fill(text)
    await dialog.getByRole('button', { name: w.save }).click()
    await expect(dialog).toHaveCount(0)
  }
  await page.keyboard.press('r')
  await dialog.getByRole('button', { name: w.refuse, exact: true }).click()
  await expect(page.getByText(w.refused(name))).toBeVisible()
  const refused = await seller.own(goodsId)
  expect(refused.application?.reasons).toEqual([
    { field: 'skus.0.pricing.0.price', code: 'mismatch', text: '请与官网核对' },
    { field: 'description.0.zh', code: 'misleading', text: '“最快”没有依据' },
  ])
  expect(refused.row.life).toMatchObject({ shelf: 'off', review: 'refused' })

  expect(await toldOf(cookie, goodsId)).toContain('goodsRefused')
  await enter('seller')
  await page.goto('about:blank')
  await page.goto(`/ui/seller/#/goods/${goodsId}`)
  const reason = page.getByRole('listitem').filter({ hasText: '请与官网核对' })
  await reason.getByRole('link').click()
  await expect(page).toHaveURL(/\/edit\?field=/)
  await expect(page.locator('input:focus')).toHaveValue('1300.00')
  for (let step = 0; step < steps.toReasons; step++)
    await page.getByRole('button', { name: w.back, exact: true }).click()
  // The price is answered for, the paragraph is mended.
  await page.getByRole('textbox', { name: w.answerField }).first().fill('与官网一致')
  const next = async (times: number) => {
    for (let step = 0; step < times; step++)
      await page.getByRole('button', { name: w.next, exact: true }).click()
  }
  await next(steps.toParagraph)
  await field(page, editorWords[language].paragraph).fill('经第三方评测的求解器。')
  await next(steps.toEnd)
  await page.getByRole('button', { name: w.submit }).click()
  await page.getByRole('button', { name: w.confirm }).click()
  await expect(page.getByText(w.pending).first()).toBeVisible()
  expect((await seller.own(goodsId)).row.life).toMatchObject({ shelf: 'off', review: 'pending' })

  await enter('reviewer')
  await page.goto('about:blank')
  await openApplication(page, name, w.search)
  await expect(page.getByText(w.answer)).toBeVisible()
  await expect(page.getByText('经第三方评测的求解器。').first()).toBeVisible()
  await expect(page.getByText(w.mine)).toBeVisible()
  await page.keyboard.press('p')
  await expect(page.getByText(w.passed(name))).toBeVisible()
  await expect.poll(() => shelfOf(seller, goodsId), { timeout: 30_000 }).toBe('on')
}

const forceOff = async ({ page, browser, enter, who, language, buys }: Stage) => {
  test.slow()
  const w = words[language]
  const seller = callsOf(await enter('seller'))
  await enter('reviewer')
  const form = newForm()
  const name = form.name[language]
  const goodsId = await listed(page, seller, form, { ...w, name, passed: w.passed(name) })
  const wish = await wishOf(seller, goodsId)
  const owner = await elsewhere(browser, language, who('resourceOwner').name)
  const bought = await place(owner.cookie, wish)
  const means = { orderId: bought.orderId, method: 'contractFund' } as const
  await call(paymentEndpoints.payFromAccount, { body: means }, origin(), owner.cookie)
  const provisionOf = async () =>
    (await call(orderEndpoints.detail, { params: { orderId: bought.orderId } }, origin(), owner.cookie))
      .lines[0]?.provision.status
  await expect.poll(provisionOf).toBe('open')
  const buyer = await elsewhere(browser, language, who(buys).name)
  await putInCart(buyer.cookie, wish)
  const { orderId } = await place(buyer.cookie, wish)

  await page.goto('/ui/admin/#/goods')
  await page.getByRole('searchbox', { name: w.search }).fill(name)
  await page.keyboard.press('Enter')
  // The list before the search may show them too; a menu of it would go with it.
  await expect(page.getByRole('button', { name: w.actions })).toHaveCount(1)
  await page.getByRole('button', { name: w.actions }).click()
  await page.getByRole('button', { name: w.forceOff, exact: true }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText(w.unpaid)).toBeVisible()
  await expectReadable(page)
  await dialog.getByRole('textbox', { name: w.reason }).fill('宣传用语违规')
  await dialog.getByRole('button', { name: w.forceOff, exact: true }).click()
  await expect(page.getByText(w.forcedOff)).toBeVisible()
  await expect
    .poll(
      async () => (await call(orderEndpoints.detail, { params: { orderId } }, origin(), buyer.cookie)).status,
    )
    .toBe('cancelled')
  expect(await toldOf(buyer.cookie, orderId)).toContain('orderCancelled')
  expect(await provisionOf()).toBe('open')
  const { outcomes } = await seller.shelve(goodsId)
  expect(outcomes[0]?.refusal?.code).toBe('MALL10005')
  await expect.poll(async () => (await excerptOf(goodsId)).goods.display).toBe(false)
  await page.goto(`/ui/mall/detail/goods?goodsId=${goodsId}`)
  await expect(page.getByText(w.offShelf).first()).toBeVisible()
  await expect(page.getByRole('alert').getByRole('link')).toHaveAttribute('href', /\/search\/goods/)
  await buyer.page.goto('/ui/mall/goods/cart')
  await expect(buyer.page.getByText(w.gone)).toBeVisible()

  const { published } = await seller.own(goodsId)
  await seller.save(goodsId, { ...(published ?? form), tags: [] }, 0)
  await seller.submit(goodsId, 1)
  await openApplication(page, name, w.search)
  await expect(page.getByText(w.mine)).toBeVisible()
  await page.keyboard.press('p')
  await expect(page.getByText(w.passed(name))).toBeVisible()
  await expect.poll(() => shelfOf(seller, goodsId), { timeout: 30_000 }).toBe('on')
  await buyer.page.reload()
  await expect(buyer.page.getByText(name).first()).toBeVisible()
  await expect(buyer.page.getByText(w.gone)).toHaveCount(0)

  // Who takes them off first does not escape (W14).
  await seller.unshelve(goodsId)
  const reviewer = await enter('reviewer')
  const body = { code: 'notAllowed', text: '宣传用语违规' } as const
  await call(goodsEndpoints.forceOff, { params: { id: goodsId }, body }, origin(), reviewer)
  expect(await shelfOf(seller, goodsId)).toBe('forcedOff')
  for (const { context } of [owner, buyer]) await context.close()
}

test('[J7][R6.06] two reviewers have one application, and it is decided once', async ({
  page,
  browser,
  enter,
  language,
}) => {
  const w = words[language]
  const seller = callsOf(await enter('seller'))
  await enter('reviewer')
  const form = newForm()
  const name = form.name[language]
  const goodsId = await seller.create(form)
  await seller.save(goodsId, form, 1)
  await seller.submit(goodsId, 2)
  await openApplication(page, name, w.search)
  await expect(page.getByText(w.mine)).toBeVisible()

  const other = await browser.newContext({ baseURL: origin(), locale: language === 'zh' ? 'zh-CN' : 'en-US' })
  await signInAs(other, 'admin')
  await other.addCookies([{ name: 'locale', value: language, url: origin() }])
  const second = await other.newPage()
  await openApplication(second, name, w.search)
  await expect(second.getByText(w.other).first()).toBeVisible()
  await second.getByRole('button', { name: w.takeOver }).first().click()
  await second.getByRole('alertdialog').getByRole('button', { name: w.takeOver }).click()
  await expect(second.getByText(w.mine)).toBeVisible()
  await page.keyboard.press('p')
  await expect(page.getByText(w.passed(name))).toBeVisible()
  await second.keyboard.press('p')
  await expect(second.getByText(w.conflict).first()).toBeVisible()
  expect((await seller.own(goodsId)).history.filter(({ event }) => event === 'review.passed')).toHaveLength(1)
  await other.close()
})

for (const [on, device, follower, debtor, steps] of [
  ['a computer', computer, 'priceFollower', 'unpaidBuyer', { toReasons: 0, toParagraph: 0, toEnd: 0 }],
  ['a phone', phone, 'pocketFollower', 'pocketDebtor', { toReasons: 4, toParagraph: 2, toEnd: 8 }],
] as const)
  test.describe(`on ${on}`, readOn(device), () => {
    test.use(device)
    test('[J1][J4][R4.03][W34] a change of goods on sale is seen by buyers only once a reviewer has passed it; the order asks anew', ({
      page,
      browser,
      enter,
      who,
      language,
    }) => changeOnSale({ page, browser, enter, who, language, buys: follower }))
    test('[J5][W10][W32] goods that were refused are answered for, and listed again from off', ({
      page,
      enter,
      language,
    }) => mendRefused({ page, enter, language, steps }))
    test('[J6][W14][W15] goods that are forced off leave the mall, unpaid orders are cancelled, and only a change that passes brings them back', ({
      page,
      browser,
      enter,
      who,
      language,
    }) => forceOff({ page, browser, enter, who, language, buys: debtor }))
  })
