import type { Page } from '@playwright/test'
import { confirmation, trialWish } from './desk.ts'
import { hydrated } from './hydration.ts'
import { expect, expectSoundOnPhone, test } from './journey.ts'

const words = {
  zh: {
    rankings: '查看全部：应用热销榜',
    newest: '新品榜',
    compute: '算力',
    allShops: '全部店铺',
    findShops: '搜索店铺',
    shown: /^已显示 [23]0 家/,
    inShop: '搜索本店商品',
    about: '简介',
    goodsTab: /^商品/,
    hours: /客服时间：/,
    call: '致电',
    mail: '发邮件',
    chat: '在线咨询',
    chatClosed: '移动端暂未开放客服功能，请通过PC端浏览器使用',
    mine: '我的',
    settle: '商家入驻',
    apply: '立即入驻',
    steps: '入驻流程',
    rights: '品牌权益',
    own: '我的入驻申请',
    retry: '重试',
    notApplied: '未申请',
    agreement: '我已阅读并同意 《算力服务协议》',
    submit: '提交订单',
    trialRule: '免费试用 7 天，到期自动停止，不会扣费。',
    tryOpen: '试用已开通',
    buy: '购买正式商品',
    missing: '您访问的页面不存在！',
  },
  en: {
    rankings: 'View all: Best-selling applications',
    newest: 'New arrivals',
    compute: 'Compute',
    allShops: 'All shops',
    findShops: 'Search shops',
    shown: /^[23]0 of \d+ shown/,
    inShop: 'Search in this shop',
    about: 'About',
    goodsTab: /^Products/,
    hours: /Answers /,
    call: 'Call',
    mail: 'E-mail',
    chat: 'Chat with the shop',
    chatClosed: 'Chat is not open on phones yet. Please use it in a browser on a computer.',
    mine: 'Account',
    settle: 'Become a merchant',
    apply: 'Apply now',
    steps: 'How it works',
    rights: 'Brand',
    own: 'Your application',
    retry: 'Try again',
    notApplied: 'Not applied',
    agreement: 'I have read and agree to the Compute Service Agreement',
    submit: 'Place order',
    trialRule: 'Free of charge for 7 days. It stops by itself, and nothing is charged.',
    tryOpen: 'Your trial is open',
    buy: 'Buy the product',
    missing: 'The page you are looking for does not exist!',
  },
} as const

const PHONE =
  'Mozilla/5.0 (Linux; Android 16; Pixel 10) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36'

const open = async (page: Page, path: string) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(`/ui/mall${path}`)
  await hydrated(page)
}

test.describe('a computer', () => {
  test.use({ expected: /status of 404/ })
  test('[R2.02][R2.03] is sent from what phones alone have to what it has instead', async ({ page }) => {
    for (const [path, instead] of [
      ['/mobile/ranking?by=newest', '/ranking?by=newest'],
      ['/mobile/search/shop?keyword=a', '/search/shop?keyword=a'],
      ['/mobile/settle', '/settle'],
      ['/mobile/nothing?x=1', '/nothing?x=1'],
    ]) {
      await page.goto(`/ui/mall${path}`)
      expect(page.url().split('/ui/mall')[1]).toBe(instead)
    }
  })
})

