import { type Bubble, type ConnectionView, type ConversationView, TEXT_LENGTH } from '@compute-mall/core/chat'
import { chatFixtures } from '@compute-mall/core/chat/testing'
import { hostileTexts } from '@compute-mall/core/text/testing'
import { ChatThread } from '@compute-mall/ui/chat'
import { Button } from '@compute-mall/ui/parts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn, userEvent, within } from 'storybook/test'

const send = fn()
const online: ConnectionView = { phase: 'online', notice: null, commands: { retry: false } }

const bubbleOf = (id: string, text: string, change: Partial<Bubble> = {}): Bubble => ({
  id,
  isOwn: false,
  isOthers: false,
  senderName: 'service',
  text,
  skuId: null,
  time: chatFixtures.answer.sentTime,
  startsGroup: false,
  isFirstNew: false,
  isEdited: false,
  isAutomatic: false,
  mark: null,
  failure: null,
  commands: { retry: false, discard: false, edit: false },
  ...change,
})

const conversationOf = (bubbles: readonly Bubble[]): ConversationView => ({
  isOpening: false,
  bubbles,
  unread: 0,
  typing: null,
  notice: null,
  commands: { send: true, read: false, older: false, retry: false },
})

const first = bubbleOf('m-1', chatFixtures.question.text, { isOwn: true, startsGroup: true })

interface ThreadProps {
  readonly bubbles?: readonly Bubble[]
  readonly hint?: string | null
}

/** A thread as an app has it: a draft that is kept, and a button that lets a message arrive. */
const Thread = ({ bubbles = [first], hint = null }: ThreadProps) => {
  const [draft, setDraft] = useState('')
  const [arrived, setArrived] = useState<readonly Bubble[]>([])
  return (
    <div style={{ display: 'flex', flexDirection: 'column', height: 560 }}>
      <ChatThread
        view={{
          line: online,
          conversation: conversationOf([...bubbles, ...arrived]),
          peerName: 'service',
          draft,
          hint,
          goods: null,
        }}
        goodsOf={() => null}
        commands={{
          write: setDraft,
          send,
          edit: fn(),
          retry: fn(),
          discard: fn(),
          older: fn(),
          reopen: fn(),
          reconnect: fn(),
        }}
      />
      <Button
        size="small"
        onClick={() =>
          setArrived([...arrived, bubbleOf(`a-${arrived.length}`, `answer ${arrived.length + 1}`)])
        }
      >
        arrive
      </Button>
    </div>
  )
}

/**
 * A conversation: the state of the line, messages in order, and where one writes.
 *
 * **Do:** keep what somebody has written, whatever happens to the line.
 *
 * **Don't:** send on a key that belongs to an input method.
 */
const meta: Meta<typeof Thread> = {
  title: 'Domain/ChatThread',
  component: Thread,
  parameters: { layout: 'fullscreen' },
  beforeEach: () => {
    send.mockClear()
  },
}
export default meta
type Story = StoryObj<typeof Thread>

const boxIn = (element: HTMLElement) => within(element).getByRole('textbox', { name: /^(消息内容|Message)$/ })
const sendIn = (element: HTMLElement) => within(element).getByRole('button', { name: /^(发送|Send)$/ })

export const Default: Story = {}

export const Empty: Story = { args: { bubbles: [] } }

/** Nobody is there: the composer stays open (width 2.9, Hours). */
export const Closed: Story = { args: { hint: '现在不是服务时间，您可以先留言' } }

/** The keys of an input method send nothing; Enter does once it is done. */
export const Composing: Story = {
  play: async ({ canvasElement }) => {
    const box = boxIn(canvasElement)
    await userEvent.type(box, '算力')
    await fireEvent.compositionStart(box)
    await fireEvent.keyDown(box, { key: 'Enter', isComposing: true })
    // Safari ends the composition before the key, and says so by its code alone.
    await fireEvent.compositionEnd(box)
    await fireEvent.keyDown(box, { key: 'Enter', keyCode: 229 })
    await expect(send).not.toHaveBeenCalled()
    await userEvent.keyboard('{Enter}')
    await expect(send.mock.calls).toEqual([['算力']])
  },
}

/** Characters that are put together stay together, and are sent as they were written. */
export const CombinedCharacters: Story = {
  args: { bubbles: [first, bubbleOf('m-2', '👩‍👩‍👧‍👦 🏳️‍🌈 é ệ ไทย ก็ 👍🏽')] },
  play: async ({ canvasElement }) => {
    const text = '👩‍👩‍👧‍👦 é 👍🏽'
    await userEvent.click(boxIn(canvasElement))
    await userEvent.paste(text)
    await userEvent.keyboard('{Enter}')
    await expect(send.mock.calls).toEqual([[text]])
    await expect(within(canvasElement).getByText('👩‍👩‍👧‍👦 🏳️‍🌈 é ệ ไทย ก็ 👍🏽')).toBeVisible()
  },
}

