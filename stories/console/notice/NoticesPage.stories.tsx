import { NoticesPage } from '@compute-mall/console/features/notice/NoticesPage.tsx'
import { readList } from '@compute-mall/core/list'
import { listFixtures } from '@compute-mall/core/list/testing'
import { noticeList, noticeView } from '@compute-mall/core/notice'
import { noticeFixtures } from '@compute-mall/core/notice/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { inConsole, onPhone } from '../frame.tsx'

const notices = [
  ...noticeFixtures.notices,
  {
    noticeId: 'notice_0',
    kind: 'refundMade',
    subjectId: 'order_1',
    details: { orderId: 'order_1', amount: '5999.00' },
    at: '2026-11-19T02:00:00.000Z',
    readAt: null,
  },
].map(noticeView('en'))

const loaded = <Value,>(value: Value) => ({ kind: 'loaded' as const, value })
const none = loaded(listFixtures.onlyPage([]))

const meta = {
  title: 'Console/Notice/Notices',
  component: NoticesPage,
  parameters: { layout: 'fullscreen' },
  ...inConsole('notices'),
  args: {
    view: {
      query: readList(noticeList, []).query,
      unreadCount: 2,
      marking: false,
      exporting: false,
      page: loaded(listFixtures.onlyPage(notices)),
    },
    toOf: ({ subjectId }) => (subjectId === null ? null : '/settle'),
    commands: {
      filter: fn(),
      markRead: fn(),
      markAllRead: fn(),
      previous: fn(),
      next: fn(),
      resize: fn(),
      exportRows: fn(),
      retry: fn(),
    },
  },
} satisfies Meta<typeof NoticesPage>
export default meta
type Story = StoryObj<typeof meta>
const { view } = meta.args

/** Following a notice marks it as read; one that is read is left alone. */
export const All: Story = {
  globals: { language: 'zh' },
  play: async ({ canvasElement, args: { commands } }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('link', { name: '入驻申请已通过' }))
    await expect(commands.markRead).toHaveBeenLastCalledWith('notice_2')
    await expect(canvas.getAllByRole('button', { name: '标为已读' })).toHaveLength(2)
    await userEvent.click(canvas.getByRole('button', { name: '全部标为已读' }))
    await expect(commands.markAllRead).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('tab', { name: /未读/ }))
    await expect(commands.filter).toHaveBeenCalledWith('unread', 'true')
  },
}
/** What is listed is taken away as a file. */
export const Exports: Story = {
  globals: { language: 'zh' },
  play: async ({ canvasElement, args: { commands } }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '导出' }))
    await expect(commands.exportRows).toHaveBeenCalledOnce()
  },
}
export const English: Story = { globals: { language: 'en' } }
export const Phone: Story = { ...onPhone }
/** There are no views to hold it. */
export const PhoneExports: Story = { ...Exports, globals: { ...onPhone.globals, language: 'zh' } }
export const PhoneEnglish: Story = { globals: { ...onPhone.globals, language: 'en' } }
export const Hundreds: Story = {
  args: {
    view: { ...view, unreadCount: 256, page: loaded({ ...listFixtures.middlePage(notices), total: 600 }) },
  },
}
export const Empty: Story = {
  args: { view: { ...view, unreadCount: 0, page: none } },
}
/** Everything is read; the others are one press away. */
export const NoneUnread: Story = {
  args: {
    view: { ...view, query: { ...view.query, unread: true }, unreadCount: 0, page: none },
  },
  globals: { language: 'en' },
  play: async ({ canvasElement, args: { commands } }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'View all notices' }))
    await expect(commands.filter).toHaveBeenCalledWith('unread', '')
  },
}
export const Loading: Story = { args: { view: { ...view, page: { kind: 'loading' } } } }
export const Failed: Story = {
  args: {
    view: { ...view, page: { kind: 'failed', message: { key: 'error:SYS10007' } } },
  },
}
