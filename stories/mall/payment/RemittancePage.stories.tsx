import { remittanceView } from '@compute-mall/core/payment'
import { paymentFixtures } from '@compute-mall/core/payment/testing'
import { RemittancePage } from '@compute-mall/mall/features/payment/RemittancePage.tsx'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Held } from '../../specimen.tsx'

const view = { ...remittanceView(paymentFixtures.remittance), percent: null, cancelled: false, refusal: null }
const slip = { fileName: 'slip.png', uploadTime: '2026-11-21T12:30:00.000Z', refused: null }

const meta = {
  title: 'Mall/Payment/Remittance',
  component: RemittancePage,
  parameters: { layout: 'fullscreen' },
  args: { view, commands: { upload: fn(), cancel: fn() } },
} satisfies Meta<typeof RemittancePage>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('收到汇款后 2 个工作日内完成核对')).toBeVisible()
    const file = new File(['slip'], 'slip.png', { type: 'image/png' })
    await userEvent.upload(canvas.getByLabelText(/上传汇款凭证/, { selector: 'input' }), file)
    await userEvent.click(canvas.getByRole('button', { name: '上传汇款凭证' }))
    await expect(args.commands.upload).toHaveBeenCalledWith(file)
  },
}
export const English: Story = {
  globals: { language: 'en' },
  play: async ({ canvasElement }) => {
    const within2Days = 'Matched within 2 working days after the money arrives'
    await expect(within(canvasElement).getByText(within2Days)).toBeVisible()
  },
}
export const Uploaded: Story = {
  args: { view: { ...view, ...remittanceView({ ...paymentFixtures.remittance, slip }) } },
}
export const RefusedByFinance: Story = {
  args: {
    view: {
      ...view,
      ...remittanceView({
        ...paymentFixtures.remittance,
        status: 'unpaid',
        slip: { ...slip, refused: '金额与订单不符' },
      }),
    },
  },
}
export const Refused: Story = {
  args: { view: { ...view, refusal: { key: 'error:PICTURE10001' } } },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByLabelText(/上传汇款凭证/, { selector: 'input' })
    await expect(field).toHaveFocus()
    await expect(field).toHaveAccessibleDescription(/图片须为 PNG、JPEG 或 WebP 格式$/)
  },
}
/** The slip is still there when the server has refused it: what takes it away says why. */
export const SlipRefused: Story = {
  render: ({ view, commands }) => (
    <Held initial={false}>
      {(refused, set) => (
        <RemittancePage
          view={{ ...view, refusal: refused ? { key: 'error:PICTURE10001' } : null }}
          commands={{ ...commands, upload: () => set(true) }}
        />
      )}
    </Held>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const file = new File(['slip'], 'slip.png', { type: 'image/png' })
    await userEvent.upload(canvas.getByLabelText(/上传汇款凭证/, { selector: 'input' }), file)
    await userEvent.click(canvas.getByRole('button', { name: '上传汇款凭证' }))
    const remove = canvas.getByRole('button', { name: '移除 slip.png' })
    await expect(remove).toHaveFocus()
    await expect(remove).toHaveAccessibleDescription(/图片须为 PNG、JPEG 或 WebP 格式$/)
  },
}
export const Uploading: Story = {
  args: { view: { ...view, percent: 40 } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const file = new File(['slip'], 'slip.png', { type: 'image/png' })
    await userEvent.upload(canvas.getByLabelText(/上传汇款凭证/, { selector: 'input' }), file)
    await expect(canvas.getByRole('progressbar', { name: '正在上传' })).toHaveValue(40)
    await userEvent.click(canvas.getByRole('button', { name: '取消上传' }))
    await expect(args.commands.cancel).toHaveBeenCalled()
  },
}
export const Cancelled: Story = { args: { view: { ...view, cancelled: true } } }
export const Paid: Story = {
  args: {
    view: { ...view, ...remittanceView({ ...paymentFixtures.remittance, slip, status: 'paid' }) },
  },
}
