import { ScanStatusPage } from '@compute-mall/mall/features/payment/ScanStatusPage.tsx'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'

const meta = {
  title: 'Mall/Payment/Scan status',
  component: ScanStatusPage,
  parameters: { layout: 'fullscreen' },
  args: { status: 'WAITING', onCheck: fn() },
} satisfies Meta<typeof ScanStatusPage>
export default meta
type Story = StoryObj<typeof meta>

export const Waiting: Story = {}
export const English: Story = { globals: { language: 'en' } }
export const Paid: Story = { args: { status: '支付成功' } }
export const Failed: Story = { args: { status: 'FAILED' } }
export const Late: Story = { args: { status: 'PAID_LATE' } }
