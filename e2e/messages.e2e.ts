import { readdirSync, readFileSync } from 'node:fs'
import { cartEndpoints } from '@compute-mall/core/cart'
import { type ErrorCode, errors } from '@compute-mall/core/http'
import { orderEndpoints } from '@compute-mall/core/order'
import type { Page } from '@playwright/test'
import { origin } from './account.ts'
import { confirmation, place, wish } from './desk.ts'
import { hydrated } from './hydration.ts'
import { expect, expectSound, test } from './journey.ts'
import { call } from './product/request.ts'

const words = {
  zh: {
    addToCart: '加入购物车',
    setPhone: '设置手机号',
    phone: /^手机号/,
    code: /^短信验证码/,
    sendCode: '获取验证码',
    confirm: '确认',
    account: /^账号/,
    password: /^密码/,
    signIn: '登录',
    pay: '立即支付 ¥256.00',
    payHere: '在本设备上打开支付页面',
    payerRefuses: /^拒绝支付/,
    renew: '刷新二维码',
    cancel: '取消订单',
  },
  en: {
    addToCart: 'Add to cart',
    setPhone: 'Set a phone number',
    phone: /^Phone number/,
    code: /^Code from the text message/,
    sendCode: 'Send code',
    confirm: 'Confirm',
    account: /^Account/,
    password: /^Password/,
    signIn: 'Sign in',
    pay: 'Pay ¥256.00',
    payHere: 'Open the payment page on this device',
    payerRefuses: /^Refuse/,
    renew: 'Refresh the code',
    cancel: 'Cancel the order',
  },
} as const

/** What a buyer reads of refusals that have no journey of their own. */
const said = {
  zh: {
    SYS10000: '系统繁忙，请稍后再试',
    SYS10001: '提交的内容有误：purchaseAmount',
    SYS10003: '该请求不是从本站页面发出的，请打开 https://mall.example 后重试',
    SYS10004: '提交的内容过大',
    SYS10005: '不支持的内容格式',
    SYS10006: '操作过于频繁，请 30 秒后再试',
    SYS10007: '服务暂时不可用，您的数据未受影响，请稍后再试',
    SYS10008: '请求缺少防重标识，请刷新页面后重试',
    SYS10009: '该请求已用于其他操作，请刷新页面后重试',
    SYS10011: '接口不存在',
    SYS10013: '内容过长，最多 64 个字符，请删减后重试',
    SYS10014: '内容包含不支持的字符：零宽空格（U+200B），请删除后重试',
    AUTH10003: '尝试次数过多，请 30 秒后再试',
    AUTH10006: '当前登录账号已变为 greedy-zh，本次操作未执行，请刷新页面后重试',
    USER10005: '验证码已失效，请重新获取',
    USER10006: '验证码发送过于频繁，请 30 秒后再试',
    MALL10003: '所选规格不存在，请重新选择',
    CART10004: '购物车最多容纳 100 件商品',
    PURCHASE10016: '每位用户最多购买 2，您已购买 0',
    ORDER10001: '订单当前状态不支持此操作',
    PAY10001: '该支付方式暂不可用，请选择其他方式',
    PAY10008: '支付渠道暂时无响应，请稍后再试',
  },
  en: {
    SYS10000: 'Something went wrong on our side. Please try again later.',
    SYS10001: 'Some of what was sent is not valid: purchaseAmount',
    SYS10003: 'This request did not come from our pages. Open https://mall.example and try again.',
    SYS10004: 'What was sent is too large.',
    SYS10005: 'This format is not supported.',
    SYS10006: 'Too many requests. Try again in 30 s.',
    SYS10007: 'The service is unavailable for a moment. Nothing was lost; please try again.',
    SYS10008: 'The request has no idempotency key. Reload the page and try again.',
    SYS10009: 'This request key was already used for something else. Reload the page and try again.',
    SYS10011: 'There is no such call.',
    SYS10013: 'The text is too long. Use 64 characters or fewer.',
    SYS10014:
      'The text has a character that is not supported: zero width space (U+200B). Remove it and try again.',
    AUTH10003: 'Too many attempts. Try again in 30 s.',
    AUTH10006: 'You are signed in as greedy-en now, so nothing was done. Reload the page and try again.',
    USER10005: 'The code is no longer valid. Request a new one.',
    USER10006: 'Too many codes were sent. Try again in 30 s.',
    MALL10003: 'This specification does not exist. Please choose again.',
    CART10004: 'The cart holds at most 100 products.',
    PURCHASE10016: 'Each buyer may buy at most 2; you have bought 0.',
    ORDER10001: 'The order is in a state that does not allow this.',
    PAY10001: 'This way of paying is not available. Please choose another.',
    PAY10008: 'The payment provider does not answer. Please try again.',
  },
} as const

type Said = keyof (typeof said)['zh']

