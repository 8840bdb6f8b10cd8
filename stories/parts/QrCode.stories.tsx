import { QrCode } from '@compute-mall/ui/parts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { shown } from '../specimen.tsx'

/**
 * A code to scan, of at least 200 px. When its time is over it hides, and offers a new one.
 *
 * **Do:** say what to scan it with, and give another way for who cannot.
 *
 * **Don't:** show it on the phone that would have to scan it.
 */
const meta: Meta<typeof QrCode> = {
  title: 'Parts/QrCode',
  component: QrCode,
  args: { value: 'https://pay.example/scan?o=202611210001', label: '', onRefresh: fn() },
}
export default meta
type Story = StoryObj<typeof QrCode>

export const Default: Story = {
  ...shown((say, args) => <QrCode {...args} label={say('请使用微信扫码支付', 'Scan with WeChat to pay')} />),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img')).toHaveAccessibleName(/微信|WeChat/)
  },
}
export const Expired: Story = {
  ...shown((say, args) => (
    <QrCode {...args} expired label={say('请使用微信扫码支付', 'Scan with WeChat to pay')} />
  )),
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText(/已失效|expired/)).toBeVisible()
    await expect(canvas.queryByRole('img')).toBeNull()
    await userEvent.click(canvas.getByRole('button'))
    await expect(args.onRefresh).toHaveBeenCalledOnce()
  },
}
export const ExpiredForGood: Story = { args: { expired: true, onRefresh: undefined } }
export const Large: Story = { args: { size: 320, label: 'pay' } }
export const LongAddress: Story = {
  args: { label: 'pay', value: `https://pay.example/scan?sign=${'8f3a'.repeat(48)}` },
}
