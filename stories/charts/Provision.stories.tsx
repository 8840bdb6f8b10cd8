import { OrderDetailPage } from '@compute-mall/console/features/order/OrderDetailPage.tsx'
import { orderView, type provisionMachine } from '@compute-mall/core/order'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { orderLinks } from '../console/order/links.ts'
import { nothing } from '../specimen.tsx'
import { ChartGallery, type ScreenProps } from './ChartGallery.tsx'
import { orderOfLineIn, provisionGallery } from './order.gallery.ts'
import { keyOf, type LeafArgs, leafStory, litIn, stepIn } from './stories.ts'

/** The page of a paid order in the console: how far its line is. */
const Screen = ({ now, run }: ScreenProps<typeof provisionMachine>) => (
  <OrderDetailPage
    view={{
      state: { kind: 'loaded', value: orderView(orderOfLineIn(run), now) },
      work: { busy: null, reordered: null },
    }}
    links={orderLinks}
    commands={{
      cancel: nothing,
      giveUp: nothing,
      reorder: nothing,
      closeReordered: nothing,
      retry: nothing,
    }}
  />
)

const leaf = leafStory(provisionGallery)

const meta: Meta<LeafArgs> = {
  title: 'Charts/Provision',
  tags: ['chart', '!autodocs'],
  parameters: { layout: 'fullscreen' },
  render: (args) => <ChartGallery key={keyOf(args)} {...args} gallery={provisionGallery} Screen={Screen} />,
}
export default meta
type Story = StoryObj<LeafArgs>

export const Pending: Story = leaf('pending')
export const Opening: Story = leaf('opening')
export const Open: Story = leaf('open')
export const Expired: Story = leaf('expired')
export const Failed: Story = leaf('failed')
export const Released: Story = leaf('released')

/** What could not be opened is tried again. */
export const TriedAgain: Story = {
  args: leaf('failed').args,
  play: async ({ canvasElement }) => {
    await userEvent.click(stepIn(canvasElement, 'provision.started'))
    await expect(litIn(canvasElement)).toEqual(['opening'])
  },
}
