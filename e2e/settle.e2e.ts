import { formEndpoints } from '@compute-mall/core/form'
import { goodsEndpoints } from '@compute-mall/core/goods'
import { paymentEndpoints } from '@compute-mall/core/payment'
import { settlementEndpoints } from '@compute-mall/core/settlement'
import type { Page } from '@playwright/test'
import { signIn } from '../tools/src/product/people.ts'
import { call } from '../tools/src/product/request.ts'
import { origin, PASSWORD } from './account.ts'
import { idNumberOf } from './applicants.ts'
import type { Person } from './cast.ts'
import { confirmation, ordersOf } from './desk.ts'
import { phone } from './devices.ts'
import { hydrated } from './hydration.ts'
import { expect, expectSound, expectSoundOnPhone, test } from './journey.ts'
import {
  beginGoods,
  callsOf,
  describeGoods,
  editorWords,
  elsewhere,
  field as goodsField,
  handIn,
  openApplication,
  soldFor,
  wishOf,
} from './selling.ts'

// Tracing reads the preview's blob from within the page, which our content security policy rightly refuses.
test.use({ trace: 'off' })

const words = {
  zh: {
    apply: '立即入驻',
    formTitle: '入驻申请',
    reviewTitle: '入驻审核',
    personal: '个人开发者',
    check: '核对并提交',
    submit: '提交申请',
    next: '下一步',
    five: '请修改以下 5 处后再提交',
    saved: /草稿已保存/,
    inReview: '审核中',
    rejected: '未通过',
    approved: '已通过',
    mend: '修改并重新申请',
    answer: '回复审核意见',
    seller: '进入商家中心',
    monthly: '每月结算',
    toBank: '修改开户银行',
    withdraw: '撤回申请',
    firstSteps: '开店第一步',
    search: '搜索商品名称、编号或店铺',
    mine: /为您保留至/,
    passed: (name: string) => `已通过“${name}”的申请`,
    agreement: '我已阅读并同意 《算力服务协议》',
    placeOrder: '提交订单',
    paid: '已支付',
    openStatement: '统计中',
    lines: '对账明细',
    reach: '联系买家',
    labels: {
      realName: '真实姓名',
      identificationNumber: '身份证号',
      direction: '业务方向',
      shopName: '店铺名称',
      description: '个人简介',
      bankAccountName: '开户名称',
      bankAccount: '银行账号',
      bankName: '开户银行',
      period: '结算周期',
      contactName: '联系人姓名',
      contactMobile: '联系人手机号',
      contactEmail: '联系人邮箱',
      contactAddress: '联系地址',
      serviceTelephone: '客服电话',
      serviceStart: '客服开始时间',
      serviceEnd: '客服结束时间',
      serviceEmail: '客服邮箱',
    },
    errors: [
      '身份证号: 请输入正确的身份证号',
      '身份证照片: 请上传身份证照片',
      '店铺名称: 请输入店铺名称',
      '开户银行: 请输入开户银行',
      '联系人邮箱: 请输入正确的联系人邮箱',
    ],
    values: { realName: '苏沐言', direction: '科学计算软件', address: '福建省福州市软件大道89号' },
    reasons: { shopName: '与已有店铺过于相似', bankName: '请写到支行' },
  },
  en: {
    apply: 'Apply now',
    formTitle: 'Merchant application',
    reviewTitle: 'Review of your application',
    personal: 'Individual developer',
    check: 'Check and submit',
    submit: 'Submit the application',
    next: 'Next',
    five: 'Correct 5 things before you submit',
    saved: /Draft saved/,
    inReview: 'In review',
    rejected: 'Rejected',
    approved: 'Approved',
    mend: 'Change and apply again',
    answer: 'Your answer to the reviewer',
    seller: 'Go to the seller centre',
    monthly: 'Monthly',
    toBank: 'Change: Bank',
    withdraw: 'Withdraw the application',
    firstSteps: 'First steps',
    search: 'Search goods, numbers and shops',
    mine: /yours until/,
    passed: (name: string) => `You passed “${name}”.`,
    agreement: 'I have read and agree to the Compute Service Agreement',
    placeOrder: 'Place order',
    paid: 'Paid',
    openStatement: 'In progress',
    lines: 'Lines',
    reach: 'Message the buyer',
    labels: {
      realName: 'Full name',
      identificationNumber: 'ID number',
      direction: 'Line of business',
      shopName: 'Name of the shop',
      description: 'About you',
      bankAccountName: 'Account holder',
      bankAccount: 'Bank account number',
      bankName: 'Bank',
      period: 'Settlement period',
      contactName: 'Contact name',
      contactMobile: 'Contact mobile',
      contactEmail: 'Contact e-mail',
      contactAddress: 'Contact address',
      serviceTelephone: 'Customer-service phone',
      serviceStart: 'Customer service begins',
      serviceEnd: 'Customer service ends',
      serviceEmail: 'Customer-service e-mail',
    },
    errors: [
      'ID number: This is not a valid ID number',
      'Photo of your ID: Upload a photo of your ID',
      'Name of the shop: Enter the name of the shop',
      'Bank: Enter the bank',
      'Contact e-mail: Enter a valid e-mail address',
    ],
    values: { realName: 'Su Muyan', direction: 'Scientific software', address: '89 Software Avenue, Fuzhou' },
    reasons: { shopName: 'Too close to another shop', bankName: 'Name the branch' },
  },
} as const

