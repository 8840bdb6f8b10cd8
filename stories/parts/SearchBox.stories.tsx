import { SearchBox } from '@compute-mall/ui/parts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, userEvent, within } from 'storybook/test'
import { Column, shown } from '../specimen.tsx'

/**
 * Searches on Enter and on the button, never on the Enter that picks a word in an input method.
 *
 * **Do:** keep what was searched for in it, so that it can be mended.
 *
 * **Don't:** use it to filter a list in sight, which is a `TextField`, or have two on a page.
 */
const meta: Meta<typeof SearchBox> = {
  title: 'Parts/SearchBox',
  component: SearchBox,
  args: { label: '', keyword: '', onSearch: fn() },
}
export default meta
type Story = StoryObj<typeof SearchBox>

const box: Story = shown((say, args) => (
  <Column width={560}>
    <SearchBox
      {...args}
      label={say('搜索', 'Search')}
      placeholder={say('搜索商品、算力', 'Search products')}
    />
  </Column>
))

export const Default: Story = {
  ...box,
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByRole('searchbox')
    await userEvent.type(field, 'A800')
    await expect(fireEvent.keyDown(field, { key: 'Enter', keyCode: 229 })).toBe(false)
    await expect(args.onSearch).not.toHaveBeenCalled()
    await userEvent.keyboard('{Enter}')
    await expect(args.onSearch).toHaveBeenCalledWith('A800')
  },
}
export const WithKeyword: Story = { ...box, args: { keyword: 'A800' } }
export const Large: Story = { ...box, args: { size: 'large', keyword: 'A800' } }
export const WithoutPlaceholder: Story = shown((say, args) => (
  <SearchBox {...args} label={say('搜索', 'Search')} />
))
export const LongText: Story = {
  ...box,
  args: { keyword: '面向大规模分布式训练的国产加速卡高带宽互联八卡裸金属节点' },
  globals: { viewport: { value: 'w360' } },
}