test.describe('a phone', () => {
  test.use({ userAgent: PHONE, viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true })

  test('[R2.03][R2.08] comes from the home page to the rankings, and back', async ({ page, language }) => {
    const w = words[language]
    await open(page, '/')
    await page.getByRole('link', { name: w.rankings }).tap()
    await expect(page).toHaveURL(/\/mobile\/ranking\?shelf=application&by=sales$/)
    await expect(page.getByRole('article')).toHaveCount(20)
    await page.getByRole('button', { name: w.newest }).tap()
    await expect(page).toHaveURL(/shelf=application&by=newest$/)
    await page.getByRole('button', { name: w.compute }).tap()
    await expect(page).toHaveURL(/shelf=compute&by=newest$/)
    // What takes the focus is scrolled clear of both bars, once the other list stands.
    await expect(() => page.getByRole('article').nth(5).scrollIntoViewIfNeeded()).toPass()
    const [barEnd, clearance] = await page
      .getByRole('button', { name: w.newest })
      .evaluate((button) => [
        button.getBoundingClientRect().bottom,
        Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop),
      ])
    expect(clearance).toBeGreaterThanOrEqual(barEnd ?? 0)
    await page.evaluate(() => window.scrollTo(0, 0))
    await expectSoundOnPhone(page, language)
    await page.goBack()
    await expect(page).toHaveURL(/\/ui\/mall\/mobile$/)
  })

  test('[R2.03][R9.02] looks for shops by tens and by words, and enters one', async ({ page, language }) => {
    const w = words[language]
    await open(page, '/mobile/search')
    await page.getByRole('link', { name: w.allShops }).tap()
    await expect(page).toHaveURL(/\/mobile\/search\/shop$/)
    const shops = page.getByRole('main').getByRole('heading', { level: 3 })
    await expect(shops).toHaveCount(10)
    await shops.last().scrollIntoViewIfNeeded()
    await page.mouse.wheel(0, 4000)
    await expect(page.getByText(w.shown)).toBeAttached()
    await expect(page).toHaveURL(/pageNum=[2-9]$/)
    const field = page.getByRole('searchbox', { name: w.findShops })
    await field.fill('气象')
    await field.press('Enter')
    await expect(page).toHaveURL(/\/mobile\/search\/shop\?keyword=/)
    await expect(shops).toHaveCount(3)
    // Not before: a shop that another journey opens meanwhile has a name in its own language alone.
    await expectSoundOnPhone(page, language)
    await shops.first().getByRole('link').tap()
    await expect(page).toHaveURL(/\/mobile\/detail\/shop\?id=\d+$/)
  })

  test('[R2.01][R2.10][D22] looks round a shop: its goods, what is known of it, and how it is reached', async ({
    page,
    language,
  }) => {
    const w = words[language]
    await open(page, '/mobile/detail/shop?id=1001')
    const goods = page.getByRole('main').getByRole('article')
    await expect(goods).toHaveCount(10)
    await expectSoundOnPhone(page, language)
    await expect(page.getByRole('link', { name: w.call, exact: true })).toHaveAttribute('href', /^tel:\d+$/)
    await expect(page.getByRole('link', { name: w.mail, exact: true })).toHaveAttribute(
      'href',
      /^mailto:\S+@\S+$/,
    )
    const chat = page.getByRole('button', { name: w.chat })
    await expect(chat).toBeDisabled()
    await expect(chat).toHaveAccessibleDescription(w.chatClosed)
    const field = page.getByRole('searchbox', { name: w.inShop })
    await field.fill('A100')
    await field.press('Enter')
    await expect(page).toHaveURL(/\/mobile\/detail\/shop\?id=1001&keyword=A100$/)
    await expect(goods.first()).toContainText('A100')
    await page.getByRole('tab', { name: w.about }).tap()
    await expect(page.getByText(w.hours)).toBeVisible()
    await expect(goods).toHaveCount(0)
    await expectSoundOnPhone(page, language)
    await page.getByRole('tab', { name: w.goodsTab }).tap()
    await expect(goods.first()).toContainText('A100')
  })

  test('[R2.03][R4.01] a visitor reads how to become a merchant, and may sign in', async ({
    page,
    language,
  }) => {
    const w = words[language]
    await open(page, '/')
    await page.getByRole('link', { name: w.settle }).tap()
    await expect(page.getByRole('heading', { level: 1, name: w.settle })).toBeVisible()
    await expect(page.getByRole('region', { name: w.steps }).getByRole('listitem')).toHaveCount(4)
    await page.getByText(w.rights, { exact: true }).tap()
    await expect(page.getByRole('table')).toBeVisible()
    await expectSoundOnPhone(page, language)
    await page.getByRole('main').getByRole('link', { name: w.apply }).tap()
    await expect(page).toHaveURL(/\/ui\/acm\/#\/login\?service=%2Fui%2Fmall%2Fmobile%2Fsettle/)
  })

  test('[R2.03][R4.01] a customer sees how far the application is, at the second attempt', async ({
    page,
    play,
    language,
  }) => {
    const w = words[language]
    await play('phoneLooker')
    await open(page, '/')
    const APPLICATION = '**/mall/retailer/application-info'
    await page.route(APPLICATION, (route) =>
      route.fulfill({ json: { code: 'SYS10000', msg: '', data: null } }),
    )
    await page.getByRole('button', { name: w.mine }).tap()
    await page.getByRole('dialog').getByRole('link', { name: w.settle }).tap()
    await expect(page).toHaveURL(/\/mobile\/settle$/)
    const own = page.getByRole('region', { name: w.own })
    await expect(own.getByRole('button', { name: w.retry })).toBeVisible()
    await page.unroute(APPLICATION)
    await own.getByRole('button', { name: w.retry }).tap()
    await expect(own.getByText(w.notApplied, { exact: true })).toBeVisible()
    await expectSoundOnPhone(page, language)
  })

  test('[R2.03][R4.05][D24] tries goods, and follows the trial until it is open', async ({
    page,
    play,
    language,
  }) => {
    test.slow()
    const w = words[language]
    await play('phoneBuyer')
    await page.goto(confirmation(trialWish('tryable')))
    await hydrated(page)
    await expect(page.getByText(w.trialRule)).toBeVisible()
    await page.getByRole('checkbox', { name: w.agreement }).check()
    await page.getByRole('button', { name: w.submit }).tap()
    await expect(page).toHaveURL(/\/mobile\/trial\/result\?orderId=/)
    await expect(page.getByRole('heading', { level: 1, name: w.tryOpen })).toBeVisible({ timeout: 30_000 })
    await expect(page.getByRole('timer')).toBeVisible()
    await expectSoundOnPhone(page, language)
    await page.getByRole('link', { name: w.buy }).tap()
    await expect(page).toHaveURL(/\/mobile\/detail\/goods\?/)
  })

  test.describe('at an address that no page has', () => {
    test.use({ expected: /status of 404/ })
    test('[R2.02][R2.09] is told so in its own frame', async ({ page, language }) => {
      await open(page, '/nothing/here?x=1')
      await expect(page).toHaveURL(/\/ui\/mall\/mobile\/nothing\/here\?x=1$/)
      await expect(page.getByRole('heading', { name: words[language].missing })).toBeVisible()
      await expectSoundOnPhone(page, language)
    })
  })
})
