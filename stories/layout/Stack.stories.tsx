import { Stack } from '@compute-mall/ui/layout'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { shown } from '../specimen.tsx'
import { Block, blocks } from './block.tsx'

/**
 * Things below one another, the same distance apart.
 *
 * **Do:** let the stack keep its children apart, and nest stacks: a small gap within a matter, a larger one between
 * matters.
 *
 * **Don't:** give children margins of their own, or use it for equal columns, which are a `Grid`.
 */
const meta: Meta<typeof Stack> = { title: 'Layout/Stack', component: Stack }
export default meta
type Story = StoryObj<typeof Stack>

export const Default: Story = { args: { children: blocks(3) } }
export const Close: Story = { args: { gap: 1, children: blocks(3) } }
export const AtTheStart: Story = { args: { align: 'start', children: blocks(3) } }
export const BesideFromTablet: Story = { args: { rowFrom: 'tablet', gap: 3, children: blocks(3) } }
export const AList: Story = shown((say) => (
  <Stack as="ul" gap={1}>
    <li>{say('通用算力', 'General compute')}</li>
    <li>{say('智能算力', 'AI compute')}</li>
  </Stack>
))
export const Nested: Story = shown(() => (
  <Stack gap={8}>
    <Stack gap={1}>{blocks(2)}</Stack>
    <Stack gap={1}>{blocks(2)}</Stack>
  </Stack>
))
export const LongText: Story = {
  ...shown(() => (
    <Stack>
      <Block>2026112103072500018842202611210307250001884220261121030725000188422026112103072500018842</Block>
    </Stack>
  )),
  globals: { viewport: { value: 'w360' } },
}
