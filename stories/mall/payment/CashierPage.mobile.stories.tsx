import { CashierPage as MobileCashierPage } from '@compute-mall/mall/features/payment/CashierPage.mobile.tsx'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { as, onPhone } from '../../phone.tsx'
import * as page from './CashierPage.stories.tsx'

const meta = {
  ...onPhone({ title: { zh: '支付', en: 'Payment' } }),
  title: 'Mall/Payment/Cashier on a phone',
  component: MobileCashierPage,
  args: page.default.args,
} satisfies Meta<typeof MobileCashierPage>
export default meta
type Story = StoryObj<typeof meta>

export const Choosing: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '立即支付 ¥5,999.00' }))
    await expect(args.commands.pay).toHaveBeenCalledOnce()
  },
}
export const English: Story = { globals: { language: 'en' } }
export const Paying: Story = as(page.Paying)
export const Verifying: Story = as(page.Verifying)
export const Refused: Story = as(page.Refused)
export const NothingOpen: Story = as(page.NothingOpen)
