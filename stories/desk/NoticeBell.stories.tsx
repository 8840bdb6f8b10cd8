import { bellView, type NoticeView, noticeView } from '@compute-mall/core/notice'
import { DeskLayout } from '@compute-mall/ui/desk/frame'
import { NoticeBell, type NoticeBellProps } from '@compute-mall/ui/desk/notice'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { shown } from '../specimen.tsx'
import { deskCommands, layBarsDown, onPhone, sellerDesk } from './desk.tsx'

/**
 * How many notices are unread, and the newest of them.
 *
 * **Do:** lead each notice to what it is about; following it marks it as read.
 *
 * **Don't:** tell a decision here alone: the page of the thing says it too.
 */
const meta: Meta<typeof NoticeBell> = {
  title: 'Desk/NoticeBell',
  component: NoticeBell,
  parameters: { layout: 'fullscreen' },
  afterEach: layBarsDown,
}
export default meta
type Story = StoryObj<typeof NoticeBell>

const commands = { open: fn(), markRead: fn(), markAllRead: fn(), retry: fn() }

const notices: readonly NoticeView[] = [
  {
    noticeId: 'n1',
    kind: 'goodsRefused',
    subjectId: '1001',
    details: { goodsName: '8×A800' },
    at: '2026-11-21T01:40:00Z',
    readAt: null,
  },
  {
    noticeId: 'n2',
    kind: 'orderPaid',
    subjectId: '2026112100018842',
    details: { orderId: '2026112100018842' },
    at: '2026-11-20T09:12:00Z',
    readAt: null,
  },
  {
    noticeId: 'n3',
    kind: 'reviewWritten',
    subjectId: '1002',
    details: { goodsName: 'Kunpeng 920' },
    at: '2026-11-19T03:00:00Z',
    readAt: '2026-11-19T04:00:00Z',
  },
].map(noticeView('en'))

const open = async ({ canvasElement }: { readonly canvasElement: HTMLElement }) => {
  commands.open.mockClear()
  const [label] = within(canvasElement).getAllByText(/^(通知|Notices|\d+ (条未读通知|unread notices?))$/)
  const bell = label?.closest<HTMLElement>('summary, button')
  if (!bell) throw new Error('the bell opens a list')
  await userEvent.click(bell)
  await expect(commands.open).toHaveBeenCalled()
}

const draw = (unread: number, state: NoticeBellProps['view']['notices']): Story => ({
  ...shown((say) => (
    <DeskLayout
      view={{ ...sellerDesk(say), current: 'home' }}
      commands={deskCommands}
      bell={
        <NoticeBell
          view={{ unread, bell: bellView(unread), notices: state, to: '/notices' }}
          commands={commands}
          toOf={({ subjectId }) => (subjectId === null ? null : `/goods/${subjectId}`)}
        />
      }
    >
      …
    </DeskLayout>
  )),
  play: open,
})

export const Default: Story = {
  ...draw(2, { kind: 'loaded', value: notices }),
  play: async (context) => {
    await open(context)
    const canvas = within(context.canvasElement)
    await userEvent.click(canvas.getByRole('link', { name: /商品审核不通过|rejected|Goods/ }))
    await expect(commands.markRead).toHaveBeenLastCalledWith(['n1'])
  },
}
export const Open: Story = draw(2, { kind: 'loaded', value: notices })
export const Hundreds: Story = draw(256, { kind: 'loaded', value: notices })
export const Empty: Story = draw(0, { kind: 'loaded', value: [] })
export const Loads: Story = draw(3, { kind: 'loading' })
export const Failed: Story = draw(3, { kind: 'failed', message: { key: 'failure:failedTitle' } })
export const LongTexts: Story = draw(2, {
  kind: 'loaded',
  value: notices.map((notice) => ({
    ...notice,
    title: {
      key: '',
      otherwise:
        '国家超级计算中心某某区域分中心智能算力整机资源年度合同标准版 The annual contract of the branch',
    },
  })),
})
export const Phone: Story = { ...draw(2, { kind: 'loaded', value: notices }), ...onPhone }
