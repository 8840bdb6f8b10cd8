import { orderFixtures } from '@compute-mall/core/order/testing'
import { boughtOf, type paymentMachine, paymentView } from '@compute-mall/core/payment'
import { ScanPage as MobileScanPage } from '@compute-mall/mall/features/payment/ScanPage.mobile.tsx'
import { ScanPage, type ScanPageProps } from '@compute-mall/mall/features/payment/ScanPage.tsx'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { ChartGallery, type ScreenProps } from './ChartGallery.tsx'
import { paymentGallery } from './payment.gallery.ts'
import { deviceOf, keyOf, type LeafArgs, leafStory, litIn, stepIn } from './stories.ts'

type Props = ScreenProps<typeof paymentMachine>

const bought = boughtOf(orderFixtures.chargingOrder)

const propsOf = ({ snapshot, now, send }: Props): ScanPageProps => ({
  view: paymentView(snapshot, now),
  bought,
  commands: {
    renew: () => send({ type: 'payment.renew', key: 'key-of-16-letters' }),
    check: () => send({ type: 'payment.check' }),
    giveUp: () => send({ type: 'payment.giveUp' }),
  },
})
const screens = {
  desktop: (props: Props) => <ScanPage {...propsOf(props)} />,
  mobile: (props: Props) => <MobileScanPage {...propsOf(props)} />,
}

const leaf = leafStory(paymentGallery)

const meta: Meta<LeafArgs> = {
  title: 'Charts/Payment',
  tags: ['chart', '!autodocs'],
  parameters: { layout: 'fullscreen' },
  render: (args, { globals }) => (
    <ChartGallery key={keyOf(args)} {...args} gallery={paymentGallery} Screen={screens[deviceOf(globals)]} />
  ),
}
export default meta
type Story = StoryObj<LeafArgs>

export const Hidden: Story = leaf('open.hidden')
export const Queueing: Story = leaf('open.shown.polling.queueing')
export const Asking: Story = leaf('open.shown.polling.asking')
export const Resting: Story = leaf('open.shown.polling.resting')
export const Quiet: Story = leaf('open.shown.polling.quiet')
export const Ample: Story = leaf('open.shown.countdown.ample')
export const Warned: Story = leaf('open.shown.countdown.warned')
export const Expired: Story = leaf('open.shown.countdown.expired')
export const Checking: Story = leaf('checking')
export const Renewing: Story = leaf('renewing')
export const GivingUp: Story = leaf('givingUp')
export const Failed: Story = leaf('failed')
export const Closed: Story = leaf('closed')
export const Paid: Story = leaf('paid')
export const Charged: Story = leaf('charged')
export const Late: Story = leaf('late')
export const Refunded: Story = leaf('refunded')
export const GivenUp: Story = leaf('givenUp')

/** From the beginning to a payment that came, by buttons alone; then from the beginning again. */
export const ByButtons: Story = {
  args: leaf('open.hidden').args,
  play: async ({ canvasElement }) => {
    const steps = ['page.shown', 'lease.held', 'status.known WAITING', 'after nextPoll', 'status.known PAID']
    for (const step of steps) await userEvent.click(stepIn(canvasElement, step))
    await expect(litIn(canvasElement)).toEqual(['paid'])
    await userEvent.click(stepIn(canvasElement, /^(重来|Start again)$/))
    await expect(litIn(canvasElement)).toEqual(['open.hidden'])
  },
}