/** The counter appears when 200 characters are left, and 2,000 are sent. */
export const Counter: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const box = boxIn(canvasElement)
    await userEvent.click(box)
    await userEvent.paste('x'.repeat(TEXT_LENGTH - 200))
    await expect(canvas.queryByText(/ \/ 2,000/)).toBeNull()
    await userEvent.paste('y')
    await expect(canvas.getByText(/1,801 \/ 2,000/)).toBeVisible()
    await userEvent.paste('z'.repeat(199))
    await userEvent.keyboard('{Enter}')
    await expect(send).toHaveBeenCalledOnce()
  },
}

/** What is too long is kept, said to be so, and not sent. */
export const Paste100KB: Story = {
  play: async ({ canvasElement }) => {
    const box = boxIn(canvasElement)
    await userEvent.click(box)
    await userEvent.paste('长'.repeat(100_000))
    await expect(box).toHaveValue('长'.repeat(100_000))
    await expect(box).toHaveAttribute('aria-invalid', 'true')
    await expect(box).toHaveAccessibleDescription(/2,000/)
    await userEvent.keyboard('{Enter}')
    await userEvent.click(sendIn(canvasElement))
    await expect(send).not.toHaveBeenCalled()
  },
}

/** Each message runs as its own first letter does. */
export const RightToLeft: Story = {
  args: { bubbles: [first, bubbleOf('m-2', 'مرحبا، هل يمكنني تجربة A800؟')] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(getComputedStyle(canvas.getByText(/مرحبا/)).direction).toBe('rtl')
    await expect(getComputedStyle(canvas.getByText(chatFixtures.question.text)).direction).toBe('ltr')
    const box = boxIn(canvasElement)
    await userEvent.click(box)
    await userEvent.paste('שלום')
    await expect(getComputedStyle(box).direction).toBe('rtl')
  },
}

/** By keyboard alone: through the messages to the box, Shift and Enter for a line, Enter to send. */
export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    canvas.getByRole('region', { name: /^(消息记录|Messages)$/ }).focus()
    await userEvent.tab()
    await expect(boxIn(canvasElement)).toHaveFocus()
    await userEvent.keyboard('one{Shift>}{Enter}{/Shift}two')
    await expect(boxIn(canvasElement)).toHaveValue('one\ntwo')
    await expect(send).not.toHaveBeenCalled()
    await userEvent.tab()
    await expect(sendIn(canvasElement)).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(send.mock.calls).toEqual([['one\ntwo']])
  },
}

/** A screen reader is told of each message that arrives once, politely, and of none that was there. */
export const ToldOnce: Story = {
  args: { bubbles: [first, bubbleOf('m-2', 'there before')] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const status = canvas.getAllByRole('status').at(-1)
    if (status === undefined) throw new Error('There is no status.')
    await expect(status).toBeEmptyDOMElement()
    const told: string[] = []
    const observer = new MutationObserver(() => told.push(status.textContent))
    observer.observe(status, { childList: true, characterData: true, subtree: true })
    await userEvent.click(canvas.getByRole('button', { name: 'arrive' }))
    await expect(status).toHaveTextContent(/service[：:] ?answer 1/)
    await userEvent.click(canvas.getByRole('button', { name: 'arrive' }))
    await expect(status).toHaveTextContent(/service[：:] ?answer 2/)
    await userEvent.type(boxIn(canvasElement), 'my own words')
    observer.disconnect()
    await expect(told).toHaveLength(2)
    await expect(status).not.toHaveAttribute('aria-live', 'assertive')
  },
}

/** Whatever somebody writes is shown as text: nothing of it runs, and no address but http is followed (S8). */
export const Payloads: Story = {
  args: { bubbles: hostileTexts.map((text, index) => bubbleOf(`p-${index}`, text)) },
  play: async ({ canvasElement }) => {
    await expect(hostileTexts.length).toBeGreaterThanOrEqual(150)
    const list = within(canvasElement).getByRole('list', { name: /^(消息记录|Messages)$/ })
    await expect(
      list.querySelectorAll('script,img,iframe,form,style,link,meta,base,video,audio,object'),
    ).toHaveLength(0)
    const attributes = [...list.querySelectorAll('*')].flatMap((element) => [...element.attributes])
    await expect(attributes.filter(({ name }) => name.startsWith('on'))).toHaveLength(0)
    const followed = [...list.querySelectorAll('a')].map(({ href }) => new URL(href).protocol)
    await expect(followed.filter((protocol) => !/^https?:$/.test(protocol))).toEqual([])
    await expect(Object.hasOwn(window, 'hit')).toBe(false)
    const shown = [...list.querySelectorAll('p')].map(({ textContent }) => textContent)
    await expect(shown).toEqual(hostileTexts)
  },
}
