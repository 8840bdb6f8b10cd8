import { AvailabilityGauge } from '@compute-mall/ui/parts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'

/**
 * How much of a resource is left, in four steps with the word (R3.09).
 *
 * **Do:** show it beside the name of the resource, wherever one chooses between several.
 *
 * **Don't:** use it for a share of a whole, which is a `ProgressBar`, or show its colour without its word.
 */
const meta: Meta<typeof AvailabilityGauge> = {
  title: 'Parts/AvailabilityGauge',
  component: AvailabilityGauge,
  args: { level: 1 },
}
export default meta
type Story = StoryObj<typeof AvailabilityGauge>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(/充足|Sufficient/)
    await expect(canvasElement.querySelectorAll('[data-lit]')).toHaveLength(4)
  },
}
export const Tight: Story = { args: { level: 2 } }
export const NearlySoldOut: Story = { args: { level: 3 } }
export const SoldOut: Story = {
  args: { level: 4 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/售罄|Sold out/)).toBeVisible()
    await expect(canvasElement.querySelectorAll('[data-lit]')).toHaveLength(0)
  },
}
export const InEnglish: Story = { globals: { language: 'en' }, args: { level: 3 } }