type Words = (typeof words)['zh'] | (typeof words)['en']

/** A picture of one pixel. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

const field = (page: Page, label: string) => page.getByLabel(new RegExp(`^${label}(\\*|$|\\()`))

/** What this person fills in, with labels as the form has them. */
const answersOf = (w: Words, person: Person): readonly (readonly [string, string])[] => [
  [w.labels.realName, w.values.realName],
  [w.labels.identificationNumber, idNumberOf(person)],
  [w.labels.direction, w.values.direction],
  [w.labels.shopName, `Shop ${person.phone}`],
  [w.labels.description, w.values.direction],
  [w.labels.bankAccountName, w.values.realName],
  [w.labels.bankAccount, `6222021${person.phone}`],
  [w.labels.bankName, 'ICBC'],
  [w.labels.contactName, w.values.realName],
  [w.labels.contactMobile, person.phone],
  [w.labels.contactEmail, `${person.name}@example.com`],
  [w.labels.contactAddress, w.values.address],
  [w.labels.serviceTelephone, '400-820-2190'],
  [w.labels.serviceStart, '09:00'],
  [w.labels.serviceEnd, '18:00'],
  [w.labels.serviceEmail, 'service@example.com'],
]

/** Hands in a picture, and waits until it has arrived. */
const upload = async (page: Page, use: string): Promise<void> => {
  const place = page.locator(`#field-${use}`)
  await place
    .locator('input[type=file]')
    .setInputFiles({ name: 'id.png', mimeType: 'image/png', buffer: PIXEL })
  await expect(place.getByRole('img').first()).toBeVisible()
  await expect(place.getByRole('progressbar')).toHaveCount(0)
}

