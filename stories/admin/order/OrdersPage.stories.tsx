import { OrdersPage, type OrdersPageProps } from '@compute-mall/admin/features/order/OrdersPage.tsx'
import { readList } from '@compute-mall/core/list'
import { listFixtures } from '@compute-mall/core/list/testing'
import { adminOrderList, OrderStatus } from '@compute-mall/core/order'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { expectToFit, onDesktop } from '../../fits.ts'
import { inAdmin, onPhone } from '../frame.tsx'

type Row = Extract<OrdersPageProps['view']['page'], { kind: 'loaded' }>['value']['records'][number]

const rows: readonly Row[] = OrderStatus.values.map((status, index) => ({
  orderId: `order_${status}`,
  orderNo: `2026112100000000${10 + index}`,
  buyer: 'l****r',
  type: 'formal',
  status,
  payMethod: status === 'paid' ? 'contractFund' : null,
  total: '1200.00',
  goods: { zh: '云帆流体求解器', en: 'Yunfan Flow Solver' },
  lines: index + 1,
  failed: status === 'paid' ? 1 : 0,
  createTime: '2026-11-21T09:00:00.000Z',
  payTime: status === 'paid' ? '2026-11-21T09:05:00.000Z' : null,
  refund:
    status === 'refunded'
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
  title: 'Admin/Orders/Orders',
  component: OrdersPage,
  parameters: { layout: 'fullscreen' },
  ...inAdmin('orders'),
  args: {
    view: {
      page: loaded(rows),
      query: readList(adminOrderList, []).query,
      now: Date.parse('2026-11-21T12:00:00.000Z'),
      exporting: false,
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
      exportRows: fn(),
    },
  },
} satisfies Meta<typeof OrdersPage>
export default meta
type Story = StoryObj<typeof meta>
const { view } = meta.args

export const All: Story = {}
export const English: Story = { globals: { language: 'en' } }
/** Nothing of it is out of sight where people work through it all day. */
export const Desktop: Story = {
  globals: { ...onDesktop, language: 'en' },
  play: async ({ canvasElement }) => expectToFit(canvasElement),
}
export const Phone: Story = { ...onPhone }
export const PhoneEnglish: Story = { ...onPhone, globals: { ...onPhone.globals, language: 'en' } }
export const NothingWaits: Story = {
  args: { view: { ...view, page: loaded([]), query: { ...view.query, status: 'unpaid' } } },
}
export const NothingMatches: Story = {
  args: { view: { ...view, page: loaded([]), query: { ...view.query, keyword: 'zzqqxxyy' } } },
}
export const Failed: Story = {
  args: { view: { ...view, page: { kind: 'failed', message: { key: 'error:SYS10007' } } } },
}
export const Exporting: Story = { args: { view: { ...view, exporting: true } } }
export const Loading: Story = { args: { view: { ...view, page: { kind: 'loading' } } } }
