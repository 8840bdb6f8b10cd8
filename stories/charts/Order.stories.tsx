import { OrderDetailPage } from '@compute-mall/console/features/order/OrderDetailPage.tsx'
import { type orderMachine, orderView } from '@compute-mall/core/order'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { orderLinks } from '../console/order/links.ts'
import { nothing } from '../specimen.tsx'
import { ChartGallery, type ScreenProps } from './ChartGallery.tsx'
import { orderGallery, orderIn } from './order.gallery.ts'
import { keyOf, type LeafArgs, leafStory, litIn, stepIn } from './stories.ts'

/** The page of an order in the console, on either device. */
const Screen = ({ now, send, run }: ScreenProps<typeof orderMachine>) => (
  <OrderDetailPage
    view={{
      state: { kind: 'loaded', value: orderView(orderIn(run), now) },
      work: { busy: null, reordered: null },
    }}
    links={orderLinks}
    commands={{
      cancel: () => send({ type: 'order.cancelled' }),
      giveUp: () => send({ type: 'payment.givenUp' }),
      reorder: nothing,
      closeReordered: nothing,
      retry: nothing,
    }}
  />
)

const leaf = leafStory(orderGallery)

const meta: Meta<LeafArgs> = {
  title: 'Charts/Order',
  tags: ['chart', '!autodocs'],
  parameters: { layout: 'fullscreen' },
  render: (args) => <ChartGallery key={keyOf(args)} {...args} gallery={orderGallery} Screen={Screen} />,
}
export default meta
type Story = StoryObj<LeafArgs>

export const Unpaid: Story = leaf('unpaid')
export const Charging: Story = leaf('charging')
export const Paid: Story = leaf('paid')
export const Cancelled: Story = leaf('cancelled')
export const Refunded: Story = leaf('refunded')

/** Money that comes after the order was closed goes back. */
export const PaidLate: Story = {
  args: leaf('cancelled').args,
  play: async ({ canvasElement }) => {
    await userEvent.click(stepIn(canvasElement, 'payment.received'))
    await expect(litIn(canvasElement)).toEqual(['refunded'])
  },
}
