import { settlementEndpoints } from '@compute-mall/core/settlement'
import type { Page } from '@playwright/test'
import { origin, PASSWORD, signInAs } from './account.ts'
import { barriers } from './axe.ts'
import type { Person } from './cast.ts'
import { computer, phone, readOn } from './devices.ts'
import { hydrated } from './hydration.ts'
import { expect, test } from './journey.ts'
import { signIn } from './product/people.ts'
import { call } from './product/request.ts'

const words = {
  zh: {
    search: '搜索申请主体或店铺名称',
    mine: /为您保留至/,
    first: '首次提交',
    was: '原内容',
    keys: '键盘快捷键',
    approveTitle: '确认通过',
    approve: '通过',
    approved: (shop: string) => `已通过“${shop}”的申请`,
    fine: '优质',
    level: '商家等级',
    levelReason: '调整原因',
    changeLevel: '调整等级',
    levelChanged: '商家等级已调整为优质',
    twoAYear: '每年 2 次',
    seller: '进入商家中心',
    other: (name: string) => `${name} 正在审核`,
    takeOver: '接手审核',
    conflict: '入驻申请当前状态不支持此操作，请刷新后查看',
    withdraw: '撤回申请',
    export: '导出',
  },
  en: {
    search: 'Search applicants and shops',
    mine: /yours until/,
    first: 'First submission',
    was: 'Was',
    keys: 'Keyboard shortcuts',
    approveTitle: 'Approve this submission',
    approve: 'Approve',
    approved: (shop: string) => `You approved “${shop}”.`,
    fine: 'Fine',
    level: 'Merchant level',
    levelReason: 'Why it changes',
    changeLevel: 'Change level',
    levelChanged: 'The level is now: Fine',
    twoAYear: '2 a year',
    seller: 'Go to the seller centre',
    other: (name: string) => `${name} is reviewing this`,
    takeOver: 'Take over',
    conflict: 'The application is in a state that does not allow this.',
    withdraw: 'Withdraw the application',
    export: 'Export',
  },
} as const

const shopOf = ({ phone }: Person) => `沐言科学计算${phone.slice(-5)}`

/** Finds an application in the queue and opens it. */
const openApplication = async (page: Page, person: Person, search: string): Promise<void> => {
  await page.goto('/ui/admin/#/merchants')
  await page.getByRole('searchbox', { name: search }).fill(person.phone.slice(-5))
  await page.keyboard.press('Enter')
  await page
    .getByRole('link', { name: shopOf(person) })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1, name: shopOf(person) })).toBeVisible()
}

test('[J1][W27][W31] an application is approved by keys alone; its applicant is a merchant without signing in anew, with a level', async ({
  page,
  browser,
  play,
  enter,
  who,
  language,
}) => {
  const w = words[language]
  const person = who('approved')
  const other = await browser.newContext({ baseURL: origin(), locale: language === 'zh' ? 'zh-CN' : 'en-US' })
  const cookie = await play('approved')
  await other.addCookies(await page.context().cookies())
  const applicant = await other.newPage()
  await applicant.goto('/ui/mall/settle/review')

  await enter('reviewer')
  await openApplication(page, person, w.search)
  await expect(page.getByText(w.mine)).toBeVisible()
  // Nothing was submitted before: there is no column of what was.
  await expect(page.getByText(w.was, { exact: true })).toHaveCount(0)
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: w.keys })).toBeVisible()
  // What the applicant wrote is Chinese in either language of the page.
  await expect.poll(() => barriers(page)).toEqual([])
  await page.keyboard.press('Escape')
  await page.keyboard.press('p')
  const dialog = page.getByRole('alertdialog', { name: w.approveTitle })
  await expect(dialog).toBeVisible()
  await dialog.getByRole('button', { name: w.approve, exact: true }).press('Enter')
  await expect(page.getByText(w.approved(shopOf(person)))).toBeVisible()

  await applicant.reload()
  await expect(applicant.getByRole('link', { name: w.seller })).toBeVisible()

  const { applicationId } = await call(settlementEndpoints.info, {}, origin(), cookie)
  await page.goto(`/ui/admin/#/merchants/${applicationId}`)
  await page.getByRole('radio', { name: w.fine }).check()
  await page.getByRole('textbox', { name: w.levelReason }).fill('99 %')
  await page.getByRole('button', { name: w.changeLevel }).click()
  await expect(page.getByText(w.levelChanged)).toBeVisible()
  await expect.poll(() => barriers(page)).toEqual([])
  await applicant.goto('/ui/seller/#/shop')
  await expect(applicant.getByRole('heading', { name: w.level })).toBeVisible()
  await expect(applicant.getByText(w.fine, { exact: true })).toBeVisible()
  await expect(applicant.getByText(w.twoAYear, { exact: true })).toBeVisible()
  await other.close()
})

