import { RefundsPage, type RefundsPageProps } from '@compute-mall/admin/features/order/RefundsPage.tsx'
import { readList } from '@compute-mall/core/list'
import { listFixtures } from '@compute-mall/core/list/testing'
import { RefundStatus, refundRequestList } from '@compute-mall/core/order'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { expectToFit, onDesktop } from '../../fits.ts'
import { inAdmin, onPhone } from '../frame.tsx'

type Row = Extract<RefundsPageProps['view']['page'], { kind: 'loaded' }>['value']['records'][number]

const rows: readonly Row[] = RefundStatus.values.map((status, index) => ({
  requestId: `request_${status}`,
  orderId: `order_${index}`,
  orderNo: `2026112100000000${10 + index}`,
  buyer: 'l****r',
  status,
  reason: '项目取消',
  total: '1200.00',
  payMethod: 'contractFund',
  askTime: '2026-11-21T09:30:00.000Z',
  decideTime: status === 'asked' ? null : '2026-11-21T10:00:00.000Z',
  decision: status === 'refused' ? '资源已开始开通' : null,
  refund:
    status === 'approved'
      ? {
          way: 'bank',
          approveTime: '2026-11-21T10:00:00.000Z',
          startTime: '2026-11-21T10:00:00.000Z',
          returnTime: null,
        }
      : null,
}))

const loaded = (records: readonly Row[]) => ({
  kind: 'loaded' as const,
  value: listFixtures.onlyPage(records),
})

const meta = {
  title: 'Admin/Orders/Refunds',
  component: RefundsPage,
  parameters: { layout: 'fullscreen' },
  ...inAdmin('refunds'),
  args: {
    view: {
      page: loaded(rows),
      query: readList(refundRequestList, []).query,
      mayDecide: true,
      busy: false,
    },
    links: { order: (id) => `/orders/${id}` },
    commands: {
      retry: fn(),
      openTab: fn(),
      filter: fn(),
      search: fn(),
      clearFilters: fn(),
      sort: fn(),
      resize: fn(),
      approve: fn(),
      refuse: fn(),
    },
  },
} satisfies Meta<typeof RefundsPage>
export default meta
type Story = StoryObj<typeof meta>
const { view } = meta.args

export const All: Story = {}
export const English: Story = { globals: { language: 'en' } }
/** Fits into 1,280 px without scrolling sideways. */
export const Desktop: Story = {
  globals: { ...onDesktop, language: 'zh' },
  play: async ({ canvasElement }) => expectToFit(canvasElement),
}
export const DesktopEnglish: Story = { ...Desktop, globals: { ...onDesktop, language: 'en' } }
export const Phone: Story = { ...onPhone }
export const PhoneEnglish: Story = { ...onPhone, globals: { ...onPhone.globals, language: 'en' } }
export const NothingWaits: Story = {
  args: { view: { ...view, page: loaded([]), query: { ...view.query, status: 'asked' } } },
}
export const NothingMatches: Story = {
  args: { view: { ...view, page: loaded([]), query: { ...view.query, keyword: 'zzqqxxyy' } } },
}
export const Failed: Story = {
  args: { view: { ...view, page: { kind: 'failed', message: { key: 'error:SYS10007' } } } },
}
export const ReadOnly: Story = { args: { view: { ...view, mayDecide: false } } }
export const Loading: Story = { args: { view: { ...view, page: { kind: 'loading' } } } }
