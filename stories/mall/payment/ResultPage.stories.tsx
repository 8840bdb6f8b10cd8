import { orderFixtures } from '@compute-mall/core/order/testing'
import { resultView } from '@compute-mall/core/payment'
import { ResultPage } from '@compute-mall/mall/features/payment/ResultPage.tsx'
import type { Meta, StoryObj } from '@storybook/react-vite'

const meta = {
  title: 'Mall/Payment/Payment result',
  component: ResultPage,
  parameters: { layout: 'fullscreen' },
  args: {
    view: resultView(orderFixtures.paidOrder),
    orderAddress: '/ui/console/#/orders/order_1',
    resourceAddress: '/ui/console/#/resources/line_1',
  },
} satisfies Meta<typeof ResultPage>
export default meta
type Story = StoryObj<typeof meta>

export const Paid: Story = {}
export const English: Story = { globals: { language: 'en' } }
export const Open: Story = { args: { view: resultView(orderFixtures.openOrder) } }
export const NotOpened: Story = {
  args: {
    view: resultView({
      ...orderFixtures.paidOrder,
      lines: orderFixtures.paidOrder.lines.map((line) => ({
        ...line,
        provision: { ...line.provision, status: 'failed' },
      })),
    }),
  },
}
export const Processing: Story = { args: { view: resultView(orderFixtures.chargingOrder) } }
export const Unpaid: Story = { args: { view: resultView(orderFixtures.unpaidOrder) } }
export const Closed: Story = { args: { view: resultView(orderFixtures.cancelledOrder) } }
export const Late: Story = { args: { view: resultView(orderFixtures.lateOrder) } }
export const Recharged: Story = {
  args: { view: resultView({ ...orderFixtures.paidOrder, type: 'recharge', lines: [] }) },
}
