import type { ErrorCode } from '@compute-mall/core/http'
import type { Page, Route } from '@playwright/test'
import type { Language } from './cast.ts'
import { confirmation, wish } from './desk.ts'
import { phone } from './devices.ts'
import { hydrated } from './hydration.ts'
import { expect, expectSound, expectSoundOnPhone, test } from './journey.ts'

/** A text of the message table of the specification (section 8), in both languages. */
type Text = Readonly<Record<Language, string>>

/** Answers a change with a refusal, as the server does: status 200, its code in the envelope (decision 6). */
const refuse = (page: Page, path: string, code: ErrorCode, data: object | null = null) =>
  page.route(path, (route) =>
    route.request().method() === 'POST' ? route.fulfill({ json: { code, msg: '', data } }) : route.fallback(),
  )

const open = async (page: Page, path: string) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(`/ui/mall${path}`)
  await hydrated(page)
}

const DETAIL = '**/mall/goods/*/detail'
const back: Text = { zh: '返回', en: 'Back' }
const buy: Text = { zh: '立即购买', en: 'Buy now' }

/** Rows about goods that a list still leads to: what their page says instead of them, and where it leads. */
const ofGoods = [
  {
    row: 'Goods not found, code MALL10001 on detail',
    list: '/search/resource',
    answer: (route: Route) => route.fulfill({ json: { code: 'MALL10001', msg: '', data: null } }),
    text: { zh: '抱歉，该商品不存在', en: 'Sorry, this product does not exist' },
    way: { role: 'button', name: back },
    leads: /\/search\/resource$/,
  },
  {
    row: 'Listed goods empty: off shelf, with return to resource search',
    list: '/search/resource',
    answer: (route: Route) => offShelf(route),
    text: { zh: '抱歉，该商品已下架', en: 'Sorry, this product is no longer on sale' },
    way: { role: 'link', name: { zh: '返回算力市场', en: 'Back to the compute market' } },
    leads: /\/search\/resource$/,
  },
  {
    row: 'Listed goods empty: off shelf, with return to goods search',
    list: '/search/goods',
    answer: (route: Route) => offShelf(route),
    text: { zh: '抱歉，该商品已下架', en: 'Sorry, this product is no longer on sale' },
    way: { role: 'link', name: { zh: '返回商城搜索', en: 'Back to mall search' } },
    leads: /\/search\/goods$/,
  },
] as const

/** The server's own answer, but of goods that went off the shelf since they were listed. */
const offShelf = async (route: Route) => {
  const answer = await route.fetch()
  const { data, ...envelope } = await answer.json()
  await route.fulfill({ response: answer, json: { ...envelope, data: { ...data, display: false } } })
}

/** Opens the first goods of the list in sight, without a new document. */
const openFirst = async (page: Page): Promise<string> => {
  const card = page.getByRole('article').first()
  const name = await card.getByRole('heading', { level: 3 }).innerText()
  await card.getByRole('link').first().click()
  return name
}

/** Rows about what somebody is just ordering: the code that the server refuses it with, and the way on beside it. */
const ofOrders = [
  {
    row: 'No resource available in region (contact the team admin)',
    code: 'PURCHASE10015',
    text: {
      zh: '所选算力中心没有可用资源，请选择其他算力中心，团队成员也可联系团队负责人',
      en: 'The chosen centre has no resources left. Choose another one; team members can also ask their team leader.',
    },
    next: { zh: '选择其他算力中心', en: 'Choose another centre' },
  },
  {
    row: 'Product expired',
    code: 'PURCHASE10011',
    text: { zh: '该商品已过期，无法购买', en: 'This product has expired and cannot be bought.' },
    next: { zh: '选择其他商品', en: 'Choose another product' },
  },
  {
    row: 'already purchased',
    code: 'PURCHASE10012',
    text: { zh: '您已购买过该商品', en: 'You have already purchased this product.' },
    next: { zh: '查看订单', en: 'View orders' },
  },
  {
    row: 'already trialed',
    code: 'PURCHASE10013',
    text: { zh: '您已试用过该商品', en: 'You have already tried this product.' },
    next: { zh: '选择其他商品', en: 'Choose another product' },
  },
  {
    row: 'resources being opened',
    code: 'PURCHASE10014',
    text: { zh: '资源正在开通中，请稍候', en: 'The resources are being opened. Please wait.' },
    next: { zh: '查看订单', en: 'View orders' },
  },
  {
    row: 'sold out',
    code: 'PURCHASE10010',
    text: { zh: '该商品已售罄', en: 'This product is sold out.' },
    next: { zh: '选择其他商品', en: 'Choose another product' },
  },
] as const satisfies readonly { row: string; code: ErrorCode; text: Text; next: Text }[]

