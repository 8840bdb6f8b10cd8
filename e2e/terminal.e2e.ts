import { readFileSync, writeFileSync } from 'node:fs'
import { readList } from '@compute-mall/core/list'
import { applicationList, settlementEndpoints } from '@compute-mall/core/settlement'
import { origin, PASSWORD } from './account.ts'
import { idNumberOf } from './applicants.ts'
import { expect, test } from './journey.ts'
import { signIn } from './product/people.ts'
import { replayed } from './product/replay.ts'
import { call } from './product/request.ts'
import { talk } from './talk.ts'

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

test('[R2.01][R4.06][R5.14] the terminal finds, buys and pays with the charts of the core alone, and its recording replays', async ({
  page,
  who,
  language,
}, run) => {
  const w = words[language]
  const record = run.outputPath('session.json')
  const terminal = talk(language, record)
  terminal.type(`search ${w.keyword}`)
  const number = await terminal.reads(w.prop)
  terminal.type(`buy ${number}`)
  await terminal.reads(w.signInFirst)

  terminal.type(`sign-in ${who('typist').name}`)
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
  await terminal.over
  expect(replayed(record)).toEqual({ charts: ['purchase', 'cashier', 'payment'], same: 3 })
  const recorded = readFileSync(record, 'utf8')
  for (const secret of [PASSWORD, new URL(code).pathname]) expect(recorded).not.toContain(secret)
  expect(code).not.toContain(process.env.PLAYWRIGHT_ORIGIN)
})

/** A picture of one pixel. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

const settling = {
  zh: {
    none: '未申请',
    which: '1. 企业 2. 个人开发者',
    realName: '真实姓名 *:',
    id: '身份证号 *:',
    wrongId: '! 请输入正确的身份证号',
    direction: '业务方向 *:',
    inReview: '申请已提交',
    approved: '已通过',
  },
  en: {
    none: 'Not applied',
    which: '1. Enterprise 2. Individual developer.',
    realName: 'Full name *:',
    id: 'ID number *:',
    wrongId: '! This is not a valid ID number',
    direction: 'Line of business *:',
    inReview: 'submitted',
    approved: 'Approved',
  },
} as const

test('[R4.01][R5.04][R5.06][R5.14] the terminal applies to become a merchant, operations approve, and its recording replays without a name', async ({
  who,
  language,
}, run) => {
  const w = settling[language]
  const applicant = who('applicant')
  const { name, freshPhone: phone } = applicant
  const idNumber = idNumberOf(applicant)
  const shopName = `沐言科学计算${phone.slice(-5)}`
  const picture = run.outputPath('certificate.png')
  const record = run.outputPath('session.json')
  writeFileSync(picture, PIXEL)
  const terminal = talk(language, record)
  terminal.type(`sign-in ${name}`)
  terminal.type(PASSWORD)
  terminal.type('apply')
  await terminal.reads(w.none)
  await terminal.reads(w.which)
  terminal.type('2')
  await terminal.reads(w.realName)
  terminal.type('苏沐言')
  await terminal.reads(w.id)
  terminal.type('110105199003072312')
  await terminal.reads(w.wrongId)
  terminal.type(idNumber)
  await terminal.reads(w.direction)
  for (const line of [
    '科学计算软件',
    picture,
    shopName,
    '',
    '',
    '从事分子动力学软件开发十年，提供移植与优化服务。',
    '',
    '苏沐言',
    `6222021${phone}`,
    '中国工商银行福州鼓楼支行',
    'PERIOD_3',
    '苏沐言',
    phone,
    `muyan${phone}@example.com`,
    '福建省福州市鼓楼区软件大道89号A座12层',
    '400-820-2190',
    '09:00-18:00',
    'service@muyan.example.com',
  ])
    terminal.type(line)
  await terminal.reads(w.inReview)

  const reviewer = await signIn(origin(), 'reviewer', PASSWORD)
  const query = {
    ...readList(applicationList, []).query,
    applyStatus: 'IN_REVIEW',
    keyword: shopName,
  } as const
  const { records } = await call(settlementEndpoints.list, { query }, origin(), reviewer)
  const own = records.find((application) => application.shopName === shopName)
  const params = { applicationId: own?.applicationId ?? '' }
  await call(settlementEndpoints.approve, { params, body: { revision: 1 } }, origin(), reviewer)
  terminal.type('apply')
  await terminal.reads(w.approved)
  terminal.type('quit')
  await terminal.over
  expect(replayed(record)).toEqual({ charts: ['application'], same: 1 })
  const recorded = readFileSync(record, 'utf8')
  for (const personal of ['苏沐言', phone, `6222021${phone}`, idNumber, '110105199003072312', '软件大道'])
    expect(recorded).not.toContain(personal)
})
