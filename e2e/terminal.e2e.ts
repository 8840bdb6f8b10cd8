import { openTerminal } from '../tools/src/product/terminal.ts'
import { origin, PASSWORD } from './account.ts'
import { nameOf } from './cast.ts'
import { expect, test } from './journey.ts'

const words = {
  zh: {
    password: '密码：',
    hello: '您好，',
    keyword: '道具 node',
    prop: /(\d+)\. 道具 node/,
    amount: '数量（至少 10）：',
    price: '数量 10，合计 ¥256.00',
    agree: '已阅读并同意《算力服务协议》，提交订单？(y/n)',
    cashier: ' 1. 收银台扫码',
    method: '支付方式序号',
    waiting: '等待支付 – 支付成功后将自动跳转，请勿重复付款。',
    notReceived: '暂未收到您的付款。',
    payerPays: /^确认支付/,
    paid: '支付成功 – ',
    orders: '已支付 · ¥256.00',
    signInFirst: '请先登录',
  },
  en: {
    password: 'Password:',
    hello: 'Hello, ',
    keyword: 'Prop node',
    prop: /(\d+)\. Prop node/,
    amount: 'Amount (at least 10):',
    price: 'Amount 10, ¥256.00 in all',
    agree: 'I have read and agree to the Compute Service Agreement. Place the order? (y/n)',
    cashier: ' 1. Scan at our cashier',
    method: 'Way of paying',
    waiting: 'Waiting for payment – ',
    notReceived: 'No payment has arrived yet.',
    payerPays: /^Pay One transaction/,
    paid: 'Payment succeeded – ',
    orders: 'Paid · ¥256.00',
    signInFirst: 'Please sign in first',
  },
} as const

/** Talks with the terminal: waits for what it writes, each time behind what was waited for before. */
const talk = (language: 'zh' | 'en') => {
  const { type, said, stop } = openTerminal(origin(), language)
  let heard = 0
  return {
    type,
    stop,
    reads: async (expected: string | RegExp): Promise<string> => {
      const rest = () => said().slice(heard)
      await expect.poll(rest).toMatch(expected)
      const [found = '', group = ''] =
        typeof expected === 'string' ? [expected] : (expected.exec(rest()) ?? [])
      heard += rest().indexOf(found) + found.length
      return group
    },
  }
}

test('[R2.01][R4.06] the terminal finds, buys and pays with the charts of the core alone', async ({
  page,
  language,
}, { repeatEachIndex }) => {
  const w = words[language]
  const terminal = talk(language)
  terminal.type(`search ${w.keyword}`)
  const number = await terminal.reads(w.prop)
  terminal.type(`buy ${number}`)
  await terminal.reads(w.signInFirst)

  terminal.type(`sign-in ${nameOf('typist', language, repeatEachIndex)}`)
  await terminal.reads(w.password)
  terminal.type(PASSWORD)
  await terminal.reads(w.hello)
  terminal.type(`buy ${number}`)
  await terminal.reads(w.amount)
  terminal.type('')
  await terminal.reads(w.price)
  await terminal.reads(w.agree)
  terminal.type('y')
  await terminal.reads(w.cashier)
  await terminal.reads(w.method)
  terminal.type('1')
  const code = await terminal.reads(/(http:\/\/\S+)/)
  await terminal.reads(w.waiting)
  terminal.type('check')
  await terminal.reads(w.notReceived)

  await page.goto(code)
  await page.getByRole('button', { name: w.payerPays }).click()
  await terminal.reads(w.paid)
  terminal.type('orders')
  await terminal.reads(w.orders)
  terminal.stop()
  expect(code).not.toContain(process.env.PLAYWRIGHT_ORIGIN)
})
