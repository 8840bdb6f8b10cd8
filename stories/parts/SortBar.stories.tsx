import { SortBar } from '@compute-mall/ui/parts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { Held, nothing, type Say, shown } from '../specimen.tsx'

/**
 * In which order results stand. A second press on one that goes both ways turns it round.
 *
 * **Do:** begin with the order that helps most people.
 *
 * **Don't:** use it to leave results out, which is what a `FilterRow` does.
 */
const meta: Meta<typeof SortBar> = { title: 'Parts/SortBar', component: SortBar }
export default meta
type Story = StoryObj

const options = (say: Say) => [
  { sort: 'default', label: say('综合', 'Best match') },
  { sort: 'sales', label: say('销量', 'Sales') },
  { sort: 'score', label: say('评分', 'Rating') },
  { sort: 'price', label: say('价格', 'Price'), bothWays: true },
]

export const Default: Story = {
  ...shown((say, args) => (
    <Held initial={{ sort: 'default', direction: 'desc' as 'asc' | 'desc' }}>
      {({ sort, direction }, set) => (
        <SortBar
          sort={sort}
          direction={direction}
          onSort={(next, way) => set({ sort: next, direction: way })}
          total={say('共 1,284 件商品', '1,284 products')}
          options={options(say)}
          {...args}
        />
      )}
    </Held>
  )),
  play: async ({ canvasElement }) => {
    const price = within(canvasElement).getAllByRole('button')[3] as HTMLElement
    await userEvent.click(price)
    const ascending = price.textContent
    await userEvent.click(price)
    await expect(price).toHaveAttribute('aria-pressed', 'true')
    await expect(price.textContent).not.toBe(ascending)
  },
}
export const Ascending: Story = shown((say) => (
  <SortBar sort="price" direction="asc" onSort={nothing} options={options(say)} />
))
export const Descending: Story = shown((say) => (
  <SortBar sort="price" direction="desc" onSort={nothing} options={options(say)} />
))
export const WithoutTotal: Story = shown((say) => (
  <SortBar sort="sales" direction="desc" onSort={nothing} options={options(say)} />
))
export const LongText: Story = {
  ...shown((say) => (
    <SortBar
      sort="default"
      direction="desc"
      onSort={nothing}
      options={options(say)}
      total={say('在 12 个计算中心共找到 1,284 件商品', '1,284 products in twelve computing centres')}
    />
  )),
  globals: { viewport: { value: 'w360' } },
}
