import { orderFixtures } from '@compute-mall/core/order/testing'
import { boughtOf, paymentMachine, paymentView } from '@compute-mall/core/payment'
import { paymentFixtures } from '@compute-mall/core/payment/testing'
import { ScanPage } from '@compute-mall/mall/features/payment/ScanPage.tsx'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'

const session = paymentFixtures.paymentSession
const START = Date.parse(session.serverTime)
const context = {
  session,
  now: START,
  expired: false,
  failures: 0,
  notReceived: false,
  failure: null,
  renewalKey: null,
}
const shown = (countdown: 'ample' | 'warned' | 'expired') => ({
  open: { shown: { polling: 'resting' as const, countdown } },
})
const at = (
  value: Parameters<typeof paymentMachine.resolveState>[0]['value'],
  { seconds = 0, ...more }: { seconds?: number } & Partial<typeof context> = {},
) =>
  paymentView(
    paymentMachine.resolveState({ value, context: { ...context, ...more } }),
    START + seconds * 1000,
  )

const meta = {
  title: 'Mall/Payment/Scan',
  component: ScanPage,
  parameters: { layout: 'fullscreen' },
  args: {
    view: at(shown('ample')),
    bought: boughtOf(orderFixtures.unpaidOrder),
    commands: { renew: fn(), check: fn(), giveUp: fn() },
  },
} satisfies Meta<typeof ScanPage>
export default meta
type Story = StoryObj<typeof meta>

export const Waiting: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('05:00')).toBeVisible()
    await expect(canvas.getByText(/ ×1000$/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '我已完成支付' }))
    await expect(args.commands.check).toHaveBeenCalledOnce()
  },
}
/** Of a recharge, and where the order could not be read. */
export const NothingNamed: Story = { args: { bought: [] } }
export const English: Story = { globals: { language: 'en' } }
export const Warned: Story = { args: { view: at(shown('warned'), { seconds: 285 }) } }
export const Expired: Story = { args: { view: at(shown('expired'), { seconds: 300, expired: true }) } }
export const NotReceived: Story = { args: { view: at(shown('ample'), { seconds: 60, notReceived: true }) } }
export const ConnectionTrouble: Story = { args: { view: at(shown('ample'), { seconds: 60, failures: 3 }) } }
export const Checking: Story = { args: { view: at('checking') } }
/** The code of before can be scanned no more, nor opened here. */
export const Renewing: Story = {
  args: { view: at('renewing') },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.queryByRole('img', { name: /^支付二维码/ })).toBeNull()
    await expect(canvas.queryByRole('link', { name: '在本设备上打开支付页面' })).toBeNull()
    await expect(canvas.getByRole('button', { name: /^刷新二维码/ })).toHaveAttribute('aria-busy', 'true')
  },
}
export const GivingUp: Story = { args: { view: at('givingUp') } }
export const Failed: Story = {
  args: { view: at('failed') },
  play: async ({ canvasElement }) => {
    const headings = within(canvasElement).getAllByRole('heading', { level: 1 })
    await expect(headings.map(({ textContent }) => textContent)).toEqual(['支付失败'])
  },
}
export const FailedAndNotRenewed: Story = {
  args: { view: { ...at('failed'), notice: { key: 'error:PAY10008' } } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('支付渠道暂时无响应，请稍后再试')).toBeVisible()
  },
}
export const Closed: Story = { args: { view: at('closed') } }
export const Paid: Story = { args: { view: at('paid') } }
export const Charged: Story = { args: { view: at('charged') } }
export const Late: Story = { args: { view: at('late') } }
export const Refunded: Story = { args: { view: at('refunded') } }
export const GivenUp: Story = { args: { view: at('givenUp') } }
