import { CartIcon } from '@compute-mall/ui/icons'
import { LinkButton } from '@compute-mall/ui/parts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { shown } from '../specimen.tsx'

/**
 * Goes to another page and looks like a button.
 *
 * **Do:** use it for the next step on a way of several pages.
 *
 * **Don't:** use it for what does something here, which is a `Button`, or for a link in running text.
 */
const meta: Meta<typeof LinkButton> = {
  title: 'Parts/LinkButton',
  component: LinkButton,
  args: { to: '/search/resource' },
}
export default meta
type Story = StoryObj<typeof LinkButton>

export const Default: Story = {
  ...shown((say, args) => <LinkButton {...args}>{say('去逛逛', 'Look around')}</LinkButton>),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link')).toHaveAttribute('href', '/search/resource')
  },
}
export const Primary: Story = { ...Default, args: { variant: 'primary' } }
export const Small: Story = { ...Default, args: { size: 'small' } }
export const WithIcon: Story = { ...Default, args: { icon: <CartIcon size={16} /> } }
export const Wide: Story = { ...Default, args: { wide: true, size: 'large', variant: 'primary' } }
export const LongText: Story = {
  ...shown((say, args) => (
    <LinkButton {...args}>
      {say(
        '查看华东一区全部可用的国产加速卡节点与报价',
        'See every accelerator node in East China I with its prices',
      )}
    </LinkButton>
  )),
  globals: { viewport: { value: 'w360' } },
}
