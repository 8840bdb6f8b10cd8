import { orderFixtures } from '@compute-mall/core/order/testing'
import { boughtOf, cashierMachine, cashierView, paymentRefusals } from '@compute-mall/core/payment'
import { paymentFixtures } from '@compute-mall/core/payment/testing'
import { CashierPage } from '@compute-mall/mall/features/payment/CashierPage.tsx'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'

const { payOptions } = paymentFixtures
const NOW = Date.parse(payOptions.serverTime)
const context = {
  options: payOptions,
  chosen: payOptions.options[0] ?? null,
  failure: null,
  key: null,
}
const at = (value: Parameters<typeof cashierMachine.resolveState>[0]['value'], more = {}) =>
  cashierView(cashierMachine.resolveState({ value, context: { ...context, ...more } }), NOW)

const meta = {
  title: 'Mall/Payment/Cashier',
  component: CashierPage,
  parameters: { layout: 'fullscreen' },
  args: {
    view: at('choosing'),
    bought: boughtOf(orderFixtures.unpaidOrder),
    commands: { choose: fn(), pay: fn(), payLater: fn() },
  },
} satisfies Meta<typeof CashierPage>
export default meta
type Story = StoryObj<typeof meta>

export const Choosing: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('radio', { name: /支付宝/ }))
    await expect(args.commands.choose).toHaveBeenCalledWith(payOptions.options[1])
    await expect(canvas.getByRole('radio', { name: /微信支付/ })).toBeDisabled()
    await userEvent.click(canvas.getByRole('button', { name: '立即支付 ¥5,999.00' }))
    await expect(args.commands.pay).toHaveBeenCalledOnce()
  },
}
export const English: Story = { globals: { language: 'en' } }
export const OrderUnknown: Story = { args: { bought: [] } }
export const Paying: Story = { args: { view: at('paying') } }
export const Verifying: Story = { args: { view: at('verifying') } }
export const Refused: Story = {
  args: {
    view: at('choosing', {
      failure: { kind: 'refused', code: paymentRefusals.balanceInsufficient.code, msg: '', details: {} },
    }),
  },
}
export const NothingOpen: Story = {
  args: {
    view: at('choosing', {
      chosen: null,
      options: {
        ...payOptions,
        options: payOptions.options.map((option) => ({
          ...option,
          refusal: paymentRefusals.methodUnavailable.code,
        })),
      },
    }),
  },
}
