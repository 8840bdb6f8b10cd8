import { Inline, Stack, Surface, Text } from '@compute-mall/ui/layout'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { shown } from '../specimen.tsx'

/**
 * A ground that sets off what is on it.
 *
 * **Do:** part surfaces by hairlines and distance first; elevation is for what lies over other things.
 *
 * **Don't:** put one on another of the same tone, or use it where a `Card` with a title is meant.
 */
const meta: Meta<typeof Surface> = {
  title: 'Layout/Surface',
  component: Surface,
  args: { children: '8×A800' },
}
export default meta
type Story = StoryObj<typeof Surface>

export const Default: Story = {}
export const Tones: Story = shown(() => (
  <Stack>
    <Surface tone="card">card</Surface>
    <Surface tone="sunken">sunken</Surface>
    <Surface tone="dark">dark</Surface>
  </Stack>
))
export const Elevations: Story = shown(() => (
  <Inline gap={6}>
    <Surface elevation={1}>1</Surface>
    <Surface elevation={2}>2</Surface>
    <Surface elevation={3}>3</Surface>
  </Inline>
))
export const Paddings: Story = shown(() => (
  <Inline gap={6} align="start">
    <Surface padding={0}>0</Surface>
    <Surface padding={3}>3</Surface>
    <Surface padding={4}>4</Surface>
    <Surface padding={6}>6</Surface>
  </Inline>
))
export const Named: Story = shown((say) => (
  <Surface as="section" aria-label={say('合计', 'Total')}>
    <Text>¥1,280.00</Text>
  </Surface>
))
export const LongText: Story = {
  args: {
    children: '2026112103072500018842202611210307250001884220261121030725000188422026112103072500018842',
  },
  globals: { viewport: { value: 'w360' } },
}
