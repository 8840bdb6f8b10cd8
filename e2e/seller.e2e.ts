import { type GoodsForm, goodsEndpoints } from '@compute-mall/core/goods'
import { goodsFormFixtures } from '@compute-mall/core/goods/testing'
import { origin, signInAs } from './account.ts'
import { shopOf } from './cast.ts'
import { computer, phone, readOn } from './devices.ts'
import { hydrated } from './hydration.ts'
import { expect, expectSound, expectTexts, test } from './journey.ts'
import { call } from './product/request.ts'
import { beginGoods, callsOf, describeGoods, editorWords, field, handIn } from './selling.ts'

/** A picture of one pixel. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

const words = {
  zh: {
    ...editorWords.zh,
    faults: '有 4 处需要修改',
    orders: '订单',
    shop: '店铺',
    hours: '客服时间段',
    servicePhone: '客服电话',
    save: '保存',
    shopSaved: '店铺资料已保存',
    preview: '预览',
    about: /^店铺介绍(?!（)/,
    logo: /^店铺标志/,
    removeLogo: '移除标志',
    notMerchant: '您还不是商家',
    become: '成为商家',
    conflict: '草稿已在其他窗口更新',
    merge: '按所选合并',
    theirs: /其他窗口/,
    ownerOnly: '仅店铺负责人可以修改',
    centre: '商家中心',
    mine: '我的',
    proposedPrice: '¥800.00 / 月 起（申请内容，尚未发布）',
    proposedStock: '120（申请内容，尚未发布）',
  },
  en: {
    ...editorWords.en,
    faults: '4 things to mend',
    orders: 'Orders',
    shop: 'Shop',
    hours: 'Hours of service',
    servicePhone: 'Service phone',
    save: 'Save',
    shopSaved: 'The shop’s details are saved.',
    preview: 'Preview',
    about: /^About the shop \(English\)/,
    logo: /^Logo/,
    removeLogo: 'Remove the logo',
    notMerchant: 'You are not a merchant yet',
    become: 'Become a merchant',
    conflict: 'The draft was changed in another window',
    merge: 'Merge as chosen',
    theirs: /The other window/,
    ownerOnly: 'Only the owner of the shop can change this.',
    centre: 'Seller centre',
    mine: 'Account',
    proposedPrice: 'from ¥800.00 / month (application, not published yet)',
    proposedStock: '120 (application, not published yet)',
  },
} as const

test('[J1][R6.06] a merchant describes goods, is told what is missing, and hands them in for review', async ({
  page,
  enter,
  language,
}) => {
  const w = words[language]
  await enter('seller')
  await beginGoods(page, w)
  await expectTexts(page)
  await field(page, w.name).fill(`Gene alignment ${language} ${Date.now()}`)
  await expect(page.getByText(w.saved).first()).toBeVisible()
  await page.getByRole('button', { name: w.submit }).click()
  await expect(page.getByRole('heading', { level: 2, name: w.faults })).toBeVisible()

  await describeGoods(page, w, '128')
  await handIn(page, w)
  await expectTexts(page)
})

test('[J1][R4.03][R6.06] the open page of goods has what was handed in, and shows the decision by itself', async ({
  page,
  enter,
  language,
}) => {
  const w = words[language]
  const reviewer = await enter('reviewer')
  const seller = callsOf(await enter('seller'))
  const { softwareForm } = goodsFormFixtures
  const mark = `${language}-${Date.now()}`
  const form: GoodsForm = {
    ...softwareForm,
    name: { zh: `求解器 ${mark}`, en: `Solver ${mark}` },
    skus: softwareForm.skus.map((sku) => ({ ...sku, sn: `${sku.sn}-${mark}` })),
  }
  const goodsId = await seller.create(form)
  await seller.save(goodsId, form, 1)
  await seller.submit(goodsId, 2)
  await page.goto(`/ui/seller/#/goods/${goodsId}`)
  for (const text of [w.proposedPrice, w.proposedStock]) await expect(page.getByText(text)).toBeVisible()
  await expect(page.getByText(w.pending).first()).toBeVisible()
  const { application } = await seller.own(goodsId)
  const params = { applicationId: application?.applicationId ?? '' }
  const revision = application?.submission.revision ?? 0
  await call(goodsEndpoints.approve, { params, body: { revision } }, origin(), reviewer)
  // Nobody waits half a minute: whoever looks at the window again is told at once.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(page.getByText(w.pending)).toHaveCount(0)
  await expect(page.getByText(w.proposedPrice)).toHaveCount(0)
})

test('[J8] a draft that another window saved is compared field by field', async ({
  page,
  context,
  enter,
  language,
}) => {
  const w = words[language]
  await enter('seller')
  await beginGoods(page, w)
  // What has just been begun is saved too: the word alone does not say that the name is.
  const saved = page.waitForResponse(
    (answer) => answer.url().includes('/user/draft/') && answer.request().method() === 'POST',
  )
  await field(page, w.name).fill('第一窗口')
  await saved
  const other = await context.newPage()
  await other.goto(page.url())
  await expect(field(other, w.name)).toHaveValue('第一窗口')
  await field(other, w.summary).fill('另一个窗口写下的介绍')
  await expect(other.getByText(w.saved).first()).toBeVisible()
  await field(page, w.name).fill('第一窗口改名')
  const dialog = page.getByRole('alertdialog', { name: w.conflict })
  await expect(dialog).toBeVisible()
  await dialog.getByRole('group', { name: w.summary }).getByRole('radio', { name: w.theirs }).check()
  await dialog.getByRole('button', { name: w.merge }).click()
  await expect(field(page, w.summary)).toHaveValue('另一个窗口写下的介绍')
  await expect(field(page, w.name)).toHaveValue('第一窗口改名')
  // A killed browser finds the draft again.
  await expect(page.getByText(w.saved).first()).toBeVisible()
  await page.waitForTimeout(1_500)
  await page.reload()
  await expect(field(page, w.name)).toHaveValue('第一窗口改名')
})

test('[R2.15][W11] staff read the shop and its orders, the owner changes it', async ({
  page,
  enter,
  language,
}) => {
  const w = words[language]
  await enter('service')
  await page.goto('/ui/seller/#/shop')
  await expect(field(page, w.hours)).toBeVisible()
  await expect(field(page, w.hours)).toHaveAttribute('readonly', '')
  await page.goto('/ui/seller/#/orders')
  await expect(page.getByRole('heading', { level: 1, name: w.orders })).toBeVisible()
  await expectSound(page, language)
  await enter('seller')
  await page.goto('/ui/seller/#/shop')
  await page.reload()
  const about = page.getByRole('textbox', { name: w.about })
  await about.fill('A800 2026')
  await page.getByRole('button', { name: w.preview, exact: true }).click()
  await expect(page.getByRole('dialog').getByText('A800 2026')).toBeVisible()
  await page.reload()
  await expect(about).not.toHaveValue('A800 2026')
  // Typed in full width, it is kept in one spelling.
  const kept = await field(page, w.servicePhone).inputValue()
  await field(page, w.servicePhone).fill(
    kept.replaceAll(/\d/g, (digit) => '０１２３４５６７８９'.charAt(Number(digit))),
  )
  await page.getByRole('button', { name: w.save, exact: true }).first().click()
  await expect(page.getByText(w.shopSaved)).toBeVisible()
  await expect(field(page, w.servicePhone)).toHaveValue(kept)
})

test('[R2.15] the owner gives the shop a logo, which its page shows at once, and takes it away', async ({
  page,
  who,
  language,
}) => {
  const w = words[language]
  const owner = who('bystander')
  await signInAs(page.context(), owner.name)
  await page.goto('/ui/seller/#/shop')
  const picture = { name: 'logo.png', mimeType: 'image/png', buffer: PIXEL }
  await page.getByLabel(w.logo).setInputFiles(picture)
  await expect(page.getByRole('button', { name: w.removeLogo })).toBeVisible()
  const logo = page.locator('img[src^="/mall/shop/logo/"]')
  await expect(logo).toHaveJSProperty('naturalWidth', 1)
  await expectSound(page, language)
  await page.goto(`/ui/mall/detail/shop?id=${shopOf(owner)}`)
  await expect(logo).toHaveJSProperty('naturalWidth', 1)
  await page.goto('/ui/seller/#/shop')
  await page.getByRole('button', { name: w.removeLogo }).click()
  await expect(logo).toHaveCount(0)
  await page.goto(`/ui/mall/detail/shop?id=${shopOf(owner)}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(logo).toHaveCount(0)
})

test('[R4.02][R6.04] who is no merchant is told so, and led to settling in', async ({
  page,
  enter,
  language,
}) => {
  const w = words[language]
  await enter('leader')
  await page.goto('/ui/seller/')
  await expect(page.getByText(w.notMerchant)).toBeVisible()
  await expect(page.getByRole('link', { name: w.become })).toHaveAttribute('href', '/ui/mall/settle')
  await expectSound(page, language)
})

for (const { device, use } of [
  { device: 'a computer', use: computer },
  { device: 'a phone', use: phone },
])
  test.describe(`on ${device}`, readOn(use), () => {
    test.use(use)

    test(`[R6.04][R6.02] who sells finds the seller centre in the menu of the mall, on ${device}`, async ({
      page,
      enter,
      language,
    }) => {
      const w = words[language]
      const open = async () => {
        await page.goto('/ui/mall/')
        await hydrated(page)
        if (use.isMobile) await page.getByRole('button', { name: w.mine }).click()
        else await page.locator('header summary').last().click()
      }
      await enter('leader')
      await open()
      await expect(page.getByRole('link', { name: w.centre })).toHaveCount(0)
      // A page that is left open loads itself again for who signs in, in the middle of what comes next.
      await page.goto('about:blank')
      await enter('seller')
      await open()
      await page.getByRole('link', { name: w.centre }).click()
      await expect(page).toHaveURL(/\/ui\/seller\//)
    })
  })

test('[R6.04][R7.08] who sells finds the seller centre in the menu of the console', async ({
  page,
  enter,
  language,
}) => {
  const w = words[language]
  await enter('seller')
  await page.goto('/ui/console/')
  await page.locator('header summary').last().click()
  await page.getByRole('link', { name: w.centre }).click()
  await expect(page).toHaveURL(/\/ui\/seller\//)
})
