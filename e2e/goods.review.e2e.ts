import { formEndpoints } from '@compute-mall/core/form'
import { type GoodsForm, goodsEndpoints, goodsFormFixtures } from '@compute-mall/core/goods'
import { orderEndpoints } from '@compute-mall/core/order'
import type { Page } from '@playwright/test'
import { call } from '../tools/src/product/request.ts'
import { origin, signInAs } from './account.ts'
import { barriers } from './axe.ts'
import { place } from './desk.ts'
import { expect, expectSound, expectTexts, overflow, test } from './journey.ts'

const words = {
  zh: {
    search: '搜索商品名称、编号或店铺',
    mine: /为您保留至/,
    passed: (name: string) => `已通过“${name}”的申请`,
    refused: (name: string) => `已驳回“${name}”的申请`,
    price: '标记规格 1 · 价格 1 · 售价',
    mismatch: '与其他资料不一致',
    explanation: '说明',
    save: '保存',
    refuse: '不通过',
    answer: '申请人回复：与官网一致',
    other: 'reviewer 正在审核',
    takeOver: '接手审核',
    conflict: '申请内容已更新，请重新查看后再审核',
    actions: /的操作$/,
    forceOff: '强制下架',
    reason: '告知商家的原因',
    unpaid: '将取消 1 笔未支付订单并通知买家',
    forcedOff: 'notAllowed: 宣传用语违规',
    offShelf: '已下架',
  },
  en: {
    search: 'Search goods, numbers and shops',
    mine: /yours until/,
    passed: (name: string) => `You passed “${name}”.`,
    refused: (name: string) => `You refused “${name}”.`,
    price: 'Flag Specification 1 · Price 1 · Amount',
    mismatch: 'Does not match',
    explanation: 'Explanation',
    save: 'Save',
    refuse: 'Refuse',
    answer: 'Answer of the applicant: 与官网一致',
    other: 'reviewer is reviewing this',
    takeOver: 'Take over',
    conflict: 'What you read has changed since. Read it again.',
    actions: /^Actions on/,
    forceOff: 'Force off',
    reason: 'Reason that the merchant reads',
    unpaid: '1 unpaid order is cancelled and its buyer told',
    forcedOff: 'notAllowed: 宣传用语违规',
    offShelf: 'no longer on sale',
  },
} as const

/** Somebody who calls, by their cookies. */
const callsOf = (cookie: string) => ({
  create: async (form: GoodsForm): Promise<string> => {
    const body = { kind: form.kind, copyOf: undefined }
    const { goodsId } = await call(goodsEndpoints.create, { body }, origin(), cookie)
    return goodsId
  },
  save: (goodsId: string, form: GoodsForm, revision: number) =>
    call(
      formEndpoints.saveDraft,
      { params: { form: 'goods' }, body: { subjectId: goodsId, revision, record: { ...form } } },
      origin(),
      cookie,
    ),
  submit: (goodsId: string, revision: number, answers: Readonly<Record<string, string>> = {}) =>
    call(goodsEndpoints.submit, { params: { id: goodsId }, body: { revision, answers } }, origin(), cookie),
  own: (goodsId: string) => call(goodsEndpoints.own, { params: { id: goodsId } }, origin(), cookie),
  shelve: (goodsId: string) =>
    call(goodsEndpoints.shelve, { body: { goodsId: [goodsId] } }, origin(), cookie),
  unshelve: (goodsId: string) =>
    call(goodsEndpoints.unshelve, { body: { goodsId: [goodsId] } }, origin(), cookie),
})
type Seller = ReturnType<typeof callsOf>

/** New goods that nothing else is called alike. */
const newForm = (): GoodsForm => {
  const mark = String(Date.now()).slice(-9) + String(Math.floor(Math.random() * 90) + 10)
  return {
    ...goodsFormFixtures.softwareForm,
    name: { zh: `云帆求解器${mark}`, en: `Yunfan Solver ${mark}` },
    skus: goodsFormFixtures.softwareForm.skus.map((sku) => ({ ...sku, sn: `${sku.sn}-${mark}` })),
  }
}
const shelfOf = async (seller: Seller, goodsId: string) => (await seller.own(goodsId)).row.life.shelf
const detail = (goodsId: string) => call(goodsEndpoints.detail, { params: { id: goodsId } }, origin())

/** Finds goods in the queue of operations and opens their application. */
const openApplication = async (page: Page, name: string, search: string): Promise<void> => {
  await page.goto('/ui/admin/#/goods-applications?state=pending')
  await page.getByRole('searchbox', { name: search }).fill(name)
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name }).first().click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
}

