import { CopyText } from '@compute-mall/ui/parts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, spyOn, userEvent, waitFor, within } from 'storybook/test'
import { shown } from '../specimen.tsx'

/**
 * A long id or account with a button that copies it. Where the browser refuses, it says what else can be done.
 *
 * **Do:** use it for whatever people carry to another place: order numbers, accounts, remarks.
 *
 * **Don't:** use it for words that people read, or shorten what is copied.
 */
const meta: Meta<typeof CopyText> = {
  title: 'Parts/CopyText',
  component: CopyText,
  args: { text: '2026112103072500018842', name: '订单号' },
}
export default meta
type Story = StoryObj<typeof CopyText>

export const Default: Story = shown((say, args) => (
  <CopyText {...args} name={say('订单号', 'order number')} />
))
export const Copied: Story = {
  play: async ({ canvasElement, args }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button'))
    await expect(write).toHaveBeenCalledWith(args.text)
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/已复制|Copied/))
  },
}
export const Refused: Story = {
  play: async ({ canvasElement }) => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'))
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button'))
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/复制失败|Could not copy/))
  },
}
export const Short: Story = { args: { text: '7' } }
export const LongText: Story = {
  args: { text: '20261121030725000188422026112103072500018842202611210307250001884220261121' },
  globals: { viewport: { value: 'w360' } },
}
