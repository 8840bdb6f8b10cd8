import type { Bubble, ConversationView, StaffConversation } from '@compute-mall/core/chat'
import { chatFixtures } from '@compute-mall/core/chat/testing'
import { CustomerCard, type CustomerCardProps } from '@compute-mall/seller/features/chat/CustomerCard.tsx'
import { InboxView, type InboxViewProps } from '@compute-mall/seller/features/chat/InboxView.tsx'
import {
  StaffThreadView,
  type StaffThreadViewProps,
} from '@compute-mall/seller/features/chat/StaffThread.tsx'
import { TextField } from '@compute-mall/ui/parts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { inDesk, onPhone } from '../frame.tsx'

const { staffConversation, chatUserInfo, background, question, answer } = chatFixtures
const ME = 'u-service'
const NOW = Date.parse('2026-11-21T12:00:00.000Z')

const changed = (id: string, change: Partial<StaffConversation>): StaffConversation => ({
  ...staffConversation,
  conversationId: id,
  unread: 0,
  ...change,
})
/** One in each state of the desk: unanswered, a visitor’s, answered by another and by me, and done. */
const conversations: readonly StaffConversation[] = [
  staffConversation,
  changed('c-2', { customerId: 'v-1', customerName: null, unread: 12, lastMessage: 'Is there a discount?' }),
  changed('c-3', { customerName: 'member', claimedBy: 'u-seller', claimedByName: 'seller' }),
  changed('c-4', { customerName: 'newcomer', claimedBy: ME, claimedByName: 'service', isUnanswered: false }),
  changed('c-5', { customerName: 'agent', isUnanswered: false, isDone: true }),
]
const listOf = (records: readonly StaffConversation[]): InboxViewProps['view']['listed'] => ({
  kind: 'loaded',
  value: { records, total: records.length },
})

const conversation: ConversationView = {
  isOpening: false,
  bubbles: [question, answer].map(
    (message): Bubble => ({
      id: message.id,
      isOwn: message.side === 'staff',
      isOthers: message.side === 'staff',
      senderName: message.senderName,
      text: message.text,
      skuId: message.skuId,
      time: message.sentTime,
      startsGroup: message.sequence === 1,
      isFirstNew: false,
      isEdited: false,
      isAutomatic: false,
      mark: null,
      failure: null,
      commands: { retry: false, discard: false, edit: false },
    }),
  ),
  unread: 0,
  typing: null,
  notice: null,
  commands: { send: true, read: false, older: false, retry: false },
}

const thread: StaffThreadViewProps = {
  view: {
    item: staffConversation,
    userId: ME,
    line: { phase: 'online', notice: null, commands: { retry: false } },
    conversation,
    draft: '',
    isChoosing: false,
  },
  goodsOf: () => ({ name: background.goods[0].name.en, to: '/' }),
  commands: {
    write: fn(),
    send: fn(),
    edit: fn(),
    retry: fn(),
    discard: fn(),
    older: fn(),
    reopen: fn(),
    take: fn(),
    finish: fn(),
    reconnect: fn(),
    choose: fn(),
  },
  replies: <TextField label="/" value="" onChange={fn()} />,
}
const threadOf = (part: Partial<StaffThreadViewProps['view']>) => (
  <StaffThreadView {...thread} view={{ ...thread.view, ...part }} />
)

const card: CustomerCardProps = {
  view: {
    info: { kind: 'loaded', value: chatUserInfo },
    isVisitor: false,
    background,
    notes: [
      { id: 'n-1', authorName: 'seller', text: '客户的中心账号待核实', at: '2026-11-21T11:55:00.000Z' },
    ],
    newNote: '',
    isAdding: false,
  },
  commands: { writeNote: fn(), addNote: fn() },
}
const cardOf = (part: Partial<CustomerCardProps['view']>) => (
  <CustomerCard {...card} view={{ ...card.view, ...part }} />
)

const meta = {
  title: 'Seller/Chat/Inbox',
  component: InboxView,
  parameters: { layout: 'fullscreen' },
  ...inDesk('messages'),
  args: {
    view: {
      filter: 'all',
      unanswered: 3,
      listed: listOf(conversations),
      current: 'c-1',
      open: staffConversation,
      info: { kind: 'loaded', value: chatUserInfo },
      userId: ME,
      now: NOW,
    },
    alerts: {
      choices: { sound: true, notices: false, areNoticesBarred: false },
      commands: { setSound: fn(), setNotices: fn() },
    },
    commands: { filter: fn(), open: fn(), close: fn(), retry: fn(), more: fn() },
    thread: threadOf({}),
    context: cardOf({}),
  },
} satisfies Meta<typeof InboxView>
export default meta
type Story = StoryObj<typeof meta>
const { view } = meta.args
const none = { ...view, current: null, open: null }
const of = (open: StaffConversation | undefined, part: Partial<InboxViewProps['view']> = {}) => {
  if (open === undefined) throw new Error('There is no such conversation.')
  return { ...view, current: open.conversationId, open, ...part }
}