/** What sellers write is Chinese in either language of the page. */
const expectReadable = async (page: Page): Promise<void> => {
  await expect.poll(() => barriers(page)).toEqual([])
  expect(await overflow(page)).toBeLessThanOrEqual(0)
  await expectTexts(page)
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
  await expect.poll(() => shelfOf(seller, goodsId), { timeout: 10_000 }).toBe('on')
  return goodsId
}

test('[J4][R4.03][W34] a change of goods on sale is seen by buyers only once a reviewer has passed it', async ({
  page,
  enter,
  language,
}) => {
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
  expect((await detail(goodsId)).summary.zh).toBe('面向航空外流场的可压缩求解器')

  await openApplication(page, name, w.search)
  for (const text of ['更快的求解器', 'A faster solver', '999.00', '1200.00'])
    await expect(page.getByText(text, { exact: true }).first()).toBeVisible()
  await expect(page.getByText('Compressible solver for external aerodynamics')).toBeVisible()
  // What did not change is not shown: only the two fields and the two languages of one of them are.
  await expect(page.getByText('https://yunfan.example.com')).toHaveCount(0)
  await expectReadable(page)
  await page.keyboard.press('p')
  await expect(page.getByText(w.passed(name))).toBeVisible()
  await expect.poll(async () => (await detail(goodsId)).summary.en).toBe('A faster solver')
  await page.goto(`/ui/mall/detail/goods?goodsId=${goodsId}`)
  await expect(page.getByText('999').first()).toBeVisible()
})

test('[J5][W10][W32] goods that were refused are answered for, and listed again from off', async ({
  page,
  enter,
  language,
}) => {
  const w = words[language]
  const seller = callsOf(await enter('seller'))
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
  const dearer = {
    ...changed,
    skus: [{ ...first, pricing: [{ ...price, price: '1300.00' }, ...prices] }, ...others],
  }
  await seller.save(goodsId, dearer, 0)
  await seller.submit(goodsId, 1)

  await openApplication(page, name, w.search)
  await expect(page.getByText(w.mine)).toBeVisible()
  await page.getByRole('button', { name: w.price, exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio', { name: w.mismatch }).check()
  await dialog.getByRole('textbox', { name: w.explanation }).fill('请与官网核对')
  await dialog.getByRole('button', { name: w.save }).click()
  await page.keyboard.press('r')
  await dialog.getByRole('button', { name: w.refuse, exact: true }).click()
  await expect(page.getByText(w.refused(name))).toBeVisible()
  const refused = await seller.own(goodsId)
  expect(refused.application?.reasons).toEqual([
    { field: 'skus.0.pricing.0.price', code: 'mismatch', text: '请与官网核对' },
  ])
  expect(refused.row.life).toMatchObject({ shelf: 'off', review: 'refused' })

  await seller.save(goodsId, dearer, 0)
  await seller.submit(goodsId, 1, { 'skus.0.pricing.0.price': '与官网一致' })
  await openApplication(page, name, w.search)
  await expect(page.getByText(w.answer)).toBeVisible()
  await expect(page.getByText(w.mine)).toBeVisible()
  await page.keyboard.press('p')
  await expect(page.getByText(w.passed(name))).toBeVisible()
  await expect.poll(() => shelfOf(seller, goodsId), { timeout: 10_000 }).toBe('on')
})

test('[J6][W14][W15] goods that are forced off leave the mall, and their unpaid orders are cancelled', async ({
  page,
  enter,
  play,
  language,
}) => {
  const w = words[language]
  const seller = callsOf(await enter('seller'))
  await enter('reviewer')
  const form = newForm()
  const name = form.name[language]
  const goodsId = await listed(page, seller, form, { ...w, name, passed: w.passed(name) })
  const buyer = await play('plainBuyer')
  const sku = (await seller.own(goodsId)).published?.skus[0]
  const { orderId } = await place(buyer, {
    cartIds: [],
    choice: {
      goodsId,
      skuId: sku?.id ?? '',
      pricingId: sku?.pricing[0]?.id ?? '',
      clusterId: undefined,
      purchaseAmount: 1,
      purchaseDuration: 1,
      purchaseDurationUnit: 'month',
    },
    type: 'formal',
  })

  await enter('reviewer')
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
    .poll(async () => (await call(orderEndpoints.detail, { params: { orderId } }, origin(), buyer)).status)
    .toBe('cancelled')
  const { outcomes } = await seller.shelve(goodsId)
  expect(outcomes[0]?.refusal?.code).toBe('MALL10005')
  await expect.poll(async () => (await detail(goodsId)).display).toBe(false)
  await page.goto(`/ui/mall/detail/goods?goodsId=${goodsId}`)
  await expect(page.getByText(w.offShelf).first()).toBeVisible()
})

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
