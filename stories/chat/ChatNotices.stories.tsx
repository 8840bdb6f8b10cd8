import type { ReminderNotice } from '@compute-mall/core/chat'
import { ChatNotices } from '@compute-mall/ui/chat'
import { Button } from '@compute-mall/ui/parts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'

const opened = fn()
const noticeOf = (shop: number, lastMessage = `answer ${shop}`): ReminderNotice => ({
  shopId: `100${shop}`,
  title: { key: 'chat:notice', values: { shop: `Shop ${shop}` } },
  lastMessage,
  lastTime: `2026-11-21T12:0${shop}:00.000Z`,
  unread: { key: 'chat:unread', values: { count: shop } },
})

interface NoticesProps {
  readonly first?: readonly ReminderNotice[]
}

/** Notices as an app has them: closed by hand, and a button that lets the next shop write. */
const Notices = ({ first = [noticeOf(1)] }: NoticesProps) => {
  const [notices, setNotices] = useState(first)
  return (
    <div style={{ minHeight: 560 }}>
      <Button size="small" onClick={() => setNotices([...notices, noticeOf(notices.length + 1)])}>
        arrive
      </Button>
      <ChatNotices
        notices={notices}
        commands={{
          open: opened,
          close: (shopId) => setNotices(notices.filter((notice) => notice.shopId !== shopId)),
        }}
      />
    </div>
  )
}

/**
 * What shops have written, at the lower right, until it is opened or closed (R4.11).
 *
 * **Do:** keep a notice until somebody deals with it.
 *
 * **Don't:** show more than three; the others are counted.
 */
const meta: Meta<typeof Notices> = {
  title: 'Domain/ChatNotices',
  component: Notices,
  parameters: { layout: 'fullscreen' },
  beforeEach: () => {
    opened.mockClear()
  },
}
export default meta
type Story = StoryObj<typeof Notices>

const region = (element: HTMLElement) =>
  within(within(element).getByRole('region', { name: /^(新消息提醒|New messages)$/ }))

export const Default: Story = {}
export const None: Story = { args: { first: [] } }
export const Long: Story = {
  args: { first: [noticeOf(1, '一条很长的消息，'.repeat(40)), noticeOf(2, 'a'.repeat(300))] },
}
/** A shop's name takes as many lines as it needs; what can be done stays inside. */
export const LongName: Story = {
  args: {
    first: [
      {
        ...noticeOf(1),
        title: { key: 'chat:notice', values: { shop: 'North China Supercomputing Flagship Store' } },
      },
    ],
  },
  globals: { language: 'en' },
  play: async ({ canvasElement }) => {
    const notices = region(canvasElement)
    const notice = notices.getByRole('listitem')
    await expect(notice.scrollWidth).toBe(notice.clientWidth)
    const { right } = notice.getBoundingClientRect()
    for (const button of notices.getAllByRole('button'))
      await expect(button.getBoundingClientRect().right).toBeLessThanOrEqual(right)
  },
}
export const RightToLeft: Story = { args: { first: [noticeOf(1, 'مرحبا، هل يمكنني تجربة A800؟')] } }

/** Three at most, 16 px apart; the others are counted (width 2.9). */
export const Five: Story = {
  args: { first: [1, 2, 3, 4, 5].map((shop) => noticeOf(shop)) },
  play: async ({ canvasElement }) => {
    const items = region(canvasElement).getAllByRole('listitem')
    await expect(items).toHaveLength(4)
    await expect(items[0]).toHaveTextContent(/还有 2 条|2 more/)
    const boxes = items.map((item) => item.getBoundingClientRect())
    const gaps = boxes.slice(1).map(({ top }, index) => Math.round(top - (boxes[index]?.bottom ?? 0)))
    await expect(gaps).toEqual([16, 16, 16])
  },
}

/** By keyboard alone: Tab leads through them, Enter opens one, Escape closes the one that has the focus. */
export const ByKeyboard: Story = {
  args: { first: [noticeOf(1), noticeOf(2)] },
  play: async ({ canvasElement }) => {
    const notices = region(canvasElement)
    const open = notices.getAllByRole('button', { name: /^(查看|Open)$/ })
    within(canvasElement).getByRole('button', { name: 'arrive' }).focus()
    await userEvent.tab()
    await userEvent.tab()
    await expect(open[0]).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(opened.mock.calls).toEqual([['1001']])
    await userEvent.keyboard('{Escape}')
    await expect(notices.getAllByRole('listitem')).toHaveLength(1)
    await expect(notices.getByText('answer 2')).toBeVisible()
  },
}

/** A press anywhere on a notice opens its chat; its cross only closes it. */
export const ByPress: Story = {
  args: { first: [noticeOf(1), noticeOf(2)] },
  play: async ({ canvasElement }) => {
    const notices = region(canvasElement)
    await userEvent.click(notices.getByText('answer 1'))
    await expect(opened.mock.calls).toEqual([['1001']])
    const [close] = notices.getAllByRole('button', { name: /^(关闭提醒|Close this notice)$/ })
    if (close !== undefined) await userEvent.click(close)
    await expect(opened.mock.calls).toEqual([['1001']])
  },
}

/** A screen reader is told of each notice once, politely: not again when another comes, nor when one is closed. */
export const ToldOnce: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const status = canvas.getByRole('status')
    await expect(status).toHaveTextContent(/Shop 1.*answer 1/)
    await userEvent.click(canvas.getByRole('button', { name: 'arrive' }))
    await expect(status).toHaveTextContent(/Shop 2.*answer 2/)
    await expect(status).not.toHaveTextContent('answer 1')
    const told: string[] = []
    const observer = new MutationObserver(() => told.push(status.textContent))
    observer.observe(status, { childList: true, characterData: true, subtree: true })
    const [close] = region(canvasElement).getAllByRole('button', { name: /^(关闭提醒|Close this notice)$/ })
    if (close === undefined) throw new Error('There is no notice.')
    await userEvent.click(close)
    observer.disconnect()
    await expect(told).toEqual([])
  },
}
