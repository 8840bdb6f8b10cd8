import { ScanPage as MobileScanPage } from '@compute-mall/mall/features/payment/ScanPage.mobile.tsx'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { as, onPhone } from '../../phone.tsx'
import * as page from './ScanPage.stories.tsx'

const meta = {
  ...onPhone({ title: { zh: '扫码支付', en: 'Pay by scanning' } }),
  title: 'Mall/Payment/Scan on a phone',
  component: MobileScanPage,
  args: page.default.args,
} satisfies Meta<typeof MobileScanPage>
export default meta
type Story = StoryObj<typeof meta>

export const Waiting: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('link', { name: '在本设备上打开支付页面' })).toBeVisible()
    await expect(canvas.getByText(/ ×1000$/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '我已完成支付' }))
    await expect(args.commands.check).toHaveBeenCalledOnce()
  },
}
export const English: Story = { globals: { language: 'en' } }
export const Warned: Story = as(page.Warned)
export const Expired: Story = as(page.Expired)
export const NotReceived: Story = as(page.NotReceived)
export const ConnectionTrouble: Story = as(page.ConnectionTrouble)
export const Checking: Story = as(page.Checking)
export const Renewing: Story = as(page.Renewing)
export const Failed: Story = as(page.Failed)
export const Closed: Story = as(page.Closed)
export const Paid: Story = as(page.Paid)
export const Late: Story = as(page.Late)
export const GivenUp: Story = as(page.GivenUp)
