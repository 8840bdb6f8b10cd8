import { CartIcon } from '@compute-mall/ui/icons'
import { Badge } from '@compute-mall/ui/parts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Row } from '../specimen.tsx'

/**
 * A count that wants attention: nothing at zero, `99+` beyond 99 (R9.07).
 *
 * **Do:** say the count in the name of the control that it sits on.
 *
 * **Don't:** use it for a word about a thing, which is a `Tag`, or for a count that asks for nothing.
 */
const meta: Meta<typeof Badge> = { title: 'Parts/Badge', component: Badge, args: { count: 9 } }
export default meta
type Story = StoryObj<typeof Badge>

export const Default: Story = {}
export const None: Story = {
  args: { count: 0 },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(/^$/)
  },
}
export const NinetyNine: Story = { args: { count: 99 } }
export const Beyond: Story = {
  args: { count: 100 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('99+')).toBeVisible()
  },
}
export const OnAnIcon: Story = {
  render: (args) => (
    <Row>
      <Badge {...args}>
        <CartIcon size={24} />
      </Badge>
      <Badge count={120}>
        <CartIcon size={24} />
      </Badge>
    </Row>
  ),
}
