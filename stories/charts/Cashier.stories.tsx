import { type cashierMachine, cashierView } from '@compute-mall/core/payment'
import { CashierPage as MobileCashierPage } from '@compute-mall/mall/features/payment/CashierPage.mobile.tsx'
import type { CashierPageProps } from '@compute-mall/mall/features/payment/CashierPage.props.ts'
import { CashierPage } from '@compute-mall/mall/features/payment/CashierPage.tsx'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { nothing } from '../specimen.tsx'
import { ChartGallery, type ScreenProps } from './ChartGallery.tsx'
import { cashierGallery } from './payment.gallery.ts'
import { deviceOf, keyOf, type LeafArgs, leafStory, litIn } from './stories.ts'

type Props = ScreenProps<typeof cashierMachine>

const propsOf = ({ snapshot, now, send }: Props): CashierPageProps => ({
  view: cashierView(snapshot, now),
  bought: [],
  commands: {
    choose: (option) => send({ type: 'method.choose', option }),
    pay: () => send({ type: 'cashier.pay', key: 'key-of-16-letters' }),
    payLater: nothing,
  },
})
const screens = {
  desktop: (props: Props) => <CashierPage {...propsOf(props)} />,
  mobile: (props: Props) => <MobileCashierPage {...propsOf(props)} />,
}

const leaf = leafStory(cashierGallery)

const meta: Meta<LeafArgs> = {
  title: 'Charts/Cashier',
  tags: ['chart', '!autodocs'],
  parameters: { layout: 'fullscreen' },
  render: (args, { globals }) => (
    <ChartGallery key={keyOf(args)} {...args} gallery={cashierGallery} Screen={screens[deviceOf(globals)]} />
  ),
}
export default meta
type Story = StoryObj<LeafArgs>

export const Choosing: Story = leaf('choosing')
export const Opening: Story = leaf('opening')
export const Paying: Story = leaf('paying')
export const Verifying: Story = leaf('verifying')
export const Unverified: Story = leaf('unverified')
export const Scanning: Story = leaf('scanning')
export const Remitting: Story = leaf('remitting')
export const Paid: Story = leaf('paid')

/** The screen's own button tells the chart, which lights what follows. */
export const ByTheScreen: Story = {
  args: leaf('choosing').args,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: /5,999\.00/ }))
    await expect(litIn(canvasElement)).toEqual(['opening'])
  },
}
