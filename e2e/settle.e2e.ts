import { deskEndpoints } from '@compute-mall/core/desk'
import { formEndpoints } from '@compute-mall/core/form'
import { goodsEndpoints } from '@compute-mall/core/goods'
import { identityEndpoints } from '@compute-mall/core/identity'
import { readList } from '@compute-mall/core/list'
import { noticeEndpoints, noticeList } from '@compute-mall/core/notice'
import { paymentEndpoints } from '@compute-mall/core/payment'
import { settlementEndpoints } from '@compute-mall/core/settlement'
import type { Browser, Page } from '@playwright/test'
import { origin, PASSWORD } from './account.ts'
import { idNumberOf } from './applicants.ts'
import type { Person, Role } from './cast.ts'
import { confirmation, ordersOf } from './desk.ts'
import { computer, phone, readOn } from './devices.ts'
import { hydrated } from './hydration.ts'
import { expect, expectSound, expectSoundOnPhone, test } from './journey.ts'
import { signIn } from './product/people.ts'
import { call } from './product/request.ts'
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
  toPrices,
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
    overview: '核对信息',
    submit: '提交申请',
    next: '下一步',
    five: '请修改以下 5 处后再提交',
    saved: /草稿已保存/,
    inReview: '审核中',
    rejected: '审核不通过',
    approved: '已通过',
    mend: '修改并重新申请',
    answer: '回复审核意见',
    seller: '进入商家中心',
    monthly: '每月结算',
    toBank: '修改开户银行',
    toPicture: '修改身份证照片',
    remove: /^移除/,
    withdraw: '撤回申请',
    merchants: '商家审核',
    searchMerchants: '搜索申请主体或店铺名称',
    first: '首次提交',
    second: '第 2 次提交',
    twoChanged: '2 个字段有变化',
    flagPicture: '标记身份证照片',
    flagBank: '标记开户银行',
    unreadable: '无法辨认',
    mismatch: '与其他资料不一致',
    explanation: '说明',
    save: '保存',
    takeOver: '接手审核',
    refuse: '审核不通过',
    refusedShop: (shop: string) => `“${shop}”的申请审核不通过`,
    approve: '通过',
    approvedShop: (shop: string) => `已通过“${shop}”的申请`,
    bell: '1 条未读通知',
    told: '您的入驻申请审核不通过，请登录商城查看原因，修改后可重新提交。',
    noGoods: '该店铺暂未上架商品',
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
    /** Each by its field, as it stands there, and as it is summed up. */
    errors: [
      { label: '身份证号', text: '请输入正确的身份证号', summed: '身份证号：请输入正确的身份证号' },
      { label: '身份证照片', text: '请上传身份证照片', summed: '请上传身份证照片' },
      { label: '店铺名称', text: '请输入店铺名称', summed: '请输入店铺名称' },
      { label: '开户银行', text: '请输入开户银行', summed: '请输入开户银行' },
      { label: '联系人邮箱', text: '请输入正确的联系人邮箱', summed: '联系人邮箱：请输入正确的联系人邮箱' },
    ],
    values: { realName: '苏沐言', direction: '科学计算软件', address: '福建省福州市软件大道89号' },
    reasons: { picture: '边角被遮住', bankName: '请写到支行' },
  },
  en: {
    apply: 'Apply now',
    formTitle: 'Merchant application',
    reviewTitle: 'Review of your application',
    personal: 'Individual developer',
    check: 'Check and submit',
    overview: 'Check your answers',
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
    toPicture: 'Change: Photo of the ID',
    remove: /^Remove/,
    withdraw: 'Withdraw the application',
    merchants: 'Merchants',
    searchMerchants: 'Search applicants and shops',
    first: 'First submission',
    second: 'Submission 2',
    twoChanged: '2 fields changed',
    flagPicture: 'Flag Photo of the ID',
    flagBank: 'Flag Bank',
    unreadable: 'Unreadable',
    mismatch: 'Does not match',
    explanation: 'Explanation',
    save: 'Save',
    takeOver: 'Take over',
    refuse: 'Reject',
    refusedShop: (shop: string) => `You rejected “${shop}”.`,
    approve: 'Approve',
    approvedShop: (shop: string) => `You approved “${shop}”.`,
    bell: '1 unread notice',
    told: 'Your application was rejected. Sign in to see the reasons, mend it and submit it again.',
    noGoods: 'This shop has not listed anything yet',
    firstSteps: 'First steps',
    search: 'Search goods, numbers and shops',
    mine: /yours until/,
    passed: (name: string) => `You approved “${name}”.`,
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
    /** Each by its field, as it stands there, and as it is summed up. */
    errors: [
      {
        label: 'ID number',
        text: 'This is not a valid ID number',
        summed: 'ID number: This is not a valid ID number',
      },
      { label: 'Photo of the ID', text: 'Upload a photo of your ID', summed: 'Upload a photo of your ID' },
      { label: 'Name of the shop', text: 'Enter the name of the shop', summed: 'Enter the name of the shop' },
      { label: 'Bank', text: 'Enter the bank', summed: 'Enter the bank' },
      {
        label: 'Contact e-mail',
        text: 'Enter a valid e-mail address',
        summed: 'Contact e-mail: Enter a valid e-mail address',
      },
    ],
    values: { realName: 'Su Muyan', direction: 'Scientific software', address: '89 Software Avenue, Fuzhou' },
    reasons: { picture: 'A corner is covered', bankName: 'Name the branch' },
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
  // As phones write them.
  [
    w.labels.contactMobile,
    `+86 ${person.phone.slice(0, 3)}-${person.phone.slice(3, 7)}-${person.phone.slice(7)}`,
  ],
  [w.labels.contactEmail, `${person.name}@example.com`],
  [w.labels.contactAddress, w.values.address],
  [w.labels.serviceTelephone, '４００-８２０-２１９０'],
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

/** Four of five things that are wrong or missing; the fifth is the picture. */
const wrongIn = (w: Words): ReadonlyMap<string, string> =>
  new Map([
    [w.labels.identificationNumber, '110105199001010000'],
    [w.labels.shopName, ''],
    [w.labels.bankName, ''],
    [w.labels.contactEmail, 'nobody'],
  ])

/** Which of the answers each of a phone’s five steps asks for. */
const STEPS = [
  [0, 3],
  [3, 5],
  [5, 8],
  [8, 12],
  [12, 16],
] as const
/** The step of the bank, which asks for the period too. */
const BANK_STEP = 2

interface Applying {
  readonly page: Page
  readonly person: Person
  readonly language: 'zh' | 'en'
}

/** All at once, wrong at first: the summary names five things, each leads to its field, and nothing is lost. */
const fillIn = async ({ page, person, language }: Applying) => {
  const w = words[language]
  const wrong = wrongIn(w)
  for (const [label, text] of answersOf(w, person)) await field(page, label).fill(wrong.get(label) ?? text)
  await field(page, w.labels.period).selectOption(w.monthly)
  await page.getByRole('button', { name: w.check }).click()
  const summary = page.getByRole('alert').filter({ hasText: w.five })
  await expect(summary).toBeFocused()
  await expect(summary.getByRole('link')).toHaveText(w.errors.map(({ summed }) => summed))
  await expect(field(page, w.labels.realName)).toHaveValue(w.values.realName)
  await expect(field(page, w.labels.contactEmail)).toHaveValue('nobody')
  await expect(page.getByText(w.saved)).toBeVisible()
  await expectSound(page, language)
  await summary.getByRole('link', { name: w.errors[2].summed }).click()
  await expect(field(page, w.labels.shopName)).toBeFocused()

  // What was saved is there again, without the two numbers (D26).
  await page.reload()
  await hydrated(page)
  await expect(field(page, w.labels.realName)).toHaveValue(w.values.realName)
  await expect(field(page, w.labels.bankAccount)).toHaveValue('')
  for (const [label, text] of answersOf(w, person)) await field(page, label).fill(text)
  await upload(page, 'certificationImg')
  await expect(page.locator('#field-certificationImg img')).toBeVisible()
  await page.getByRole('button', { name: w.check }).click()
}

/** Step by step, wrong at first: no step is left before what it asks for is right. */
const fillInSteps = async ({ page, person, language }: Applying) => {
  const w = words[language]
  const wrong = wrongIn(w)
  const answers = answersOf(w, person)
  for (const [step, [begin, end]] of STEPS.entries()) {
    const own = answers.slice(begin, end)
    const next = page.getByRole('button', { name: step === STEPS.length - 1 ? w.check : w.next })
    for (const [label, text] of own) await field(page, label).fill(wrong.get(label) ?? text)
    if (step === BANK_STEP) await field(page, w.labels.period).selectOption(w.monthly)
    const faults = w.errors.filter(
      (error) =>
        own.some(([label]) => wrong.has(label) && error.label === label) ||
        (step === 0 && error === w.errors[1]),
    )
    if (faults.length > 0) {
      await next.click()
      for (const { text } of faults) await expect(page.getByText(text, { exact: true })).toBeVisible()
      await expectSoundOnPhone(page, language)
      if (step === 0) await upload(page, 'certificationImg')
      for (const [label, text] of own) await field(page, label).fill(text)
    }
    await next.click()
  }
}

interface Market {
  readonly page: Page
  readonly browser: Browser
  readonly enterAs: (role: Role) => Promise<string>
  readonly who: (role: Role) => Person
  readonly language: 'zh' | 'en'
  readonly roles: { readonly applicant: Role; readonly reviewer: Role; readonly customer: Role }
  readonly isPhone: boolean
}

/** From applicant to first sale (J1): the merchant on one device, reviewer and buyer at computers of their own. */
const fromApplicantToSale = async ({ page, browser, enterAs, who, language, roles, isPhone }: Market) => {
  const w = words[language]
  const person = who(roles.applicant)
  const shop = `Shop ${person.phone}`
  const expectGood = isPhone ? expectSoundOnPhone : expectSound
  const cookie = await enterAs(roles.applicant)
  await page.goto('/ui/mall/settle')
  await hydrated(page)
  await page.getByRole('link', { name: w.apply }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: w.formTitle })).toBeVisible()
  await page.getByRole('radio', { name: w.personal }).check()
  await (isPhone ? fillInSteps : fillIn)({ page, person, language })
  const form = { params: { form: 'settlement' }, query: { subjectId: undefined } } as const
  const draft = JSON.stringify(await call(formEndpoints.draft, form, origin(), cookie))
  expect(draft).toContain(w.values.realName)
  for (const secret of ['110105199001010000', idNumberOf(person), `6222021${person.phone}`])
    expect(draft).not.toContain(secret)
  const overview = page.getByRole('heading', { name: w.overview })
  await expect(overview).toBeFocused()
  await expect(overview).toBeInViewport()
  await expect(page.getByRole('button', { name: w.submit })).toBeVisible()
  await expectGood(page, language)
  await page.getByRole('button', { name: w.submit }).click()
  await expect(page.getByRole('heading', { level: 1, name: w.reviewTitle })).toBeVisible()
  await expect(page.getByText(w.inReview, { exact: true }).first()).toBeVisible()
  await expect(page.getByText(`6222021${person.phone}`)).toHaveCount(0)
  await expectGood(page, language)
  const standing = () => call(settlementEndpoints.info, {}, origin(), cookie)
  expect((await standing()).applyStatus).toBe('IN_REVIEW')

  // Operations see it on their home and in the queue, flag two fields, and refuse it.
  const reviewing = await elsewhere(browser, language, who(roles.reviewer).name)
  const desk = reviewing.page
  await desk.goto('/ui/admin/')
  await expect(async () => {
    await desk.reload()
    const queues = await call(deskEndpoints.queues, {}, origin(), reviewing.cookie)
    const waiting = queues.find(({ queue }) => queue === 'merchants')?.counts.waiting ?? 0
    expect(waiting).toBeGreaterThan(0)
    const tile = desk.locator('main').getByRole('link', { name: w.merchants })
    await expect(tile.first()).toContainText(String(waiting), { timeout: 2_000 })
  }).toPass()
  /** Whoever has decided is led to the next one, which is claimed: it may be this one, of another journey. */
  const makeMine = async () => {
    const takeOver = desk.getByRole('button', { name: w.takeOver }).first()
    await expect(desk.getByText(w.mine).or(takeOver)).toBeVisible()
    if (await takeOver.isVisible()) {
      await takeOver.click()
      await desk.getByRole('alertdialog').getByRole('button', { name: w.takeOver }).click()
    }
    await expect(desk.getByText(w.mine)).toBeVisible()
  }
  const openMerchant = async () => {
    await desk.goto('about:blank')
    await desk.goto('/ui/admin/#/merchants')
    await desk.getByRole('searchbox', { name: w.searchMerchants }).fill(person.phone)
    await desk.keyboard.press('Enter')
    // Earlier submissions are listed too.
    const row = desk.getByRole('row').filter({ hasText: shop }).filter({ hasText: w.inReview })
    await expect(row).toHaveCount(1)
    const told = await row.innerText()
    await expect(row.locator('time').first()).toBeVisible()
    await row.getByRole('link', { name: shop }).first().click()
    await expect(desk.getByRole('heading', { level: 1, name: shop })).toBeVisible()
    await makeMine()
    return told
  }
  const dialog = desk.getByRole('dialog')
  const queued = await openMerchant()
  expect(queued).toContain(w.first)
  for (const [flag, kind, text] of [
    [w.flagPicture, w.unreadable, w.reasons.picture],
    [w.flagBank, w.mismatch, w.reasons.bankName],
  ] as const) {
    await desk.getByRole('button', { name: flag, exact: true }).click()
    await dialog.getByRole('radio', { name: kind }).check()
    await dialog.getByRole('textbox', { name: w.explanation }).fill(text)
    await dialog.getByRole('button', { name: w.save }).click()
    await expect(dialog).toHaveCount(0)
  }
  await desk.getByRole('button', { name: w.refuse, exact: true }).click()
  await dialog.getByRole('button', { name: w.refuse, exact: true }).click()
  await expect(desk.getByText(w.refusedShop(shop))).toBeVisible()
  expect((await standing()).applyStatus).toBe('REJECTED')

  // The applicant is told once by the bell and once by a text message, and reads both reasons.
  const { query } = readList(noticeList, [])
  const { records } = await call(noticeEndpoints.list, { query }, origin(), cookie)
  expect(records.map(({ kind }) => kind)).toEqual(['settlementRejected'])
  await expect
    .poll(async () => {
      const outbox = await (await fetch(`${origin()}/dev/outbox`)).text()
      return outbox.split(`${person.phone}<td>${w.told}`).length - 1
    })
    .toBe(1)
  await page.goto('/ui/console/')
  const banner = page.getByRole('banner')
  const bell = isPhone
    ? banner.getByRole('button', { name: w.bell })
    : banner.locator('summary').filter({ hasText: w.bell })
  await expect(bell).toBeVisible()
  await page.goto('/ui/mall/settle/review')
  await hydrated(page)
  await expect(page.getByText(w.rejected, { exact: true }).first()).toBeVisible()
  for (const text of [w.unreadable, w.reasons.picture, w.mismatch, w.reasons.bankName])
    await expect(page.getByText(text).first()).toBeVisible()
  await expectGood(page, language)

  // Each reason leads to its field; both are mended.
  await expect(page.getByRole('link', { name: w.toBank })).toBeVisible()
  await page.getByRole('link', { name: w.toPicture }).click()
  await page.locator('#field-certificationImg').getByRole('button', { name: w.remove }).click()
  await upload(page, 'certificationImg')
  const next = async (times: number) => {
    for (let step = 0; isPhone && step < times; step++)
      await page.getByRole('button', { name: w.next }).click()
  }
  await next(BANK_STEP)
  await field(page, w.labels.bankName).fill('ICBC Gulou')
  await expectGood(page, language)
  await next(STEPS.length - 1 - BANK_STEP)
  await page.getByRole('button', { name: w.check }).click()
  await page.getByRole('button', { name: w.submit }).click()
  await expect(page.getByText(w.inReview, { exact: true }).first()).toBeVisible()

  // Operations see what changed and nothing else, and approve it.
  await openMerchant()
  for (const text of [w.second, w.twoChanged, 'ICBC Gulou'])
    await expect(desk.getByText(text).first()).toBeVisible()
  await expect(desk.getByText('ICBC', { exact: true }).first()).toBeVisible()
  await expect(desk.getByText(w.values.address)).toHaveCount(0)
  await desk.getByRole('button', { name: w.approve, exact: true }).first().click()
  await desk.getByRole('alertdialog').getByRole('button', { name: w.approve, exact: true }).click()
  await expect(desk.getByText(w.approvedShop(shop))).toBeVisible()
  expect((await standing()).applyStatus).toBe('APPROVED')
  await page.reload()
  await hydrated(page)
  await expect(page.getByText(w.approved, { exact: true }).first()).toBeVisible()
  await expect(page.getByRole('link', { name: w.seller })).toHaveAttribute(
    'href',
    '/ui/seller/#/mall/seller/home',
  )
  await expectGood(page, language)
  const { retailerId } = await call(
    identityEndpoints.currentUser,
    { query: { includeToken: undefined, refresh: undefined } },
    origin(),
    cookie,
  )
  const buyer = await elsewhere(browser, language, who(roles.customer).name)
  await buyer.page.goto(`/ui/mall/detail/shop?id=${retailerId}`)
  await expect(buyer.page.getByRole('heading', { level: 1, name: shop })).toBeVisible()
  await expect(buyer.page.getByText(w.noGoods).first()).toBeVisible()

  // A merchant without signing in anew: describes goods, which wait for a reviewer.
  const editor = editorWords[language]
  const merchant = callsOf(cookie)
  // Whoever reads English reads nothing Chinese: the name is Latin in both.
  const name = `Gene alignment ${person.phone}`
  await page.getByRole('link', { name: w.seller }).click()
  await expect(page.getByRole('heading', { name: w.firstSteps })).toBeVisible()
  await beginGoods(page, editor)
  await goodsField(page, editor.name).fill(name)
  await describeGoods(page, editor, '128', isPhone)
  await handIn(page, editor, isPhone)
  const [, goodsId = ''] = /\/goods\/([^/?]+)/.exec(page.url()) ?? []
  const life = async () => (await merchant.own(goodsId)).row.life
  expect(await life()).toMatchObject({ shelf: 'unlisted', review: 'pending' })

  const pass = async () => {
    await desk.goto('about:blank')
    await openApplication(desk, name, w.search)
    await makeMine()
    // A key that comes before the page listens is lost.
    await expect(async () => {
      if (await desk.getByRole('heading', { level: 1, name }).isVisible()) await desk.keyboard.press('p')
      await expect(desk.getByText(w.passed(name))).toBeVisible({ timeout: 3_000 })
    }).toPass()
  }
  const priceOf = async () => {
    const { skus } = await call(goodsEndpoints.excerpt, { params: { id: goodsId } }, origin())
    return skus.map(({ pricing }) => pricing.map(({ price }) => Number(price)))
  }
  await pass()
  await expect.poll(life, { timeout: 10_000 }).toMatchObject({ shelf: 'on', review: 'passed' })
  expect(await priceOf()).toEqual([[128]])

  // Cheaper, while they are on sale: buyers see the old price until the change is passed.
  await page.goto('about:blank')
  await page.goto(`/ui/seller/#/goods/${goodsId}/edit`)
  await toPrices(page, editor, isPhone)
  await expect(goodsField(page, editor.price)).toHaveValue(/^128/)
  await goodsField(page, editor.price).fill('99')
  await handIn(page, editor, isPhone)
  expect(await life()).toMatchObject({ shelf: 'on', review: 'pending' })
  expect(await priceOf()).toEqual([[128]])
  await pass()
  await expect.poll(priceOf).toEqual([[99]])

  // Somebody finds it, buys it, and it is opened.
  await expect(async () => {
    await buyer.page.goto(`/ui/mall/search/goods?keyword=${encodeURIComponent(name)}`)
    await expect(buyer.page.getByRole('link', { name }).first()).toBeVisible({ timeout: 2_000 })
  }).toPass()
  const wish = await wishOf(merchant, goodsId)
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

  // The line is the shop's, without the buyer's phone, and its statement has what was paid less the fee.
  await page.goto('about:blank')
  await page.goto(`/ui/seller/#/orders?keyword=${orderNo}`)
  const sold = page
    .getByRole('row')
    .or(page.locator('main').getByRole('listitem'))
    .filter({ hasText: orderNo })
  await expect(sold.first()).toContainText(w.paid)
  await expect(page.locator('main')).not.toContainText(who(roles.customer).phone)
  await sold.first().getByRole('link').first().click()
  await page.getByRole('button', { name: w.reach }).click()
  await expect(page).toHaveURL(/#\/messages\?.*conversation=/)
  await expect(page.getByRole('heading', { name: who(roles.customer).name })).toBeVisible()
  await expect.poll(() => soldFor(cookie, orderNo)).toEqual([['sale', '99.00', 0]])
  await page.goto('/ui/seller/#/statements')
  const statement = page.getByRole('row').or(page.locator('main').getByRole('listitem'))
  await statement.filter({ hasText: w.openStatement }).getByRole('link').first().click()
  await expect(page.getByRole('heading', { name: w.lines })).toBeVisible()
  await expect(statement.filter({ hasText: orderNo }).first()).toContainText('99.00')
  for (const { context } of [reviewing, buyer]) await context.close()
}

