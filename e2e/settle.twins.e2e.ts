import { formEndpoints } from '@compute-mall/core/form'
import { settlementEndpoints } from '@compute-mall/core/settlement'
import { settlementFixtures } from '@compute-mall/core/settlement/testing'
import type { Page } from '@playwright/test'
import { origin, signInAs } from './account.ts'
import { idNumberOf } from './applicants.ts'
import type { Person } from './cast.ts'
import { computer, type Device, phone, readOn } from './devices.ts'
import { hydrated } from './hydration.ts'
import { expect, expectTexts, overflow, test } from './journey.ts'
import { call } from './product/request.ts'

// Tracing reads the preview's blob from within the page, which our content security policy rightly refuses.
test.use({ trace: 'off' })

const words = {
  zh: {
    formTitle: '入驻申请',
    identificationNumber: '法定代表人身份证号',
    bankAccount: '银行账号',
    check: '核对并提交',
    next: '下一步',
    submit: '提交申请',
    inReview: '审核中',
    taken: '法定代表人身份证号重复，请重新输入',
    later: /操作过于频繁，请 [\d,]+ 秒后再试/,
  },
  en: {
    formTitle: 'Merchant application',
    identificationNumber: 'ID number of the legal representative',
    bankAccount: 'Bank account number',
    check: 'Check and submit',
    next: 'Next',
    submit: 'Submit the application',
    inReview: 'In review',
    taken: 'ID number of the legal representative is already in use. Enter another.',
    later: /Too many requests\. Try again in [\d,]+ s\./,
  },
} as const
type Words = (typeof words)['zh'] | (typeof words)['en']

/** A picture of one pixel. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const field = (page: Page, label: string) => page.getByLabel(new RegExp(`^${label}(\\*|$|\\()`))

interface Applicant {
  readonly page: Page
  readonly person: Person
  readonly cookie: string
}

/** The form of a company as it was left: everything but the two numbers that no draft keeps (D26), and the picture. */
const prepare = async ({ page, person, cookie }: Applicant, w: Words, address: string) => {
  const { identificationNumber: _id, bankAccount: _bank, ...form } = settlementFixtures.enterpriseForm
  const record = {
    ...form,
    certificationImg: '',
    shopName: `Shop ${person.phone}`,
    contactMobile: person.phone,
    contactEmail: `${person.name}@example.com`,
  }
  const body = { subjectId: undefined, revision: 0, record }
  await call(formEndpoints.saveDraft, { params: { form: 'settlement' }, body }, origin(), cookie)
  await page.goto(address)
  await hydrated(page)
  await expect(page.getByRole('heading', { level: 1, name: w.formTitle })).toBeVisible()
  const place = page.locator('#field-certificationImg')
  await place
    .locator('input[type=file]')
    .setInputFiles({ name: 'licence.png', mimeType: 'image/png', buffer: PIXEL })
  await expect(place.getByRole('img').first()).toBeVisible()
  await expect(place.getByRole('progressbar')).toHaveCount(0)
}

/** Fills in the two numbers and reads all answers before they go in; on a phone step by step. */
const complete = async (
  { page, person }: Applicant,
  w: Words,
  { idNumber, device }: { readonly idNumber: string; readonly device: Device },
) => {
  const next = async (times: number) => {
    for (let step = 0; device === 'phone' && step < times; step++)
      await page.getByRole('button', { name: w.next }).click()
  }
  await field(page, w.identificationNumber).fill(idNumber)
  await next(2)
  await field(page, w.bankAccount).fill(`6222021${person.phone}`)
  await next(2)
  await page.getByRole('button', { name: w.check }).click()
  await expect(page.getByRole('button', { name: w.submit })).toBeVisible()
}

for (const [device, used, roles, address] of [
  ['computer', computer, ['twinOne', 'twinTwo'], '/ui/mall/settle/create'],
  ['phone', phone, ['phoneTwinOne', 'phoneTwinTwo'], '/ui/mall/mobile/settle/create'],
] as const)
  test.describe(`on a ${device}`, readOn(used), () => {
    test.use(used)
    test('[J3][R5.04] two companies hand in one ID number at once: one is in review, the other is told to enter another', async ({
      page,
      context,
      browser,
      who,
      language,
    }) => {
      test.setTimeout(150_000)
      const w = words[language]
      const other = await browser.newContext({
        ...used,
        baseURL: origin(),
        locale: language === 'zh' ? 'zh-CN' : 'en-GB',
      })
      const [first, second] = [who(roles[0]), who(roles[1])]
      const one = { page, person: first, cookie: await signInAs(context, first.name) }
      const two = {
        page: await other.newPage(),
        person: second,
        cookie: await signInAs(other, second.name),
      }
      for (const each of [one, two]) {
        await prepare(each, w, address)
        await complete(each, w, { idNumber: idNumberOf(first), device })
      }
      await Promise.all([one, two].map((each) => each.page.getByRole('button', { name: w.submit }).click()))
      const statusOf = async ({ cookie }: typeof one) =>
        (await call(settlementEndpoints.own, {}, origin(), cookie)) === null ? 'none' : 'handedIn'
      await expect
        .poll(async () => (await Promise.all([one, two].map(statusOf))).toSorted())
        .toEqual(['handedIn', 'none'])
      const [taken, told] = (await statusOf(one)) === 'handedIn' ? [one, two] : [two, one]
      await expect(taken.page.getByText(w.inReview, { exact: true }).first()).toBeVisible()
      await expect(told.page.getByText(w.taken).first()).toBeVisible()
      await expectTexts(told.page)
      expect(await overflow(told.page)).toBeLessThanOrEqual(0)
      await other.close()
    })
  })

for (const [device, used, role, address] of [
  ['computer', computer, 'curious', '/ui/mall/settle/create'],
  ['phone', phone, 'phoneCurious', '/ui/mall/mobile/settle/create'],
] as const)
  test.describe(`a limit on a ${device}`, readOn(used), () => {
    test.use({ ...used, expected: /429/ })

    test('[J3][D10] who asks more than twenty times in an hour whether something is taken is told when to come back', async ({
      page,
      play,
      who,
      language,
    }) => {
      test.setTimeout(120_000)
      const w = words[language]
      const person = who(role)
      const cookie = await play(role)
      await prepare({ page, person, cookie }, w, address)
      for (let count = 0; count < 20; count++) {
        const body = { infoItem: 'BANK_ACCOUNT', infoValue: `6222021000${10_000_000 + count}` } as const
        // The last of them is refused where the form has asked before.
        await call(settlementEndpoints.checkPersonalInfo, { body }, origin(), cookie).catch(() => null)
      }
      await complete({ page, person, cookie }, w, { idNumber: idNumberOf(person), device })
      await page.getByRole('button', { name: w.submit }).click()
      await expect(page.getByText(w.later).first()).toBeVisible()
    })
  })
