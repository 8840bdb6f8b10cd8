import { Grid } from '@compute-mall/ui/layout'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { blocks } from './block.tsx'

/**
 * Equal columns, as many as have room.
 *
 * **Do:** say how narrow one may be, and how many there are at most; the number for each window follows.
 *
 * **Don't:** use it for a content with something narrow beside it, which is a `Split`.
 */
const meta: Meta<typeof Grid> = { title: 'Layout/Grid', component: Grid }
export default meta
type Story = StoryObj<typeof Grid>

export const Default: Story = { args: { children: blocks(7) } }
export const ThreeAtMost: Story = { args: { columns: 3, children: blocks(5) } }
export const TwoAtMost: Story = { args: { columns: 2, gap: 6, children: blocks(4) } }
export const Narrow: Story = { args: { least: 'small', gap: 2, children: blocks(16) } }
export const OnAPhone: Story = {
  args: { columns: 4, children: blocks(4) },
  globals: { viewport: { value: 'w360' } },
}
export const TwoOnAPhone: Story = {
  args: { least: 'small', gap: 2, children: blocks(4) },
  globals: { viewport: { value: 'w360' } },
}