for (const { on, device, roles } of [
  {
    on: 'a computer',
    device: computer,
    roles: { applicant: 'settler', reviewer: 'marketClerk', customer: 'firstCustomer' },
  },
  {
    on: 'a phone',
    device: phone,
    roles: { applicant: 'pocketSettler', reviewer: 'pocketClerk', customer: 'pocketCustomer' },
  },
] as const)
  test.describe(`on ${on}`, readOn(device), () => {
    test.use(device)
    test('[J1][J8][R4.01][R4.02][R5.04][W18][A4] a developer applies, is refused with two reasons, mends them, becomes a merchant, publishes, changes what is on sale, and sells it', async ({
      page,
      browser,
      play,
      who,
      language,
    }) => {
      test.setTimeout(300_000)
      const isPhone = device === phone
      await fromApplicantToSale({ page, browser, enterAs: play, who, language, roles, isPhone })
    })
  })

test('[R5.01][R5.02][R5.03][R5.05] an application says what is wrong with its phones, hours and description', {
  tag: '@zh',
}, async ({ page, play }) => {
  const w = words.zh
  await play('looker')
  await page.goto('/ui/mall/settle/create')
  await hydrated(page)
  await field(page, '注册联系电话').fill('400-820-8820')
  await field(page, '企业简介').fill('算力<b>😀')
  await field(page, w.labels.serviceTelephone).fill('12345')
  await field(page, w.labels.serviceStart).fill('09:00')
  await page.getByRole('button', { name: w.check }).click()
  for (const text of [
    '请输入正确的注册联系电话',
    '请输入正确的客服电话',
    '客服时间不能为空',
    '简介中包含不支持的字符：< > 😀',
  ])
    await expect(page.getByText(text, { exact: true }).first()).toBeVisible()
  await field(page, w.labels.serviceTelephone).fill('')
  await page.getByRole('button', { name: w.check }).click()
  await expect(page.getByText('请输入客服电话', { exact: true }).first()).toBeVisible()
})

