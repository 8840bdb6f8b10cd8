import { RemittancePage } from '@compute-mall/admin/features/payment/RemittancePage.tsx'
import type { RemittanceRow } from '@compute-mall/core/payment'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { licence } from '../../desk/licence.ts'
import { inAdmin, onPhone } from '../frame.tsx'

const waiting: RemittanceRow = {
  orderId: 'order_1',
  orderNo: '202611211200000001',
  buyer: 'l****r',
  orderStatus: 'charging',
  refund: null,
  status: 'waiting',
  amount: '25600.00',
  remarkCode: 'CM-7K2M9QX4TB3D',
  fileName: 'slip.png',
  uploadTime: '2026-11-21T09:30:00.000Z',
  waitUntil: '2026-11-28T09:30:00.000Z',
  decideTime: null,
  reason: null,
}

const meta = {
  title: 'Admin/Remittances/Remittance',
  component: RemittancePage,
  parameters: { layout: 'fullscreen' },
  ...inAdmin('remittances'),
  args: {
    view: {
      state: { kind: 'loaded', value: waiting },
      picture: licence,
      watermark: 'wangke 2026-11-21 20:00',
      mayDecide: true,
      busy: false,
    },
    links: { remittances: '/remittances?status=waiting', order: (orderId) => `/orders/${orderId}` },
    commands: { retry: fn(), confirm: fn(), refuse: fn() },
  },
} satisfies Meta<typeof RemittancePage>
export default meta
type Story = StoryObj<typeof meta>
const { view } = meta.args
const of = (part: Partial<RemittanceRow>) => ({
  view: { ...view, state: { kind: 'loaded' as const, value: { ...waiting, ...part } } },
})

export const Waiting: Story = {}
export const English: Story = { globals: { language: 'en' } }
export const Phone: Story = { ...onPhone }
export const PhoneEnglish: Story = { ...onPhone, globals: { ...onPhone.globals, language: 'en' } }
/** What came and its reference are typed, not taken over (W39). */
export const Confirming: Story = {
  globals: { language: 'zh' },
  play: async ({ canvasElement, args: { commands } }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: '确认到账' }))
    const dialog = within(await canvas.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: '确认到账' }))
    await expect(dialog.getByText('请输入正确的金额')).toBeVisible()
    await userEvent.type(dialog.getByLabelText(/^到账金额/), '25600.00')
    await userEvent.type(dialog.getByLabelText(/^银行流水号/), 'ICBC-20261121-0001')
    await userEvent.click(dialog.getByRole('button', { name: '确认到账' }))
    await expect(commands.confirm).toHaveBeenCalledWith(waiting, {
      amount: '25600.00',
      bankReference: 'ICBC-20261121-0001',
    })
  },
}
/** Without a reason it is not refused; the buyer reads it. */
export const Refusing: Story = {
  globals: { language: 'zh' },
  play: async ({ canvasElement, args: { commands } }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: '凭证审核不通过' }))
    const dialog = within(await canvas.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: '凭证审核不通过' }))
    await expect(dialog.getByText('请填写 2 到 200 个字符')).toBeVisible()
    await userEvent.type(dialog.getByRole('textbox'), '金额不符')
    await userEvent.click(dialog.getByRole('button', { name: '凭证审核不通过' }))
    await expect(commands.refuse).toHaveBeenCalledWith(waiting, '金额不符')
  },
}
export const PhoneRefusing: Story = {
  ...onPhone,
  globals: { ...onPhone.globals, language: 'en' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'More actions' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Reject the slip' }))
    await expect(canvas.getByRole('dialog', { name: 'Reject the slip' })).toBeVisible()
  },
}
export const Confirmed: Story = {
  args: of({ status: 'confirmed', orderStatus: 'paid', decideTime: '2026-11-21T10:00:00.000Z' }),
}
export const Refused: Story = {
  args: of({
    status: 'refused',
    orderStatus: 'unpaid',
    decideTime: '2026-11-21T10:00:00.000Z',
    reason: '金额不符，请按订单金额重新汇款并注明备注码。',
  }),
}
const expired = {
  view: { ...of({ status: 'expired', orderStatus: 'cancelled' }).view, picture: undefined },
}
/** Money that comes now is entered, and owed back; nobody needs the picture, and finance is told where it went. */
export const Expired: Story = {
  globals: { language: 'zh' },
  args: expired,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('订单已关闭，凭证图片已删除，不再保留。')).toBeVisible()
    await expect(canvas.queryByRole('img', { name: '汇款凭证' })).toBeNull()
  },
}
export const ExpiredPhoneEnglish: Story = {
  ...onPhone,
  globals: { ...onPhone.globals, language: 'en' },
  args: expired,
}
/** Those with other roles look and decide nothing. */
export const WithoutTheRole: Story = {
  args: { view: { ...view, mayDecide: false } },
  globals: { language: 'zh' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: '确认到账' }))
    await expect(canvas.queryByRole('dialog')).toBeNull()
  },
}
export const WithoutPicture: Story = { args: { view: { ...view, picture: undefined } } }
export const Loading: Story = {
  args: { view: { ...view, state: { kind: 'loading' }, picture: undefined } },
}
export const Missing: Story = {
  args: { view: { ...view, state: { kind: 'missing' }, picture: undefined } },
}
export const Failed: Story = {
  args: {
    view: {
      ...view,
      state: { kind: 'failed', message: { key: 'error:SYS10007' } },
      picture: undefined,
    },
  },
  globals: { language: 'zh' },
  play: async ({ canvasElement, args: { commands } }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '重试' }))
    await expect(commands.retry).toHaveBeenCalledOnce()
  },
}
