import { Countdown } from '@compute-mall/ui/parts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Row } from '../specimen.tsx'

/**
 * What is left until a deadline that the server gave (D5). It is announced once a minute, at 20 s, and at the end;
 * never each second.
 *
 * **Do:** say beside it what happens at the end.
 *
 * **Don't:** use it to hurry a buyer: without a deadline of the server there is none.
 */
const meta: Meta<typeof Countdown> = {
  title: 'Parts/Countdown',
  component: Countdown,
  args: { seconds: 300 },
}
export default meta
type Story = StoryObj<typeof Countdown>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('05:00')
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent(/剩余约 5 分钟|About 5 minutes/)
  },
}
export const LastCall: Story = {
  args: { seconds: 20, size: 'large' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent(/剩余 20 秒|20 seconds/)
  },
}
export const Over: Story = { args: { seconds: 0 } }
export const Hours: Story = { args: { seconds: 86_400 } }
export const Sizes: Story = {
  render: (args) => (
    <Row>
      <Countdown {...args} />
      <Countdown {...args} size="large" />
    </Row>
  ),
}
