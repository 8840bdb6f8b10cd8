import { Skeleton } from '@compute-mall/ui/parts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Column } from '../specimen.tsx'

/**
 * A place held for what is being loaded, of the same height, so that nothing jumps. It is silent.
 *
 * **Do:** stand it in `Loading`, and show it after 300 ms.
 *
 * **Don't:** draw more detail than the eye needs, or use it for what is already here.
 */
const meta: Meta<typeof Skeleton> = { title: 'Parts/Skeleton', component: Skeleton }
export default meta
type Story = StoryObj<typeof Skeleton>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[aria-hidden=true]')).not.toBeNull()
  },
}
export const Line: Story = { args: { width: '60%' } }
export const Picture: Story = { args: { height: 180 } }
export const Round: Story = { args: { width: 48, height: 48, round: true } }
export const ACard: Story = {
  render: (args) => (
    <Column width={280}>
      <Skeleton {...args} height={160} />
      <Skeleton {...args} />
      <Skeleton {...args} width="40%" />
    </Column>
  ),
}