/** Puts a refusal into the answer to a change, where the server cannot be brought to it from outside. */
const refuse = (page: Page, path: string, code: Said, data: object | null = null) =>
  page.route(path, (route) =>
    route.request().method() === 'POST' ? route.fulfill({ json: { code, msg: '', data } }) : route.continue(),
  )

const open = async (page: Page, address: string) => {
  await page.goto(address)
  await hydrated(page)
}

test.describe('a refusal in the state of the server', () => {
  test('[R8.04] says that the cart is full', async ({ page, play, language }) => {
    await play('hoarder')
    await open(page, '/ui/mall/detail/goods?skuId=s-licence')
    await page.getByRole('button', { name: words[language].addToCart }).first().click()
    await expect(page.getByText(said[language].CART10004).first()).toBeVisible()
  })

  test('[R8.04] says how much of it each buyer may have', async ({ page, play, language }) => {
    await play('greedy')
    await open(page, confirmation(wish('limited', 3)))
    await expect(page.getByText(said[language].PURCHASE10016).first()).toBeVisible()
    await expectSound(page, language)
  })

  test('[R8.04] says that a specification does not exist', async ({ page, play, language }) => {
    await play('looker')
    const { choice, ...intent } = wish('node')
    await open(page, confirmation({ ...intent, choice: choice && { ...choice, pricingId: 'p-none' } }))
    await expect(page.getByText(said[language].MALL10003).first()).toBeVisible()
    await expectSound(page, language)
  })

  test('[R8.04] says that an order has moved on', async ({ page, play, language }) => {
    const w = words[language]
    const cookie = await play('greedy')
    const { orderId } = await place(cookie, wish('licence'))
    await page.goto(`/ui/console/#/orders/${orderId}`)
    await page.getByRole('button', { name: w.cancel }).click()
    await call(orderEndpoints.cancel, { params: { orderId } }, origin(), cookie)
    await page.getByRole('dialog').getByRole('button', { name: w.cancel }).click()
    await expect(page.getByText(said[language].ORDER10001).first()).toBeVisible()
  })
})

test.describe('a change from a page that was drawn for somebody else', () => {
  test.use({ expected: /status of 409/ })
  test('[S6][R4.14][H1][P8] is refused, and says who is signed in now', async ({
    page,
    play,
    who,
    language,
  }) => {
    const cookie = await play('greedy')
    const count = () => call(cartEndpoints.count, {}, origin(), cookie)
    const before = await count()
    await play('looker')
    await open(page, '/ui/mall/detail/goods?skuId=s-licence')
    // A page in sight that learns of somebody else loads anew for them, and then asks in their name.
    await page.evaluate(() => Object.defineProperty(document, 'visibilityState', { value: 'hidden' }))
    await play('greedy')
    await page.getByRole('button', { name: words[language].addToCart }).first().click()
    const told = said[language].AUTH10006.replace(`greedy-${language}`, who('greedy').name)
    await expect(page.getByText(told).first()).toBeVisible()
    expect(await count()).toEqual(before)
  })
})

