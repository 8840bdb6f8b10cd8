import { Divider, Inline, Stack, Surface } from '@compute-mall/ui/layout'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { shown } from '../specimen.tsx'

/**
 * A hairline between two things that belong together and differ.
 *
 * **Do:** use it within a surface; say `told` where only the line parts two groups.
 *
 * **Don't:** draw one between all rows of a list with gaps, or where distance is enough.
 */
const meta: Meta<typeof Divider> = { title: 'Layout/Divider', component: Divider }
export default meta
type Story = StoryObj<typeof Divider>

export const Default: Story = {}
export const Vertical: Story = shown((say) => (
  <Inline gap={3}>
    <span>{say('订单', 'Orders')}</span>
    <Divider direction="vertical" />
    <span>{say('资源', 'Resources')}</span>
  </Inline>
))
export const OnASurface: Story = shown(() => (
  <Surface>
    <Stack gap={3}>
      <span>¥1,280.00</span>
      <Divider />
      <span>¥1,120.00</span>
    </Stack>
  </Surface>
))
export const Told: Story = {
  args: { told: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('separator')).toBeVisible()
  },
}
export const NotTold: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('separator')).toBeNull()
  },
}
