import { readFileSync } from 'node:fs'
import { chatEndpoints, TEXT_LENGTH } from '@compute-mall/core/chat'
import { origin, PASSWORD, sessionOf } from './account.ts'
import { expect, test } from './journey.ts'
import { replayed } from './product/replay.ts'
import { call } from './product/request.ts'
import { talk } from './talk.ts'

const words = {
  zh: {
    help: '输入消息后回车发送',
    question: '请问 A800 卡时可以开发票吗？',
    answer: '可以，支付后在订单中申请。',
    me: '我: ',
    open: '平台自营旗舰店 · 客服在线',
    read: '已读: ',
    done: '已完结',
    unfilled: '请先补全 {order}',
    tooLong: '最多 2,000',
    thanks: '谢谢！',
    noReply: '没有这个序号的快捷回复',
    answeredBy: (name: string) => `${name} 正在接待`,
    noOrder: '没有命令“/note”，未发送',
  },
  en: {
    help: 'Type a message and press Enter',
    question: 'Is there an invoice for card hours?',
    answer: 'Yes, ask for it in the order.',
    me: 'Me: ',
    open: 'Platform Flagship Store · Answering now',
    read: 'Read: ',
    done: 'Done',
    unfilled: 'Fill in {order} first',
    tooLong: '2,000',
    thanks: 'Thank you!',
    noReply: 'No canned reply has this number',
    answeredBy: (name: string) => `${name} is answering`,
    noOrder: 'There is no command “/note”, and nothing was sent',
  },
} as const

test('[R4.08][R5.14][R7.03] two terminals talk: a customer and the customer service of the shop', async ({
  who,
  language,
}, run) => {
  const w = words[language]
  const { name } = who('chatter')
  const record = run.outputPath('session.json')
  const customer = talk(language, record)
  customer.type(`sign-in ${name}`)
  customer.type(PASSWORD)
  customer.type('chat')
  await customer.reads(w.open)
  await customer.reads(w.help)
  customer.type(w.question)
  await customer.reads(w.me + w.question)

  const staff = talk(language)
  staff.type('sign-in service')
  staff.type(PASSWORD)
  staff.type('answer')
  const number = await staff.reads(RegExp(`(\\d+)\\. ${name} \\(1\\) · `))
  staff.type(number)
  await staff.reads(`${name}: ${w.question}`)
  // A note that the terminal does not know must not go to the customer.
  staff.type('/note pays late')
  await staff.reads(w.noOrder)
  staff.type('//etc/hosts')
  await customer.reads('service: /etc/hosts')
  staff.type(w.answer)
  await customer.reads(`service: ${w.answer}`)
  await staff.reads(w.read + w.answer)
  staff.type('/done')
  await staff.reads(`[${w.done}]`)
  staff.type('/done')
  await staff.reads(`[${w.done}]`)
  staff.type('/leave')
  staff.type('answer')
  await staff.reads(RegExp(`${name} \\(0\\) · ${w.answer} \\[${w.done}\\]`))
  customer.type('/leave')
  customer.type('quit')
  staff.stop()
  await customer.over
  const { charts, same } = replayed(record)
  expect(new Set(charts)).toEqual(new Set(['connection', 'reminders', 'conversation']))
  expect(same).toBe(charts.length)
  const recorded = readFileSync(record, 'utf8')
  for (const said of [w.question, w.answer]) expect(recorded).not.toContain(said)
})

test('[R4.08][R4.11] in the terminal staff send canned replies, take over from another, and send again what failed', async ({
  who,
  language,
}) => {
  const w = words[language]
  const { name } = who('commanded')
  const customer = talk(language)
  customer.type(`sign-in ${name}`)
  customer.type(PASSWORD)
  customer.type('chat')
  await customer.reads(w.help)
  customer.type(w.question)
  await customer.reads(w.me + w.question)

  const { name: first } = who('commandingStaff')
  const { name: second } = who('takingStaff')
  for (const [title, text] of [
    ['greeting', 'Hello {customer}!'],
    ['order', 'It is {order}.'],
  ] as const)
    await call(
      chatEndpoints.addCannedReply,
      { body: { title, text, shared: false } },
      origin(),
      await sessionOf(first),
    )
  const answering = async (staff: string, state: RegExp) => {
    const terminal = talk(language)
    terminal.type(`sign-in ${staff}`)
    terminal.type(PASSWORD)
    terminal.type('answer')
    terminal.type(await terminal.reads(RegExp(`(\\d+)\\. ${name} .*${state.source}`)))
    await terminal.reads(`${name}: ${w.question}`)
    return terminal
  }

  const staff = await answering(first, /\[/)
  staff.type('/replies')
  const greeting = await staff.reads(/\/(\d+) greeting: Hello \{customer\}!/)
  const order = await staff.reads(/\/(\d+) order: It is \{order\}\./)
  staff.type(`/${greeting}`)
  await customer.reads(`${first}: Hello ${name}!`)
  staff.type(`/${order}`)
  await staff.reads(w.unfilled)
  staff.type('/99')
  await staff.reads(w.noReply)

  const taker = await answering(second, RegExp(w.answeredBy(first)))
  taker.type('/take')
  await taker.reads(`[${w.answeredBy(second)}]`)
  await staff.reads(`[${w.answeredBy(second)}]`)
  staff.type(w.answer)
  await staff.reads(`! ${w.answer}: ${w.answeredBy(second)}`)
  staff.type('/again')
  await staff.reads(`! ${w.answer}: ${w.answeredBy(second)}`)
  expect(customer.said()).not.toContain(w.answer)
  staff.type('/take')
  staff.type('/again')
  await customer.reads(`${first}: ${w.answer}`)

  customer.type('x'.repeat(TEXT_LENGTH + 1))
  await customer.reads(w.tooLong)
  customer.type(w.thanks)
  await staff.reads(`${name}: ${w.thanks}`)
  for (const terminal of [customer, staff, taker]) terminal.stop()
})
