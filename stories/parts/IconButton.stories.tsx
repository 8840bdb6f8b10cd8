import { CartIcon, CloseIcon, RemoveIcon } from '@compute-mall/ui/icons'
import { IconButton } from '@compute-mall/ui/parts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Row, shown } from '../specimen.tsx'

/**
 * An action whose icon everybody knows: close, remove, copy.
 *
 * **Do:** name what it acts on: “Remove 8×A800”, not “Remove”.
 *
 * **Don't:** use it for whatever needs a word, which is a `Button`.
 */
const meta: Meta<typeof IconButton> = {
  title: 'Parts/IconButton',
  component: IconButton,
  args: { label: '移除', icon: <RemoveIcon size={18} />, onClick: fn() },
}
export default meta
type Story = StoryObj<typeof IconButton>

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.tab()
    await expect(within(canvasElement).getByRole('button', { name: '移除' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
}
export const Small: Story = { args: { size: 'small' } }
export const Disabled: Story = { args: { disabled: true } }
export const Several: Story = shown((say) => (
  <Row>
    <IconButton label={say('加入购物车', 'Add to cart')} icon={<CartIcon size={18} />} />
    <IconButton label={say('移除', 'Remove')} icon={<RemoveIcon size={18} />} />
    <IconButton label={say('关闭', 'Close')} icon={<CloseIcon size={18} />} />
  </Row>
))
export const LongName: Story = shown((say, args) => (
  <IconButton
    {...args}
    label={say('移除 A800 八卡训练节点（华东一区）', 'Remove the A800 training node in East China I')}
  />
))
