import { describe, expect, it } from 'vitest'
import { tellConversation, tellLine, tellReminders } from '../../apps/terminal/src/chatTelling.ts'
import { type Texts, textsIn } from '../../apps/terminal/src/texts.ts'
import { connectionGallery, conversationGallery, remindersGallery } from './chat.gallery.ts'
import { begin, type Gallery, nowOf, scenarioTo, take } from './gallery.ts'
import { leavesOf } from './leaves.ts'

/** What follows a chart and tells it in a terminal. */
type Follow = (texts: Texts, say: (text: string) => void, now: () => number) => (snapshot: never) => void

const SHOP = '1001'
const line: Follow = (texts, say) => tellLine({ texts, say })
const conversation: Follow = (texts, say, now) => tellConversation({ texts, say }, 'peer', now)
const reminders: Follow = (texts, say) => tellReminders({ texts, say }, SHOP)

/** What a terminal has written when a chart is in a leaf state. */
const written = (
  gallery: Gallery,
  follow: Follow,
  leaf: string,
  language: 'zh' | 'en',
): readonly string[] => {
  const lines: string[] = []
  const { input, steps } = scenarioTo(gallery, leaf)
  const run = begin(gallery, { ...(input !== undefined && { input }), steps: [] })
  const tell = follow(
    textsIn(language),
    (text) => lines.push(text),
    () => nowOf(run),
  )
  run.actor.subscribe((snapshot) => tell(snapshot as never))
  for (const step of steps) take(run, step)
  return lines
}

/** The last line that is written in each leaf state; null where nobody needs to know more than before. */
type Told = Readonly<Record<string, readonly [zh: string, en: string] | null>>

const connecting = ['正在连接客服…', 'Connecting to customer service…'] as const
const lineTold: Told = {
  unloaded: null,
  barred: [
    '移动端暂未开放客服功能，请通过PC端浏览器使用',
    'Customer service is not available on phones yet. Please use a browser on a computer.',
  ],
  'active.page.shown': connecting,
  'active.page.hidden': connecting,
  'active.page.left': connecting,
  'active.line.issuing': connecting,
  'active.line.connected.opening': connecting,
  'active.line.connected.registering': connecting,
  'active.line.connected.standing': connecting,
  'active.line.connected.probing': connecting,
  'active.line.connected.doubted': connecting,
  'active.line.resting': [
    '连接已断开，正在重新连接（第 1 次）',
    'The connection was lost. Reconnecting (attempt 1)',
  ],
  'active.line.givenUp': [
    '暂时无法连接客服，请检查网络后重试',
    'Customer service cannot be reached. Check your network and try again.',
  ],
  'active.line.asleep': connecting,
}

const ANSWER = '可以的，支付后在“费用-发票”里申请，3 个工作日内开具。'
const QUESTION = '您好，A800 八卡机包月可以开专票吗？'
const TEXT = '👩‍💻 12:00 ✓'
const answered = [`平台客服: ${ANSWER} (已修改)`, `平台客服: ${ANSWER} (Edited)`] as const
const conversationTold: Told = {
  'line.away': null,
  'line.resuming': null,
  'line.current.idle': answered,
  'line.current.sending': answered,
  'line.current.slowed': [`待发送: ${TEXT}`, `Waiting: ${TEXT}`],
  'line.refused': ['店铺不存在', 'This shop does not exist.'],
  'peer.still': [`已读: ${QUESTION}`, `Read: ${QUESTION}`],
  'peer.writing': ['service 正在输入…', 'service is typing…'],
  'writer.silent': [`! ${TEXT}: 提交的内容有误：text`, `! ${TEXT}: Some of what was sent is not valid: text`],
  'writer.told': answered,
  'past.quiet': [`已读: ${QUESTION}`, `Read: ${QUESTION}`],
  'past.asking': answered,
}

const remindersTold: Told = {
  idle: null,
  asking: null,
  resting: [
    `天工应用 给您发来新消息: ${ANSWER} (1 条未读消息)`,
    `Shop 1005 has sent you a message: ${ANSWER} (1 unread message)`,
  ],
}

const told = (gallery: Gallery, follow: Follow): Told =>
  Object.fromEntries(
    leavesOf(gallery.machine).map((leaf) => {
      const zh = written(gallery, follow, leaf, 'zh').at(-1)
      const en = written(gallery, follow, leaf, 'en').at(-1)
      return [leaf, zh === undefined || en === undefined ? null : [zh, en]]
    }),
  )

describe('chat in a terminal', () => {
  it.each([
    ['connection', connectionGallery('customer'), line, lineTold],
    ['connection of staff', connectionGallery('staff'), line, lineTold],
    ['conversation', conversationGallery('customer'), conversation, conversationTold],
    [
      'conversation of staff',
      conversationGallery('staff'),
      conversation,
      {
        ...conversationTold,
        'peer.still': [`已读: ${ANSWER}`, `Read: ${ANSWER}`],
        'peer.writing': ['leader 正在输入…', 'leader is typing…'],
        'past.quiet': [`leader: ${QUESTION}`, `leader: ${QUESTION}`],
      },
    ],
    ['reminders', remindersGallery('customer'), reminders, remindersTold],
    // Staff list their conversations by themselves, and have no notices of shops.
    ['reminders of staff', remindersGallery('staff'), reminders, { ...remindersTold, resting: null }],
  ] as const)('[E2] tells each leaf state of the chart %s', (_, gallery, follow, expected) => {
    expect(told(gallery, follow)).toEqual(expected)
  })
})
