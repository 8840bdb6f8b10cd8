import { RechargePage } from '@compute-mall/mall/features/payment/RechargePage.tsx'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'

const view = {
  account: {
    creditLimit: '50000.00',
    postpaid: 'active' as const,
    credit: '32000.00',
    contractFund: '1200.50',
    platformDiscount: '0.00',
  },
  busy: false,
  refusal: null,
}

const meta = {
  title: 'Mall/Payment/Recharge',
  component: RechargePage,
  parameters: { layout: 'fullscreen' },
  args: { view, commands: { recharge: fn() } },
} satisfies Meta<typeof RechargePage>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByRole('textbox', { name: /充值金额/ }), '0.5')
    await userEvent.click(canvas.getByRole('button', { name: '去充值' }))
    const amount = canvas.getByRole('textbox', { name: /充值金额/ })
    await expect(amount).toHaveFocus()
    await expect(amount).toHaveAccessibleDescription(
      '计入合同款，可用于支付订单 充值金额须在 1.00 到 1000000.00 元之间，最多两位小数',
    )
    await expect(args.commands.recharge).not.toHaveBeenCalled()
    await userEvent.clear(amount)
    await userEvent.type(amount, '１０,０００．５')
    await userEvent.click(canvas.getByRole('button', { name: '去充值' }))
    await expect(args.commands.recharge).toHaveBeenCalledWith('10000.5')
  },
}
export const English: Story = { globals: { language: 'en' } }
export const Refused: Story = { args: { view: { ...view, refusal: { key: 'error:PAY10008' } } } }
export const Busy: Story = { args: { view: { ...view, busy: true } } }