test('[R4.01][W10] a refused field that stays as it is has to be answered', async ({
  page,
  play,
  language,
}) => {
  const w = words[language]
  const cookie = await play('answering')
  const { applicationId } = await call(settlementEndpoints.info, {}, origin(), cookie)
  const reviewer = await signIn(origin(), 'reviewer', PASSWORD)
  const reasons = [{ field: 'bankName', code: 'incomplete', text: w.reasons.bankName }] as const
  await call(
    settlementEndpoints.reject,
    { params: { applicationId: applicationId ?? '' }, body: { revision: 1, reason: undefined, reasons } },
    origin(),
    reviewer,
  )
  await page.goto('/ui/mall/settle/review')
  await hydrated(page)
  await page.getByRole('link', { name: w.toBank }).click()
  await expect(field(page, w.labels.bankName)).toBeFocused()
  await page.getByRole('button', { name: w.check }).click()
  await expect(page.getByRole('alert').getByRole('link')).toHaveCount(1)
  await page.locator('#field-bankName').getByLabel(w.answer).fill('OK')
  await page.getByRole('button', { name: w.check }).click()
  await page.getByRole('button', { name: w.submit }).click()
  await expect(page.getByText(w.inReview, { exact: true }).first()).toBeVisible()
  const { submission } = (await call(settlementEndpoints.own, {}, origin(), cookie)) ?? {}
  expect(submission?.number).toBe(2)
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
