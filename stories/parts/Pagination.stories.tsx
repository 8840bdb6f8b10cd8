import { Pagination } from '@compute-mall/ui/parts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { Held, nothing } from '../specimen.tsx'

/**
 * Pages of a long list, with a jump to any. It shows nothing where there is only one.
 *
 * **Do:** make pages links wherever the address holds the page.
 *
 * **Don't:** use it on a phone, where lists grow, or for steps of a task, which are `Steps`.
 */
const meta: Meta<typeof Pagination> = {
  title: 'Parts/Pagination',
  component: Pagination,
  args: { page: 5, pageCount: 84, onPage: nothing },
}
export default meta
type Story = StoryObj<typeof Pagination>

export const Default: Story = {
  render: (args) => (
    <Held initial={args.page}>{(page, set) => <Pagination {...args} page={page} onPage={set} />}</Held>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('navigation')).toHaveAccessibleName(/分页|Pages/)
    await userEvent.type(canvas.getByRole('textbox'), '999{Enter}')
    await expect(canvas.getByText('84', { selector: '[aria-current=page]' })).toBeInTheDocument()
  },
}
export const First: Story = { args: { page: 1 } }
export const Last: Story = { args: { page: 84 } }
export const Few: Story = { args: { page: 2, pageCount: 3 } }
export const OnlyOne: Story = {
  args: { page: 1, pageCount: 1 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('navigation')).toBeNull()
  },
}
export const AsLinks: Story = {
  args: { toPage: (page) => `/?pageNum=${page}` },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: /第 4 页|Page 4/ })).toHaveAttribute(
      'href',
      '/?pageNum=4',
    )
  },
}
export const OnAPhone: Story = { args: { page: 42 }, globals: { viewport: { value: 'w360' } } }
