import { PASSWORD } from './account.ts'
import { dropCookies, storages } from './barred.ts'
import { phone } from './devices.ts'
import { hydrated } from './hydration.ts'
import { expect, expectTexts, test } from './journey.ts'

const words = {
  zh: {
    cookies: /不保存 Cookie/,
    account: /^账号/,
    password: /^密码/,
    signIn: '登录',
    search: '搜索商品、算力与店铺',
    service: '在线客服',
    shop: '平台自营旗舰店',
    box: '消息内容',
    switchTo: 'English',
    compute: 'Compute market',
    personal: '个人开发者',
    shopName: /^店铺名称/,
    keptHere: /已暂存于此浏览器/,
    failed: '草稿暂时无法保存，将自动重试',
    addToCart: '加入购物车',
    added: '已加入购物车',
  },
  en: {
    cookies: /keeps no cookies/,
    account: /^Account/,
    password: /^Password/,
    signIn: 'Sign in',
    search: 'Search products, compute and shops',
    service: 'Customer service',
    shop: 'Platform Flagship Store',
    box: 'Message',
    switchTo: '中文',
    compute: '算力市场',
    personal: 'Individual developer',
    shopName: /^Name of the shop/,
    keptHere: /kept in this browser/,
    failed: 'The draft could not be saved. It is tried again by itself.',
    addToCart: 'Add to cart',
    added: 'Added to the cart',
  },
} as const

/** Pages that visitors read, those in frames of others among them. */
const PUBLIC = [
  '/ui/mall/',
  '/ui/mall/app',
  '/ui/mall/search/resource',
  '/ui/mall/search/goods?keyword=A800',
  '/ui/mall/detail/shop?id=1001',
  '/ui/mall/detail-goods-iframe?goodsId=200001&channel=partner',
  '/ui/mall/app-iframe',
  '/ui/mall/chat/chatList',
  '/ui/mall/feedback?entrance=sidebar',
  '/ui/mall/live',
  '/ui/mall/settle',
  '/ui/mall/sign-in',
  '/ui/acm/#/login?by=code',
] as const
/** Pages of a customer, and of the apps where one works. */
const OWN = [
  '/ui/mall/detail/goods?skuId=s-node',
  '/ui/mall/goods/cart',
  '/ui/mall/settle/create',
  '/ui/console/',
  '/ui/console/#/orders',
  '/ui/console/#/messages',
] as const

for (const [how, { spoil, reader }] of Object.entries(storages))
  test.describe(`where storage is ${how}`, () => {
    test.beforeEach(async ({ page }) => {
      await page.addInitScript(spoil)
    })

    test(`[P7] every page is read, by a visitor and by a customer`, async ({ page, play }) => {
      test.setTimeout(180_000)
      const read = async (path: string) => {
        await page.goto('about:blank')
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 }).first(), path).toBeVisible()
        await expectTexts(page)
        expect(page.url(), path).toContain(path.split('?')[0] ?? path)
      }
      for (const path of PUBLIC) await read(path)
      await play('looker')
      for (const path of OWN) await read(path)
    })

    test(`[P7] one searches, writes to a shop, puts goods into the cart and changes the language`, async ({
      page,
      play,
      language,
    }) => {
      const w = words[language]
      await page.goto('/ui/mall/')
      await hydrated(page)
      await page.getByRole('combobox', { name: w.search }).fill('A800')
      await page.keyboard.press('Enter')
      await expect(page.getByRole('article').first()).toBeVisible()
      await page.getByRole('button', { name: w.service }).click()
      const dialog = page.getByRole('dialog', { name: w.shop })
      await dialog.getByRole('textbox', { name: w.box }).fill('storage is gone')
      await page.keyboard.press('Enter')
      await expect(dialog.getByRole('listitem').filter({ hasText: 'storage is gone' })).toHaveCount(1)
      await expect(dialog.getByRole('textbox', { name: w.box })).toHaveValue('')
      await page.keyboard.press('Escape')

      await play(reader)
      await page.goto('/ui/mall/detail/goods?skuId=s-node')
      await hydrated(page)
      await page.getByRole('button', { name: w.addToCart }).first().click()
      await expect(page.getByText(w.added).first()).toBeVisible()
      await page.goto('/ui/mall/search/resource')
      await hydrated(page)
      await page.getByRole('button', { name: w.switchTo }).click()
      await expect(page.getByRole('heading', { level: 1, name: w.compute })).toBeVisible()
    })

    test.describe('and the server away', () => {
      test.use({ expected: /ERR_FAILED|: network/ })

      test(`[P7][J7] a form does not say that it kept what it could not keep`, async ({
        page,
        play,
        language,
      }) => {
        const w = words[language]
        await play('draftless')
        await page.goto('/ui/mall/settle/create')
        await hydrated(page)
        await page.route('**/draft/settlement*', (route) => route.abort())
        await page.getByRole('radio', { name: w.personal }).check()
        await page.getByRole('textbox', { name: w.shopName }).fill('潮汐计算')
        await expect(page.getByText(w.failed)).toBeVisible()
        await expect(page.getByText(w.keptHere)).toHaveCount(0)
        await expect(page.getByRole('textbox', { name: w.shopName })).toHaveValue('潮汐计算')
      })
    })
  })

test.describe('where cookies are refused', () => {
  for (const [device, path] of [
    ['computer', '/ui/mall/sign-in?service=%2Fui%2Fmall%2Fgoods%2Fcart'],
    ['phone', '/ui/acm/#/login?service=%2Fui%2Fmall%2Fgoods%2Fcart'],
  ] as const)
    test.describe(`on a ${device}`, () => {
      if (device === 'phone') test.use({ ...phone })

      test('[P7] sign-in says so, before one tries and after, and leads in no circle', async ({
        page,
        context,
        who,
        language,
      }) => {
        const w = words[language]
        const browser = await context.newCDPSession(page)
        await browser.send('Emulation.setDocumentCookieDisabled', { disabled: true })
        await dropCookies(page, '**/sso/sign-in')
        await page.goto(path)
        await expect(page.getByText(w.cookies)).toBeVisible()
        const documents: string[] = []
        page.on('request', (request) => {
          if (request.isNavigationRequest()) documents.push(request.url())
        })
        await page.getByRole('textbox', { name: w.account }).fill(who('barred').name)
        await page.getByLabel(w.password).first().fill(PASSWORD)
        await page.getByRole('button', { name: w.signIn, exact: true }).click()
        await expect(page.getByText(w.cookies)).toBeVisible()
        await expect(page.getByRole('button', { name: w.signIn, exact: true })).toBeEnabled()
        expect(documents).toEqual([])
      })
    })

  test('[P7] a browser that takes them and drops them is told once it lost who signed in', async ({
    page,
    who,
    language,
  }) => {
    const w = words[language]
    await dropCookies(page, '**/sso/sign-in')
    await page.goto('/ui/mall/goods/cart')
    await expect(page).toHaveURL(/\/sign-in\?service=/)
    await hydrated(page)
    await expect(page.getByText(w.cookies)).toHaveCount(0)
    await page.getByRole('textbox', { name: w.account }).fill(who('barred').name)
    await page.getByLabel(w.password).first().fill(PASSWORD)
    await page.getByRole('button', { name: w.signIn, exact: true }).click()
    await expect(page.getByText(w.cookies)).toBeVisible()
    await expect(page).toHaveURL(/\/sign-in\?service=/)
  })
})
