import { OpeningsPage, type OpeningsPageProps } from '@compute-mall/admin/features/order/OpeningsPage.tsx'
import { readList } from '@compute-mall/core/list'
import { listFixtures } from '@compute-mall/core/list/testing'
import { openingList, ProvisionStatus } from '@compute-mall/core/order'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { expectToFit, onDesktop } from '../../fits.ts'
import { inAdmin, onPhone } from '../frame.tsx'

type Row = Extract<OpeningsPageProps['view']['page'], { kind: 'loaded' }>['value']['records'][number]

const rows: readonly Row[] = ProvisionStatus.values.map((status, index) => ({
  lineId: `line_${status}`,
  orderId: `order_${index}`,
  orderNo: `2026112100000000${10 + index}`,
  buyer: 'l****r',
  goods: { zh: '云帆流体求解器', en: 'Yunfan Flow Solver' },
  centerName: { zh: '华东一区（昆山）算力中心', en: 'East China I (Kunshan) Computing Centre' },
  amount: 1,
  subtotal: '1200.00',
  status,
  tries: status === 'failed' ? 5 : 1,
  nextTime: status === 'opening' ? '2026-11-21T12:05:00.000Z' : null,
  error: status === 'failed' ? 'quota exceeded' : null,
  payTime: '2026-11-21T09:05:00.000Z',
}))

const loaded = (records: readonly Row[]) => ({
  kind: 'loaded' as const,
  value: listFixtures.onlyPage(records),
})

const meta = {
  title: 'Admin/Orders/Openings',
  component: OpeningsPage,
  parameters: { layout: 'fullscreen' },
  ...inAdmin('openings'),
  args: {
    view: {
      page: loaded(rows),
      query: readList(openingList, []).query,
      mayMend: true,
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
      again: fn(),
      release: fn(),
    },
  },
} satisfies Meta<typeof OpeningsPage>
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
  args: { view: { ...view, page: loaded([]), query: { ...view.query, status: 'failed' } } },
}
export const NothingMatches: Story = {
  args: { view: { ...view, page: loaded([]), query: { ...view.query, keyword: 'zzqqxxyy' } } },
}
export const Failed: Story = {
  args: { view: { ...view, page: { kind: 'failed', message: { key: 'error:SYS10007' } } } },
}
/** Who may only look is told so at each way to mend. */
export const ReadOnly: Story = { args: { view: { ...view, mayMend: false } } }
export const Loading: Story = { args: { view: { ...view, page: { kind: 'loading' } } } }
