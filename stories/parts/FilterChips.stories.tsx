import { FilterChips } from '@compute-mall/ui/parts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { nothing, type Say, shown } from '../specimen.tsx'

/**
 * The filters that are on, each removable, and all at once. It shows nothing where none is on.
 *
 * **Do:** stand it above the results, in the order in which filters stand.
 *
 * **Don't:** use it to turn filters on, which is what a `FilterRow` does.
 */
const meta: Meta<typeof FilterChips> = {
  title: 'Parts/FilterChips',
  component: FilterChips,
  args: { filters: [], onClearAll: fn() },
}
export default meta
type Story = StoryObj<typeof FilterChips>

const filters = (say: Say, count: number) =>
  Array.from({ length: count }, (_, index) => ({
    key: String(index),
    group: say('区域', 'Region'),
    label:
      [say('华东', 'East'), say('华北', 'North'), say('华南', 'South'), say('西北', 'Northwest')][
        index % 4
      ] ?? '',
    onRemove: nothing,
  }))

export const Default: Story = {
  ...shown((say, args) => <FilterChips {...args} filters={filters(say, 2)} />),
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /清除全部|Clear all/ }))
    await expect(args.onClearAll).toHaveBeenCalledOnce()
  },
}
export const None: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button')).toBeNull()
  },
}
export const One: Story = shown((say, args) => <FilterChips {...args} filters={filters(say, 1)} />)
export const Many: Story = shown((say, args) => <FilterChips {...args} filters={filters(say, 24)} />)
export const OnAPhone: Story = { ...Many, globals: { viewport: { value: 'w360' } } }
