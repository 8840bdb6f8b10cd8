import { RemittancePage } from '@compute-mall/admin/features/payment/RemittancePage.tsx'
import type { RemittanceRow } from '@compute-mall/core/payment'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { inAdmin, onPhone } from '../frame.tsx'

const SLIP = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="320" height="160"><rect width="320" height="160" fill="#dbe6ee"/></svg>',
)}`

const row: RemittanceRow = {
  orderId: 'order_1',
  orderNo: '202611210000000010',
  buyer: 'l****r',
  orderStatus: 'charging',
  status: 'waiting',
  amount: '1200.00',
  remarkCode: 'CM-7K2M9QX4TB3D',
  fileName: 'slip.png',
  uploadTime: '2026-11-21T09:30:00.000Z',
  waitUntil: '2026-11-26T09:30:00.000Z',
  decideTime: null,
  reason: null,
}
const closed: RemittanceRow = {
  ...row,
  orderStatus: 'cancelled',
  status: 'expired',
  decideTime: '2026-11-26T09:30:00.000Z',
}
const loaded = (value: RemittanceRow) => ({ kind: 'loaded' as const, value })

const meta = {
  title: 'Admin/Remittances/Remittance',
  component: RemittancePage,
  parameters: { layout: 'fullscreen' },
  ...inAdmin('remittances'),
  args: {
    view: {
      state: loaded(row),
      picture: SLIP,
      watermark: 'finance 2026-11-21 17:30',
      mayDecide: true,
      busy: false,
      round: 0,
    },
    links: { remittances: '/remittances', order: (orderId) => `/orders/${orderId}` },
    commands: { retry: fn(), confirm: fn(), refuse: fn() },
  },
} satisfies Meta<typeof RemittancePage>
export default meta
type Story = StoryObj<typeof meta>
const { view } = meta.args
const gone = { view: { ...view, state: loaded(closed), picture: undefined } }

export const Waiting: Story = {}
export const English: Story = { globals: { language: 'en' } }
export const Phone: Story = { ...onPhone }
/** The order closed unpaid: nobody needs the picture, and finance is told where it went. */
export const Closed: Story = {
  globals: { language: 'zh' },
  args: gone,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('订单已关闭，凭证图片已删除，不再保留。')).toBeVisible()
    await expect(canvas.queryByRole('img', { name: '汇款凭证' })).toBeNull()
  },
}
export const ClosedPhoneEnglish: Story = {
  ...onPhone,
  globals: { ...onPhone.globals, language: 'en' },
  args: gone,
}
/** Who may look and not decide. */
export const OnlyLooks: Story = { args: { view: { ...view, mayDecide: false } } }
export const Failed: Story = {
  args: { view: { ...view, state: { kind: 'failed', message: { key: 'error:SYS10007' } } } },
}