test('[J1][J8][R4.01][R4.02][R5.04][W10][W18][A4] a developer applies, mends what was refused, becomes a merchant, publishes, changes what is on sale, and sells it', async ({
  page,
  browser,
  enter,
  play,
  who,
  language,
}) => {
  test.setTimeout(300_000)
  const w = words[language]
  const person = who('settler')
  const cookie = await play('settler')
  await page.goto('/ui/mall/settle')
  await hydrated(page)
  await page.getByRole('link', { name: w.apply }).click()
  await expect(page.getByRole('heading', { level: 1, name: w.formTitle })).toBeVisible()
  await page.getByRole('radio', { name: w.personal }).check()

  // Five things are wrong or missing.
  const wrong = new Map([
    [w.labels.identificationNumber as string, '110105199001010000'],
    [w.labels.shopName, ''],
    [w.labels.bankName, ''],
    [w.labels.contactEmail, 'nobody'],
  ])
  for (const [label, text] of answersOf(w, person)) await field(page, label).fill(wrong.get(label) ?? text)
  await field(page, w.labels.period).selectOption(w.monthly)
  await page.getByRole('button', { name: w.check }).click()
  const summary = page.getByRole('alert').filter({ hasText: w.five })
  await expect(summary).toBeFocused()
  await expect(summary.getByRole('link')).toHaveText(w.errors)
  await expect(field(page, w.labels.realName)).toHaveValue(w.values.realName)
  await expect(field(page, w.labels.contactEmail)).toHaveValue('nobody')
  await expect(page.getByText(w.saved)).toBeVisible()
  await expectSound(page, language)
  await summary.getByRole('link', { name: w.errors[2] }).click()
  await expect(field(page, w.labels.shopName)).toBeFocused()

  // What was saved is there again, without the two numbers (D26).
  await page.reload()
  await hydrated(page)
  await expect(field(page, w.labels.realName)).toHaveValue(w.values.realName)
  await expect(field(page, w.labels.bankAccount)).toHaveValue('')
  const form = { params: { form: 'settlement' }, query: { subjectId: undefined } } as const
  const draft = JSON.stringify(await call(formEndpoints.draft, form, origin(), cookie))
  expect(draft).toContain(w.values.realName)
  for (const secret of ['110105199001010000', `6222021${person.phone}`]) expect(draft).not.toContain(secret)

  for (const [label, text] of answersOf(w, person)) await field(page, label).fill(text)
  await upload(page, 'certificationImg')
  await expect(page.locator('#field-certificationImg img')).toBeVisible()
  await page.getByRole('button', { name: w.check }).click()
  await expect(page.getByRole('button', { name: w.submit })).toBeVisible()
  await expectSound(page, language)
  await page.getByRole('button', { name: w.submit }).click()
  await expect(page.getByRole('heading', { level: 1, name: w.reviewTitle })).toBeVisible()
  await expect(page.getByText(w.inReview, { exact: true }).first()).toBeVisible()
  await expect(page.getByText(`6222021${person.phone}`)).toHaveCount(0)
  await expectSound(page, language)

  const reviewer = await signIn(origin(), 'reviewer', PASSWORD)
  const present = async () => {
    const application = await call(settlementEndpoints.own, {}, origin(), cookie)
    if (application === null) throw new Error('there is no application')
    const { applicationId, submission } = application
    return { params: { applicationId }, revision: submission.revision }
  }
  const first = await present()
  const reasons = [
    { field: 'shopName', code: 'misleading', text: w.reasons.shopName },
    { field: 'bankName', code: 'incomplete', text: w.reasons.bankName },
  ] as const
  await call(
    settlementEndpoints.reject,
    { params: first.params, body: { revision: first.revision, reason: undefined, reasons } },
    origin(),
    reviewer,
  )
  await page.reload()
  await hydrated(page)
  await expect(page.getByText(w.rejected, { exact: true }).first()).toBeVisible()
  await expect(page.getByText(w.reasons.shopName)).toBeVisible()
  await expect(page.getByText(w.reasons.bankName)).toBeVisible()
  await expectSound(page, language)

  // The link leads to the field; one is changed, the other is answered.
  await page.getByRole('link', { name: w.toBank }).click()
  await expect(field(page, w.labels.bankName)).toBeFocused()
  await field(page, w.labels.bankName).fill('ICBC Gulou')
  await page.getByRole('button', { name: w.check }).click()
  await expect(page.getByRole('alert').getByRole('link')).toHaveCount(1)
  await page.locator('#field-shopName').getByLabel(w.answer).fill('OK')
  await expectSound(page, language)
  await page.getByRole('button', { name: w.check }).click()
  await page.getByRole('button', { name: w.submit }).click()
  await expect(page.getByText(w.inReview, { exact: true }).first()).toBeVisible()

  const second = await present()
  await call(
    settlementEndpoints.approve,
    { params: second.params, body: { revision: second.revision } },
    origin(),
    reviewer,
  )
  await page.reload()
  await hydrated(page)
  await expect(page.getByText(w.approved, { exact: true }).first()).toBeVisible()
  await expect(page.getByRole('link', { name: w.seller })).toHaveAttribute(
    'href',
    '/ui/seller/#/mall/seller/home',
  )
  await expectSound(page, language)

  // A merchant without signing in anew: describes goods, which wait for a reviewer.
  const editor = editorWords[language]
  const merchant = callsOf(cookie)
  const name = `基因比对流程${person.phone}`
  await page.getByRole('link', { name: w.seller }).click()
  await expect(page.getByRole('heading', { name: w.firstSteps })).toBeVisible()
  await beginGoods(page, editor)
  await goodsField(page, editor.name).fill(name)
  await describeGoods(page, editor, '128')
  await handIn(page, editor)
  const [, goodsId = ''] = /\/goods\/([^/?]+)/.exec(page.url()) ?? []
  const life = async () => (await merchant.own(goodsId)).row.life
  expect(await life()).toMatchObject({ shelf: 'unlisted', review: 'pending' })

  const pass = async () => {
    await enter('reviewer')
    await page.goto('about:blank')
    await openApplication(page, name, w.search)
    await expect(page.getByText(w.mine)).toBeVisible()
    // A key that comes before the page listens is lost.
    await expect(async () => {
      if (await page.getByRole('heading', { level: 1, name }).isVisible()) await page.keyboard.press('p')
      await expect(page.getByText(w.passed(name))).toBeVisible({ timeout: 3_000 })
    }).toPass()
  }
  const priceOf = async () => {
    const skus = await call(goodsEndpoints.skus, { params: { id: goodsId } }, origin())
    return skus.map(({ pricing }) => pricing.map(({ price }) => Number(price)))
  }
  await pass()
  await expect.poll(life).toMatchObject({ shelf: 'on', review: 'passed' })
  expect(await priceOf()).toEqual([[128]])

  // Cheaper, while they are on sale: buyers see the old price until the change is passed.
  await play('settler')
  await page.goto('about:blank')
  await page.goto(`/ui/seller/#/goods/${goodsId}/edit`)
  await expect(goodsField(page, editor.price)).toHaveValue(/^128/)
  await goodsField(page, editor.price).fill('99')
  await handIn(page, editor)
  expect(await life()).toMatchObject({ shelf: 'on', review: 'pending' })
  expect(await priceOf()).toEqual([[128]])
  await pass()
  await expect.poll(priceOf).toEqual([[99]])

  // Somebody buys it, and it is opened.
  const wish = await wishOf(merchant, goodsId)
  const buyer = await elsewhere(browser, language, who('firstCustomer').name)
  await buyer.page.goto(confirmation(wish))
  await hydrated(buyer.page)
  await expect(buyer.page.getByText('¥99.00').first()).toBeVisible()
  await buyer.page.getByRole('checkbox', { name: w.agreement }).check()
  await buyer.page.getByRole('button', { name: w.placeOrder }).click()
  const ordered = async () => (await ordersOf(buyer.cookie)).find(({ total }) => total === '99.00')
  await expect.poll(async () => (await ordered())?.status).toBe('unpaid')
  const { orderId = '', orderNo = '' } = (await ordered()) ?? {}
  const means = { orderId, method: 'contractFund' } as const
  await call(paymentEndpoints.payFromAccount, { body: means }, origin(), buyer.cookie)
  await expect.poll(async () => (await ordered())?.lines[0]?.provision.status).toBe('open')
  await buyer.page.goto('/ui/console/#/resources')
  await expect(buyer.page.getByText(name).first()).toBeVisible()
  await buyer.context.close()

  // The line is the shop's, without the buyer's phone, and its statement has what was paid less the fee.
  await play('settler')
  await page.goto('about:blank')
  await page.goto(`/ui/seller/#/orders?keyword=${orderNo}`)
  await expect(page.getByRole('row').filter({ hasText: orderNo }).first()).toContainText(w.paid)
  await expect(page.locator('main')).not.toContainText(who('firstCustomer').phone)
  await page.getByRole('row').filter({ hasText: orderNo }).getByRole('link').first().click()
  await page.getByRole('button', { name: w.reach }).click()
  await expect(page).toHaveURL(/#\/messages\?.*conversation=/)
  await expect(page.getByRole('heading', { name: who('firstCustomer').name })).toBeVisible()
  await expect.poll(() => soldFor(cookie, orderNo)).toEqual([['sale', '99.00', 0]])
  await page.goto('/ui/seller/#/statements')
  await page.getByRole('row').filter({ hasText: w.openStatement }).getByRole('link').first().click()
  await expect(page.getByRole('heading', { name: w.lines })).toBeVisible()
  await expect(page.getByRole('row').filter({ hasText: orderNo })).toContainText('99.00')
})

test.describe('on a phone', () => {
  test.use(phone)

  test('[R4.01][R2.02] a developer applies in five steps and withdraws', async ({
    page,
    play,
    who,
    language,
  }) => {
    test.setTimeout(120_000)
    const w = words[language]
    await play('phoneSettler')
    await page.goto('/ui/mall/mobile/settle/create')
    await hydrated(page)
    await page.getByRole('radio', { name: w.personal }).check()
    await page.getByRole('button', { name: w.next }).click()
    await expect(field(page, w.labels.realName)).toBeFocused()
    await upload(page, 'certificationImg')
    const answers = answersOf(w, who('phoneSettler'))
    for (const last of [2, 4, 7, 11]) {
      const begin = last === 2 ? 0 : last === 4 ? 3 : last === 7 ? 5 : 8
      for (const [label, text] of answers.slice(begin, last + 1)) await field(page, label).fill(text)
      if (last === 7) await field(page, w.labels.period).selectOption(w.monthly)
      await expectSoundOnPhone(page, language)
      await page.getByRole('button', { name: w.next }).click()
    }
    for (const [label, text] of answers.slice(12)) await field(page, label).fill(text)
    await page.getByRole('button', { name: w.check }).click()
    await expectSoundOnPhone(page, language)
    await page.getByRole('button', { name: w.submit }).click()
    await expect(page).toHaveURL(/\/mobile\/settle\/review$/)
    await expect(page.getByText(w.inReview, { exact: true }).first()).toBeVisible()
    await expectSoundOnPhone(page, language)
    await page.getByRole('button', { name: w.withdraw }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: w.withdraw }).click()
    await expect(page).toHaveURL(/\/mobile\/settle$/)
  })
})