test.describe('a refusal in an answer', () => {
  test('[R8.02][R8.04] that can come anywhere is told there, as when goods are put into the cart', async ({
    page,
    play,
    language,
  }) => {
    const CART = '**/market/shoppingcart'
    await play('looker')
    await open(page, '/ui/mall/detail/goods?skuId=s-licence')
    for (const [code, data] of [
      ['SYS10000', null],
      ['SYS10001', { field: 'purchaseAmount' }],
      ['SYS10003', { address: 'https://mall.example' }],
      ['SYS10004', null],
      ['SYS10005', null],
      ['SYS10006', { seconds: 30 }],
      ['SYS10007', null],
      ['SYS10008', null],
      ['SYS10009', null],
      ['SYS10011', null],
      ['SYS10013', { field: 'remark', most: 64 }],
      ['SYS10014', { field: 'remark', character: 'U+200B' }],
    ] as const satisfies readonly (readonly [Said, object | null])[])
      await test.step(code, async () => {
        await refuse(page, CART, code, data)
        await page.getByRole('button', { name: words[language].addToCart }).first().click()
        await expect(page.getByText(said[language][code])).toBeVisible()
        await page.unroute(CART)
      })
  })

  test('[R8.04] says how long to wait after too many attempts to sign in', async ({ page, language }) => {
    const w = words[language]
    await open(page, '/ui/mall/sign-in')
    await refuse(page, '**/sso/sign-in', 'AUTH10003', { seconds: 30 })
    await page.getByRole('textbox', { name: w.account }).fill('leader')
    await page.getByLabel(w.password).first().fill('wrong')
    await page.getByRole('button', { name: w.signIn, exact: true }).click()
    await expect(page.getByRole('alert').getByText(said[language].AUTH10003)).toBeVisible()
    await expectSound(page, language)
  })

  test('[R8.04][R5.07] says why no code is sent, and that one is no longer valid', async ({
    page,
    enter,
    language,
  }) => {
    const w = words[language]
    await enter('newcomer')
    await open(page, confirmation(wish('node')))
    await page.getByRole('alert').getByRole('button', { name: w.setPhone }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox', { name: w.phone }).fill('13900139000')
    await refuse(page, '**/user/users/phone/code', 'USER10006', { seconds: 30 })
    await dialog.getByRole('button', { name: w.sendCode }).click()
    await expect(dialog.locator('form').getByText(said[language].USER10006)).toBeVisible()
    await refuse(page, '**/user/users/phone/bind', 'USER10005')
    await dialog.getByRole('textbox', { name: w.code }).fill('123456')
    await dialog.getByRole('button', { name: w.confirm }).click()
    await expect(dialog.locator('form').getByText(said[language].USER10005)).toBeVisible()
    await expectSound(page, language)
  })

  test('[R8.04] says that a way of paying is closed, and that its provider does not answer', async ({
    page,
    play,
    language,
  }) => {
    const w = words[language]
    const SESSION = '**/operation/pay/session*'
    const { orderId } = await place(await play('greedy'), wish('node'))
    await open(page, `/ui/mall/goods/pay?orderId=${orderId}`)
    for (const code of ['PAY10001', 'PAY10008'] as const) {
      await refuse(page, SESSION, code)
      await page.getByRole('button', { name: w.pay }).click()
      await expect(page.getByRole('alert').getByText(said[language][code])).toBeVisible()
      await expectSound(page, language)
    }
    await page.unroute(SESSION)
    await page.getByRole('button', { name: w.pay }).click()
    const opened = page.waitForEvent('popup')
    await page.getByRole('link', { name: w.payHere }).click()
    await (await opened).getByRole('button', { name: w.payerRefuses }).click()
    await expect(page.getByRole('button', { name: w.renew })).toBeVisible()
    await refuse(page, SESSION, 'PAY10008')
    await page.getByRole('button', { name: w.renew }).click()
    await expect(page.getByRole('status').getByText(said[language].PAY10008)).toBeVisible()
    await expectSound(page, language)
  })
})

/** Messages that no journey can bring a screen to, and why. */
const unseen: { readonly [Code in ErrorCode]?: string } = {
  SYS10012:
    'Its outcome is not known: screens take it for no answer at all, and charts ask what became of it.',
  SYS10010: 'A search ends at the last page that is counted: an address beyond it leads there.',
  AUTH10001: 'It comes with status 401, which leads to sign-in at once (R4.12).',
  USER10002: 'The dialog asks for each of the two fields by itself, and sends nothing before.',
  USER10010: 'The form asks for it by itself, and sends nothing before.',
  USER10013: 'The dialog says it by its field, and sends nothing before.',
  USER10014:
    'Told where a mail server takes no mail for the address; the tests of the server have such a one.',
  TOKEN10001: 'Told to scripts that call by an access token, never in a browser.',
  TOKEN10002: 'Told to who has twenty tokens; the tests of the server make so many.',
  TOKEN10003: 'The dialog asks for the name before anything is sent.',
  BUDGET10001: 'The dialog says it by its field, and sends nothing before.',
  INVOICE10001: 'The form says what is wrong by each field, and sends nothing before.',
  INVOICE10002: 'Offered are the orders that can be invoiced; who asks from two windows is told.',
  INVOICE10003: 'Only who answers in the same second as somebody else is told; the server tests it.',
  INVOICE10004: 'The field refuses such a file before it is sent.',
  PICTURE10003: 'A picture of more than 100 megapixels; the server tests it.',
  PICTURE10004: 'A damaged picture; the server tests it.',
  INVOICE10007: 'A file that finance cannot open; the server tests it.',
  INVOICE10009: 'A file without anything on it; the server tests it.',
  INVOICE10005: 'The dialog says it by its field, and sends nothing before.',
  INVOICE10006: 'Only who answers in the same second as somebody else is told; the server tests it.',
  GROUP10001: 'Members are offered nothing that is the leader’s alone; the server tests it.',
  GROUP10002: 'Offered to nobody who leads a group; the server tests it.',
  GROUP10004: 'Two hundred people have to be in a group for it; the server tests it.',
  GROUP10005: 'Only who answers an invitation after it was taken back is told; the server tests it.',
  GROUP10006: 'Only who answers in the same second as somebody else is told; the server tests it.',
  GROUP10007: 'Told to who asks twice from two windows; the server tests it.',
  GROUP10008: 'The gate shows the way to ask to members alone; the server tests it.',
  GROUP10009: 'The dialog asks for the reason before anything is sent.',
  GROUP10010: 'Told to who has twenty requests that wait; the server tests it.',
  CART10006:
    'A page that opens under such limits offers nothing; operations must narrow them after that. The server tests it.',
  ORDER10003: 'The page of a renewal says it in its own words, with the way to buy again.',
  USER10009: 'The page of a user offers no change that the account does not allow.',
  PAY10003: 'Reserved for providers that answer so; ours tells it by the state of the session.',
  PAY10011: 'A bill has to be overdue for it; the server tests it.',
  PAY10012: 'Finance has to suspend the customer first; the server tests it.',
  PAY10013: 'A paid bill offers no payment; who pays from two windows is told.',
  PAY10014: 'Credit has to be used first; the server tests it.',
  PAY10010: 'Three slips have to wait for it: the server tests it.',
  REFUND10002: 'The field takes no such day; the server tests it.',
  REFUND10001: 'The button is shut by then; only who asks in the same second is told.',
  PAY10004: 'Told to a provider, in answer to its notice.',
  PAY10005: 'Told to a provider or to operations, never to the payer.',
  RESOURCE10003:
    'The buttons are shut while the last specification stays; who asks in the same second is told.',
  RESOURCE10004: 'The page of a resource offers to release it only while that can be done.',
  RESOURCE10006: 'Only who saves after somebody else did is told; the server tests it.',
  SEARCH10002: 'Only who saves after somebody else did is told; the server tests it.',
  SEARCH10004: 'Only who saves after somebody else did is told; the server tests it.',
  SHOP10001: 'The page of a shop offers nothing that leaves it without its owner; the server tests it.',
  SHOP10002: 'Told in the dialog that adds staff; the tests of the server name people who cannot be added.',
  SHOP10003: 'As many people as a shop may have must work for it before.',
  SHOP10004: 'The form says what is wrong by each field, and sends nothing before.',
  SETTLE10001: 'The form says what is wrong by each field, and sends nothing before.',
  SETTLE10003:
    'Only who acts in the same second as somebody else is told; a story shows it, the server tests it.',
  SETTLE10004: 'A merchant who opens the form is led to the review; the server tests it.',
  SETTLE10005: 'Only a reviewer who has applied for a shop is told; the server tests it.',
  SETTLE10008: 'More pictures than the form has fields must be sent for it; the server tests it.',
  REVIEW10002: 'The dialog asks for a reason before anything is sent; the server tests it.',
  REVIEW10003: 'The page says who reviews it, and offers to take over, before anything is sent (J7).',
  DRAFT10001: 'The form compares both drafts field by field instead (J8).',
  LIST10001: 'A place in a list that nobody has given out is needed for it; the core tests it.',
  MALL10005: 'The pages offer no step that the state does not allow; the server tests it.',
  MALL10006: 'The editor says what is wrong by each field, and sends nothing before.',
  MALL10007: 'Only a reviewer who works for the shop is told; the server tests it.',
  MALL10008: 'The pages offer no second application while one waits; the server tests it.',
  MALL10009: 'A shop must feature as many goods as it may for it; the server tests it.',
  MALL10010: 'The page offers no change by then; only who opened it before is told.',
  MALL10011: 'The page offers no change by then; only who opened it before is told.',
  MALL10013: 'Told after twenty reports of a day; the server tests it.',
  MALL10014: 'The page offers no decision of what is decided; the server tests it.',
  CONTENT10002: 'Only who saves after somebody else did is told; the server tests it.',
  FEEDBACK10001: 'Told after the fifth message of an hour; the tests of the server send so many.',
  FEEDBACK10002: 'The form says what is wrong by each field, and sends nothing before.',
  STATEMENT10002: 'Only who pays two statements by one reference is told; the server tests it.',
  STATEMENT10001: 'The pages offer no step that the state does not allow.',
  FEEDBACK10003: 'The pages offer no step that the state does not allow.',
  CHAT10001: 'The dialog offers no change of a message that is too old; the tests of the server send one.',
  CHAT10003: 'A shop must have five hundred canned replies for it; the server tests it.',
  CHAT10002: 'The inbox blocks the composer until the conversation is taken over.',
}

test('[R8.04][R8.05] every message of the catalogue is read by a journey, or cannot be read here', () => {
  const journeys = readdirSync(import.meta.dirname)
    .filter((name) => /\.(e2e|words)\.ts$/.test(name))
    .map((name) => readFileSync(`${import.meta.dirname}/${name}`, 'utf8'))
    .join('\n')
    .replaceAll('\\', '')
  const isRead = (text: string) =>
    text
      .split(/\{\{\w+\}\}/)
      .filter((part) => part.trim() !== '')
      .every((part) => journeys.includes(part.trim()))
  const codes = Object.keys(errors) as ErrorCode[]
  const unread = codes.filter((code) => !isRead(errors[code].zh) || !isRead(errors[code].en))
  expect(unread).toEqual(codes.filter((code) => code in unseen))
})