/** Rows that interrupt somebody who orders. */
const alerts = [
  {
    row: 'Price changed at purchase',
    code: 'PURCHASE10008',
    data: null,
    text: {
      zh: '您购买的商品价格已发生变化，请重新确认',
      en: 'The price of the product you bought has changed, please reconfirm',
    },
    next: { zh: '重新确认', en: 'Reconfirm' },
  },
  {
    row: 'Unpaid order exists for the product (go pay)',
    code: 'PURCHASE10009',
    data: { orderId: '0123456789abcdef0123456789abcdef' },
    text: {
      zh: '该商品存在未支付订单，请前往支付',
      en: 'You have an unpaid order for this product. Please pay it first.',
    },
    next: { zh: '去支付', en: 'Pay now' },
  },
] as const satisfies readonly { row: string; code: ErrorCode; data: object | null; text: Text; next: Text }[]

test.describe('the message table of the specification, row by row', () => {
  test('[R8.04][R8.06][R8.01] on the page of goods: not found, off the shelf, not to be loaded', async ({
    page,
    play,
    language,
  }) => {
    await play('looker')
    for (const { row, list, answer, text, way, leads } of ofGoods)
      await test.step(row, async () => {
        await open(page, list)
        await page.route(DETAIL, answer)
        await openFirst(page)
        const alert = page.getByRole('alert').filter({ hasText: text[language] })
        await expect(alert).toBeVisible()
        await alert.getByRole(way.role, { name: way.name[language], exact: true }).click()
        await expect(page).toHaveURL(leads)
        await page.unroute(DETAIL)
      })
    // The server says of goods that there never were what was put into the answers above.
    const missing = await page.request.get('/mall/goods/1/detail')
    expect(await missing.json()).toMatchObject({ code: 'MALL10001' })

    await test.step('Failed detail load: data cleared', async () => {
      await open(page, '/search/resource')
      await page.route(DETAIL, (route) => route.fulfill({ json: { code: 'SYS10000', msg: '', data: null } }))
      const name = await openFirst(page)
      const failed = { zh: '页面暂时无法显示', en: 'This page cannot be shown at the moment' }[language]
      await expect(page.getByRole('heading', { level: 1, name: failed })).toBeVisible()
      await expect(page.getByText(name, { exact: true })).toHaveCount(0)
      await expect(page.getByRole('button', { name: buy[language] })).toHaveCount(0)
    })
  })

  test('[R8.02][R8.04] off the shelf, and so not to be added: a warning on a computer', async ({
    page,
    play,
    language,
  }) => {
    await play('looker')
    await open(page, '/detail/goods?skuId=s-licence')
    await refuse(page, '**/market/shoppingcart', 'CART10003')
    const addToCart = { zh: '加入购物车', en: 'Add to cart' }[language]
    await page.getByRole('button', { name: addToCart }).first().click()
    const notices = page.getByRole('region', { name: { zh: '通知', en: 'Notifications' }[language] })
    const text = {
      zh: '商品已下架，无法加入购物车',
      en: 'This product is no longer on sale and cannot be added to the cart.',
    }[language]
    await expect(notices.getByText(text)).toBeVisible()
  })

  test('[R8.04][R5.10][R5.12] on the order: what cannot be bought shuts the gate, what has changed interrupts', async ({
    page,
    play,
    language,
  }) => {
    test.slow()
    await play('looker')
    const ORDER = '**/market/order'
    const submit = async (code: ErrorCode, data: object | null) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.goto(confirmation(wish('licence')))
      await hydrated(page)
      await refuse(page, ORDER, code, data)
      await page.getByRole('checkbox').check()
      await page.getByRole('button', { name: { zh: '提交订单', en: 'Place order' }[language] }).click()
    }
    for (const { row, code, text, next } of ofOrders)
      await test.step(row, async () => {
        await submit(code, null)
        const tip = page.getByRole('alert').filter({ hasText: text[language] })
        await expect(tip).toContainText({ zh: '暂不能购买', en: 'You cannot buy yet' }[language])
        await expect(tip.getByRole('button', { name: next[language] })).toBeVisible()
        await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
        await page.unroute(ORDER)
      })
    for (const { row, code, data, text, next } of alerts)
      await test.step(row, async () => {
        await submit(code, data)
        const alert = page.getByRole('alertdialog')
        await expect(alert.getByText(text[language])).toBeVisible()
        await expect(alert.getByRole('button', { name: next[language] })).toBeVisible()
        await page.unroute(ORDER)
      })
    await page.getByRole('alertdialog').getByRole('button', { name: alerts[1].next[language] }).click()
    await expect(page).toHaveURL(/\/goods\/pay\?orderId=0123456789abcdef0123456789abcdef$/)
  })

  test('[R8.04][R5.11] in the catalogue: the resource number exists', async ({ page, enter, language }) => {
    await enter('admin')
    await page.goto('/ui/admin/#/catalogue/new')
    await refuse(page, '**/mall/admin/catalogue', 'RESOURCE10001', { number: 'STO-1' })
    const label = (zh: string, en: string) => new RegExp(`^${{ zh, en }[language]}`)
    await page.getByRole('textbox', { name: label('资源编号', 'Resource number') }).fill('STO-1')
    await page.getByRole('textbox', { name: label('中文名称', 'Chinese name') }).fill('100 TB')
    await page.getByRole('textbox', { name: label('英文名称', 'English name') }).fill('100 TB')
    await page.getByRole('combobox', { name: label('资源类型', 'Type') }).selectOption('storage')
    await page
      .getByRole('combobox', { name: label('算力中心', 'Computing centre') })
      .selectOption('c-kunshan')
    await page.getByRole('button', { name: { zh: '保存', en: 'Save' }[language] }).click()
    const text = { zh: '资源编号 STO-1 已存在', en: 'The resource number STO-1 exists already.' }[language]
    await expect(page.getByText(text).first()).toBeVisible()
    await expectSound(page, language)
  })

  test.describe('at addresses that lead nowhere', () => {
    test.use({ expected: /status of 404/ })

    test("[R2.07][R2.09][R8.04] route validation fails: 404 'Page Not Found: {path}', and the three ways on", async ({
      page,
      language,
    }) => {
      for (const path of ['/detail/shop', '/pdf', '/nothing/here'])
        await test.step(path, async () => {
          const response = await page.goto(`/ui/mall${path}`)
          expect(response?.status()).toBe(404)
          const text = { zh: '您访问的页面不存在！', en: 'The page you are looking for does not exist!' }[
            language
          ]
          await expect(page.getByRole('heading', { level: 1, name: text })).toBeVisible()
          await expect(page.getByText(`Page Not Found: ${path}`, { exact: true })).toBeVisible()
        })
      await expect(
        page.getByRole('button', { name: { zh: '返回上一页', en: 'Go back' }[language] }),
      ).toBeVisible()
      await expect(
        page.getByRole('link', { name: { zh: '返回首页', en: 'Go to the home page' }[language] }),
      ).toBeVisible()
      await expect(
        page.getByRole('button', { name: { zh: '返回登录', en: 'Return to sign-in' }[language] }),
      ).toBeVisible()
    })
  })

  test('[R2.09][R8.04] the page of status 401, where a role may not look', async ({
    page,
    play,
    language,
  }) => {
    await play('looker')
    await open(page, '/app')
    await page.route('**/market/shoppingcart', (route) =>
      route.fulfill({ json: { code: 'AUTH10004', msg: '', data: null } }),
    )
    await page.locator('header a[href="/ui/mall/goods/cart"]').click()
    const text = {
      zh: '没有权限访问该页面，请联系管理员',
      en: 'You have no permission to see this page. Please contact the administrator.',
    }[language]
    await expect(page.getByRole('heading', { level: 1, name: text })).toBeVisible()
  })

  test('[R5.07][R8.04] the format of a phone number', async ({ page, enter, language }) => {
    await enter('newcomer')
    await page.goto(confirmation(wish('node')))
    await hydrated(page)
    const set = { zh: '设置手机号', en: 'Set a phone number' }[language]
    await page.getByRole('alert').getByRole('button', { name: set }).click()
    const dialog = page.getByRole('dialog')
    const field = dialog.getByRole('textbox', { name: { zh: /^手机号/, en: /^Phone number/ }[language] })
    await field.fill('23900139000')
    await dialog.getByRole('button', { name: { zh: '获取验证码', en: 'Send code' }[language] }).click()
    const text = { zh: '手机号格式不正确', en: 'Phone number format incorrect' }[language]
    await expect(dialog.getByText(text)).toBeVisible()
    await expect(field).toHaveAttribute('aria-invalid', 'true')
  })

  test.describe('on a phone', () => {
    test.use(phone)

    test('[R8.04] chat is not open there', async ({ page, play, language }) => {
      await play('looker')
      await open(page, '/mobile/detail/goods?skuId=s-licence')
      await page.getByRole('button', { name: { zh: '客服', en: 'Contact' }[language] }).tap()
      const text = {
        zh: '移动端暂未开放客服功能，请通过PC端浏览器使用',
        en: 'Chat is not open on phones yet. Please use it in a browser on a computer.',
      }[language]
      await expect(page.getByRole('dialog').getByText(text)).toBeVisible()
    })

    test('[R8.04][W20] an empty name, an invalid phone, an empty address and no region are asked for, and a request is sent without them', async ({
      page,
      language,
    }) => {
      await open(page, '/mobile/service/ai')
      await page
        .getByRole('button', { name: { zh: '获取报价', en: 'Ask for an offer' }[language] })
        .first()
        .tap()
      const dialog = page.getByRole('dialog')
      const send = dialog.getByRole('button', { name: { zh: '获取报价', en: 'Ask for an offer' }[language] })
      await send.tap()
      const prompts = {
        zh: ['请输入姓名', '请输入正确的手机号', '请选择所在地区', '请输入详细地址'],
        en: ['Enter your name', 'Enter a correct mobile number', 'Choose your region', 'Enter your address'],
      }[language]
      for (const text of prompts) await expect(dialog.getByText(text)).toBeVisible()
      await expectSoundOnPhone(page, language)
      const field = (zh: string, en: string) =>
        dialog.getByRole('textbox', { name: new RegExp(`^${{ zh, en }[language]}`) })
      await field('手机号', 'Mobile number').fill('12345')
      await field('姓名', 'Name').fill('Li')
      await field('详细地址', 'Address').fill('1 Science Road')
      await dialog
        .getByRole('combobox', { name: { zh: /^所在地区/, en: /^Region/ }[language] })
        .selectOption({
          index: 1,
        })
      await send.tap()
      await expect(dialog.getByText(prompts[1] ?? '')).toBeVisible()
      for (const text of [prompts[0], prompts[2], prompts[3]])
        await expect(dialog.getByText(text ?? '')).toHaveCount(0)
      await field('手机号', 'Mobile number').fill('13900139000')
      await send.tap()
      const sent = { zh: '已收到您的咨询', en: 'We have received your request' }[language]
      await expect(dialog.getByText(sent).first()).toBeVisible()
    })
  })
})