/** The customer of the open conversation, with orders, goods asked about and notes, stands beside it (R6.07). */
export const Open: Story = {
  globals: { language: 'zh', viewport: { value: 'w1280' } },
  play: async ({ canvasElement, args: { commands } }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: '待回复 3' }))
    await expect(commands.filter).toHaveBeenCalledWith('unanswered')
    await userEvent.click(canvas.getByRole('button', { name: '完结会话' }))
    await expect(thread.commands.finish).toHaveBeenCalledOnce()
    await expect(canvas.getByText('客户的中心账号待核实')).toBeVisible()
    await expect(canvas.getByText('团队负责人 · 1 个算力中心')).toBeVisible()
  },
}
export const English: Story = { globals: { language: 'en', viewport: { value: 'w1280' } } }
/** Nothing is open yet. */
export const NoneOpen: Story = { args: { view: none, thread: null, context: null } }
export const Phone: Story = { ...onPhone, args: { view: none, thread: null, context: null } }
export const PhoneEnglish: Story = {
  ...Phone,
  globals: { ...onPhone.globals, language: 'en' },
}
export const PhoneOpen: Story = {
  globals: { ...onPhone.globals, language: 'zh' },
  play: async ({ canvasElement, args: { commands } }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '返回会话列表' }))
    await expect(commands.close).toHaveBeenCalledOnce()
  },
}
/** Of a visitor nothing is known. */
export const OfAVisitor: Story = {
  args: {
    view: of(conversations[1], { info: { kind: 'loaded', value: null } }),
    thread: threadOf({ item: conversations[1] ?? null }),
    context: cardOf({ info: { kind: 'loaded', value: null }, isVisitor: true, background: null, notes: [] }),
  },
}
/** A colleague answers: nothing is sent before the conversation was taken over. */
export const OfAnother: Story = {
  args: { view: of(conversations[2]), thread: threadOf({ item: conversations[2] ?? null }) },
  globals: { language: 'zh' },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '转由我接待' }))
    await expect(thread.commands.take).toHaveBeenCalledOnce()
  },
}
export const Mine: Story = {
  args: { view: of(conversations[3]), thread: threadOf({ item: conversations[3] ?? null }) },
}
/** What is done says so, and what opens it again. */
export const Done: Story = {
  args: { view: of(conversations[4]), thread: threadOf({ item: conversations[4] ?? null }) },
  globals: { language: 'zh' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('已完结，客户再次留言时会重新打开')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: '完结会话' })).toBeNull()
  },
}
/** A variable that is not filled in blocks sending (J11). */
export const Unfilled: Story = {
  args: { thread: threadOf({ draft: '{customer}，您好，订单 {order} 已开通。' }) },
}
export const ChoosingAReply: Story = { args: { thread: threadOf({ isChoosing: true }) } }
/** The customer wrote both as a visitor and signed in (W24). */
export const Linked: Story = {
  args: { thread: threadOf({ item: { ...staffConversation, linkedName: 'visitor 7f3a' } }) },
}
/** The line was lost and is no longer tried by itself. */
export const LineLost: Story = {
  args: {
    thread: threadOf({
      line: {
        phase: 'givenUp',
        notice: { key: 'chat:givenUp' },
        commands: { retry: true },
      },
    }),
  },
}
const long = Array.from({ length: 30 }, (_, index) =>
  changed(`l-${index}`, { customerName: `user ${index}` }),
)
/** More conversations than the list begins with: it scrolls by itself, and the composer stays in sight. */
export const Many: Story = {
  args: { view: { ...view, listed: { kind: 'loaded', value: { records: long, total: 72 } } } },
  globals: { language: 'zh', viewport: { value: 'w1280' } },
  play: async ({ canvasElement, args: { commands } }) => {
    const canvas = within(canvasElement)
    const { bottom } = canvas.getByRole('textbox', { name: '消息内容' }).getBoundingClientRect()
    await expect(bottom).toBeLessThan(window.innerHeight)
    await userEvent.click(canvas.getByRole('button', { name: '查看其余 42 个会话' }))
    await expect(commands.more).toHaveBeenCalledOnce()
  },
}
export const NothingHere: Story = {
  args: { view: { ...none, filter: 'unanswered', listed: listOf([]) }, thread: null, context: null },
}
export const Loading: Story = {
  args: {
    view: { ...view, listed: { kind: 'loading' }, info: { kind: 'loading' }, open: null },
    thread: threadOf({ item: null, conversation: { ...conversation, isOpening: true, bubbles: [] } }),
    context: cardOf({ info: { kind: 'loading' }, background: null, notes: [] }),
  },
}
export const Failed: Story = {
  args: {
    view: { ...none, listed: { kind: 'failed', message: { key: 'error:SYS10007' } } },
    thread: null,
    context: null,
  },
  globals: { language: 'zh' },
  play: async ({ canvasElement, args: { commands } }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '重试' }))
    await expect(commands.retry).toHaveBeenCalledOnce()
  },
}
/** Who the customer is could not be asked. */
export const CustomerNotKnown: Story = {
  args: {
    context: cardOf({
      info: { kind: 'failed', message: { key: 'error:SYS10007' } },
      background: null,
      notes: [],
    }),
  },
}
export const NoticesBarred: Story = {
  args: {
    alerts: { ...meta.args.alerts, choices: { sound: false, notices: false, areNoticesBarred: true } },
  },
}
