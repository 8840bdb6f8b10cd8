import {
  RemittancesPage,
  type RemittancesPageProps,
} from '@compute-mall/admin/features/payment/RemittancesPage.tsx'
import { readList } from '@compute-mall/core/list'
import { listFixtures } from '@compute-mall/core/list/testing'
import { remittanceList, SlipStatus } from '@compute-mall/core/payment'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { expectToFit, onDesktop } from '../../fits.ts'
import { inAdmin, onPhone } from '../frame.tsx'

type Row = Extract<RemittancesPageProps['view']['page'], { kind: 'loaded' }>['value']['records'][number]

const orderStatus = {
  waiting: 'charging',
  confirmed: 'paid',
  refused: 'unpaid',
  expired: 'cancelled',
} as const
const rows: readonly Row[] = SlipStatus.values.map((status, index) => ({
  orderId: `order_${index}`,
  orderNo: `2026112100000000${10 + index}`,
  buyer: 'l****r',
  orderStatus: orderStatus[status],
  refund: null,
  status,
  amount: '1200.00',
  remarkCode: 'CM-7K2M9QX4TB3D',
  fileName: 'slip.png',
  uploadTime: '2026-11-21T09:30:00.000Z',
  waitUntil: '2026-11-28T09:30:00.000Z',
  decideTime: status === 'waiting' ? null : '2026-11-21T10:00:00.000Z',
  reason: status === 'refused' ? '金额不符' : null,
}))

const loaded = (records: readonly Row[]) => ({
  kind: 'loaded' as const,
  value: listFixtures.onlyPage(records),
})

const meta = {
  title: 'Admin/Remittances/Remittances',
  component: RemittancesPage,
  parameters: { layout: 'fullscreen' },
  ...inAdmin('remittances'),
  args: {
    view: { page: loaded(rows), query: readList(remittanceList, []).query },
    links: { remittance: (id) => `/remittances/${id}` },
    commands: {
      retry: fn(),
      openTab: fn(),
      filter: fn(),
      search: fn(),
      clearFilters: fn(),
      sort: fn(),
      resize: fn(),
    },
  },
} satisfies Meta<typeof RemittancesPage>
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
  args: { view: { ...view, page: loaded([]), query: { ...view.query, status: 'waiting' } } },
}
export const NothingMatches: Story = {
  args: { view: { ...view, page: loaded([]), query: { ...view.query, keyword: 'zzqqxxyy' } } },
}
export const Failed: Story = {
  args: { view: { ...view, page: { kind: 'failed', message: { key: 'error:SYS10007' } } } },
}
export const Loading: Story = { args: { view: { ...view, page: { kind: 'loading' } } } }
