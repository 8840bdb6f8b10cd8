import { type purchaseMachine, purchaseView } from '@compute-mall/core/purchase'
import { ConfirmPage as MobileConfirmPage } from '@compute-mall/mall/features/purchase/ConfirmPage.mobile.tsx'
import type { ConfirmPageProps } from '@compute-mall/mall/features/purchase/ConfirmPage.props.ts'
import { ConfirmPage } from '@compute-mall/mall/features/purchase/ConfirmPage.tsx'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { nothing } from '../specimen.tsx'
import { ChartGallery, type ScreenProps } from './ChartGallery.tsx'
import { purchaseGallery } from './purchase.gallery.ts'
import { deviceOf, keyOf, type LeafArgs, leafStory, litIn, stepIn } from './stories.ts'

type Props = ScreenProps<typeof purchaseMachine>

const propsOf = ({ snapshot, send }: Props): ConfirmPageProps => ({
  view: purchaseView(snapshot),
  changeAt: '/goods/cart',
  tipRef: null,
  commands: {
    submit: () => send({ type: 'purchase.submit', key: 'key-of-16-letters' }),
    setAgreed: (agreed) => send({ type: agreed ? 'agreement.give' : 'agreement.withdraw' }),
    recheck: () => send({ type: 'purchase.recheck' }),
    takeStep: nothing,
  },
})
const screens = {
  desktop: (props: Props) => <ConfirmPage {...propsOf(props)} />,
  mobile: (props: Props) => <MobileConfirmPage {...propsOf(props)} />,
}

const leaf = leafStory(purchaseGallery)

const meta: Meta<LeafArgs> = {
  title: 'Charts/Purchase',
  tags: ['chart', '!autodocs'],
  parameters: { layout: 'fullscreen' },
  render: (args, { globals }) => (
    <ChartGallery key={keyOf(args)} {...args} gallery={purchaseGallery} Screen={screens[deviceOf(globals)]} />
  ),
}
export default meta
type Story = StoryObj<LeafArgs>

export const Checking: Story = leaf('checking')
export const Unquoted: Story = leaf('unquoted')
export const Blocked: Story = leaf('blocked')
export const UnpaidOrderExists: Story = leaf('unpaidOrderExists')
export const Ready: Story = leaf('ready')
export const Agreed: Story = leaf('agreed')
export const Submitting: Story = leaf('submitting')
export const Confirming: Story = leaf('confirming')
export const Unconfirmed: Story = leaf('unconfirmed')
export const PriceChanged: Story = leaf('priceChanged')
export const Placed: Story = leaf('placed')

/** What the buyer does on the screen and what the server answers by buttons, in turns. */
export const InTurns: Story = {
  args: leaf('checking').args,
  play: async ({ canvasElement }) => {
    await userEvent.click(stepIn(canvasElement, 'quote.made'))
    await userEvent.click(within(canvasElement).getByRole('checkbox'))
    await expect(litIn(canvasElement)).toEqual(['agreed'])
    await userEvent.click(stepIn(canvasElement, 'purchase.submit'))
    await userEvent.click(stepIn(canvasElement, 'order.placed'))
    await expect(litIn(canvasElement)).toEqual(['placed'])
  },
}
