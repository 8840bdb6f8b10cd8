import { Avatar } from '@compute-mall/ui/parts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Row, shown } from '../specimen.tsx'

/**
 * A person, by picture or first character.
 *
 * **Do:** mark it as decorative where the name is written beside it.
 *
 * **Don't:** use it for shops and computing centres, which have drawings of their own among the covers.
 */
const meta: Meta<typeof Avatar> = { title: 'Parts/Avatar', component: Avatar, args: { name: '张伟' } }
export default meta
type Story = StoryObj<typeof Avatar>

const portrait =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 40 40'%3E%3Crect width='40' height='40' fill='%23234064'/%3E%3Ccircle cx='20' cy='16' r='7' fill='%23fff'/%3E%3Cpath d='M6 40a14 14 0 0 1 28 0z' fill='%23fff'/%3E%3C/svg%3E"

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img', { name: '张伟' })).toHaveTextContent('张')
  },
}
export const WithPicture: Story = { args: { picture: portrait } }
export const BrokenPicture: Story = {
  args: { picture: 'data:image/png;base64,AA' },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('张')).toBeVisible()
  },
}
export const LongName: Story = { args: { name: 'Aleksandra Wiśniewska-Kowalczyk', size: 64 } }
export const BesideTheName: Story = shown((say, args) => (
  <Row>
    <Avatar {...args} name={say('张伟', 'Wei Zhang')} decorative />
    {say('张伟', 'Wei Zhang')}
  </Row>
))
