import { formEndpoints } from '@compute-mall/core/form'
import { type GoodsForm, goodsEndpoints } from '@compute-mall/core/goods'
import { readList } from '@compute-mall/core/list'
import type { PurchaseIntent } from '@compute-mall/core/purchase'
import { shopStatementList, statementEndpoints, statementLineList } from '@compute-mall/core/statement'
import type { Browser, Page } from '@playwright/test'
import { origin, signInAs } from './account.ts'
import { barriers } from './axe.ts'
import type { Language } from './cast.ts'
import { computer } from './devices.ts'
import { expect, expectTexts, overflow } from './journey.ts'
import { call } from './product/request.ts'

/** Somebody who calls, by their cookies. */
export const callsOf = (cookie: string) => ({
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
/** A merchant who calls. */
export type Seller = ReturnType<typeof callsOf>

/** Somebody else, in a browser of their own. */
export const elsewhere = async (browser: Browser, language: Language, account: string) => {
  const context = await browser.newContext({
    ...computer,
    baseURL: origin(),
    locale: language === 'zh' ? 'zh-CN' : 'en-GB',
  })
  const cookie = await signInAs(context, account)
  return { context, cookie, page: await context.newPage() }
}

/** One month of new goods, by their first price. */
export const wishOf = async (seller: Seller, goodsId: string): Promise<PurchaseIntent> => {
  const [sku] = (await seller.own(goodsId)).published?.skus ?? []
  const choice = {
    goodsId,
    skuId: sku?.id ?? '',
    pricingId: sku?.pricing[0]?.id ?? '',
    clusterId: undefined,
    purchaseAmount: 1,
    purchaseDuration: 1,
    purchaseDurationUnit: 'month',
  } as const
  return { cartIds: [], choice, type: 'formal' }
}

/** What the statements of a shop say of an order: kind, amount, and the cents by which amount, fee and rest differ. */
export const soldFor = async (cookie: string, orderNo: string) => {
  const { query } = readList(shopStatementList, [])
  const { records } = await call(statementEndpoints.shopList, { query }, origin(), cookie)
  const found = await Promise.all(
    records.map(({ statementId }) =>
      call(
        statementEndpoints.shopLines,
        { params: { statementId }, query: { ...readList(statementLineList, []).query, keyword: orderNo } },
        origin(),
        cookie,
      ),
    ),
  )
  return found
    .flatMap((page) => page.records)
    .map(({ kind, amount, fee, net }) => [
      kind,
      amount,
      Math.round(100 * (Number(amount) - Number(fee) - Number(net))),
    ])
}

/** Finds goods in the queue of operations and opens their application. */
export const openApplication = async (page: Page, name: string, search: string): Promise<void> => {
  await page.goto('/ui/admin/#/goods-applications?state=pending')
  await page.getByRole('searchbox', { name: search }).fill(name)
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name }).first().click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(page).toHaveTitle(new RegExp(`^${name} - `))
}

/** What sellers write is Chinese in either language of the page. */
export const expectReadable = async (page: Page): Promise<void> => {
  await expect.poll(() => barriers(page)).toEqual([])
  expect(await overflow(page)).toBeLessThanOrEqual(0)
  await expectTexts(page)
}

/** Where goods stand on the shelf. */
export const shelfOf = async (seller: Seller, goodsId: string) => (await seller.own(goodsId)).row.life.shelf
/** Goods as everybody sees them. */
export const excerptOf = (goodsId: string) =>
  call(goodsEndpoints.excerpt, { params: { id: goodsId } }, origin())

/** What the editor of goods says. */
export const editorWords = {
  zh: {
    publish: '发布商品',
    begin: '开始填写',
    submit: '提交审核',
    confirm: '确认提交',
    name: '商品名称',
    category: '商品分类',
    summary: '一句话介绍',
    addParagraph: '添加段落',
    paragraph: '第 1 段',
    addPrices: '填写价格',
    price: '售价（元）',
    capacity: '总量',
    pending: '待审核',
    next: '下一步',
    saved: /草稿已保存|已保存/,
  },
  en: {
    publish: 'Publish goods',
    begin: 'Begin',
    submit: 'Submit for review',
    confirm: 'Confirm and submit',
    name: 'Name (Chinese)',
    category: 'Category',
    summary: 'Summary (Chinese)',
    addParagraph: 'Add a paragraph',
    paragraph: 'Paragraph 1 (Chinese)',
    addPrices: 'Set prices',
    price: 'Price (yuan)',
    capacity: 'Capacity',
    pending: 'To be reviewed',
    next: 'Next',
    saved: /saved/i,
  },
} as const
type EditorWords = (typeof editorWords)[Language]

/** A field by its label, behind which a star or a note may stand. */
export const field = (page: Page, label: string) =>
  page.getByLabel(new RegExp(`^${label.replaceAll(/[()]/g, '\\$&')}(\\*|\\(可选\\)|\\(optional\\))?$`))

/** Begins to publish goods, in the editor. */
export const beginGoods = async (page: Page, w: EditorWords): Promise<void> => {
  await page.goto('/ui/seller/#/goods')
  await page.getByRole('link', { name: w.publish, exact: true }).click()
  await page.getByRole('button', { name: w.begin }).click()
  await expect(field(page, w.name)).toBeVisible()
}

/** A phone has the parts of the editor one after the other; a computer has them all on one page. */
const next = async (page: Page, w: EditorWords, isPhone: boolean, times = 1): Promise<void> => {
  for (let step = 0; isPhone && step < times; step++)
    await page.getByRole('button', { name: w.next, exact: true }).click()
}

/** Turns from the first part of the editor to the prices. */
export const toPrices = async (page: Page, w: EditorWords, isPhone: boolean): Promise<void> => {
  await expect(field(page, w.name)).toBeVisible()
  await next(page, w, isPhone, 3)
}

/** Fills in everything but the name: one price a month, and fifty to sell. Ends at the stock. */
export const describeGoods = async (
  page: Page,
  w: EditorWords,
  price: string,
  isPhone = false,
): Promise<void> => {
  await field(page, w.category).selectOption({ index: 1 })
  await field(page, w.summary).fill('面向科研团队的比对流程')
  await next(page, w, isPhone)
  await page.getByRole('button', { name: w.addParagraph }).click()
  await field(page, w.paragraph).fill('开箱即用的比对流程，附带说明与样例。')
  await next(page, w, isPhone, 2)
  await page.getByRole('button', { name: w.addPrices }).click()
  await field(page, w.price).fill(price)
  await next(page, w, isPhone)
  await field(page, w.capacity).fill('50')
}

/**
 * Hands in what the editor holds, through the parts that are left; it waits for a reviewer from then on. The button is
 * pressed once, be the cursor still in a number and the draft not saved.
 */
export const handIn = async (page: Page, w: EditorWords, isPhone = false): Promise<void> => {
  const submit = page.getByRole('button', { name: w.submit })
  while (isPhone && !(await submit.isVisible())) await next(page, w, isPhone)
  await submit.click()
  await page.getByRole('button', { name: w.confirm }).click()
  await expect(page.getByText(w.pending).first()).toBeVisible()
}