for (const [on, device, role, clerk] of [
  // Two windows of one reviewer give back each other's claims.
  ['a computer', computer, 'withdrawn', 'reviewClerk'],
  ['a phone', phone, 'withdrawnByPhone', 'phoneReviewClerk'],
] as const)
  test.describe(`on ${on}`, readOn(device), () => {
    test.use(device)
    test('[J2][J7] a reviewer is told who has an application, takes over, and is told when it was withdrawn', async ({
      page,
      browser,
      play,
      enter,
      who,
      language,
    }) => {
      const w = words[language]
      const person = who(role)
      const applicant = await play(role)
      await play(clerk)
      await openApplication(page, person, w.search)
      // A reviewer of another journey, who has finished an application, may have gone on to this one.
      const takeOver = page.getByRole('button', { name: w.takeOver }).first()
      await expect(page.getByText(w.mine).or(takeOver).first()).toBeVisible()
      if (await takeOver.isVisible()) {
        await takeOver.click()
        await page.getByRole('alertdialog').getByRole('button', { name: w.takeOver }).click()
      }
      await expect(page.getByText(w.mine)).toBeVisible()

      const other = await browser.newContext({
        baseURL: origin(),
        locale: language === 'zh' ? 'zh-CN' : 'en-US',
      })
      await enter('admin')
      await other.addCookies(await page.context().cookies())
      const second = await other.newPage()
      await openApplication(second, person, w.search)
      await expect(second.getByText(w.other(who(clerk).name)).first()).toBeVisible()
      await second.getByRole('button', { name: w.takeOver }).first().click()
      await second.getByRole('alertdialog').getByRole('button', { name: w.takeOver }).click()
      await expect(second.getByText(w.mine)).toBeVisible()

      const rival = await signIn(origin(), who('receiver').name, PASSWORD)
      const isTaken = async () => {
        const body = { infoItem: 'BANK_ACCOUNT', infoValue: `6222021${person.phone}` } as const
        return (await call(settlementEndpoints.checkPersonalInfo, { body }, origin(), rival)).duplicate
      }
      expect(await isTaken()).toBe(true)
      const theirs = await browser.newContext({
        ...device,
        baseURL: origin(),
        locale: language === 'zh' ? 'zh-CN' : 'en-US',
      })
      await signInAs(theirs, person.name)
      const withdrawing = await theirs.newPage()
      await withdrawing.goto('/ui/mall/settle/review')
      await hydrated(withdrawing)
      await withdrawing.getByRole('button', { name: w.withdraw }).click()
      await withdrawing.getByRole('alertdialog').getByRole('button', { name: w.withdraw }).click()
      await expect(withdrawing).toHaveURL(/\/settle$/)
      await theirs.close()
      expect((await call(settlementEndpoints.info, {}, origin(), applicant)).applyStatus).toBe('NOT_APPLY')
      expect(await isTaken()).toBe(false)
      await second.keyboard.press('p')
      await second.getByRole('alertdialog').getByRole('button', { name: w.approve, exact: true }).click()
      await expect(second.getByText(w.conflict)).toBeVisible()
      expect((await call(settlementEndpoints.info, {}, origin(), applicant)).applyStatus).toBe('NOT_APPLY')
      await expect.poll(() => barriers(second)).toEqual([])
      await other.close()
    })
  })
