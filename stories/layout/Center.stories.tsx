import { Center } from '@compute-mall/ui/layout'
import { EmptyState } from '@compute-mall/ui/parts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { shown } from '../specimen.tsx'
import { Block } from './block.tsx'

/**
 * What it holds stands in its middle.
 *
 * **Do:** use it for what stands alone: an empty place, a result, a picture.
 *
 * **Don't:** centre running text or a form, which are read from the start of a line.
 */
const meta: Meta<typeof Center> = { title: 'Layout/Center', component: Center, args: { children: <Block /> } }
export default meta
type Story = StoryObj<typeof Center>

export const Default: Story = {}
export const FillsTheHeight: Story = shown(() => (
  <div style={{ height: 320 }}>
    <Center height="fill">
      <Block />
    </Center>
  </div>
))
export const Empty: Story = shown((say) => (
  <Center>
    <EmptyState title={say('还没有订单', 'No orders yet')} />
  </Center>
))
export const OnAPhone: Story = { globals: { viewport: { value: 'w360' } } }
export const LongText: Story = {
  ...shown(() => (
    <Center>
      <Block>20261121030725000188422026112103072500018842202611210307250001884220261121</Block>
    </Center>
  )),
  globals: { viewport: { value: 'w360' } },
}
