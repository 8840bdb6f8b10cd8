import { FilterChips, FilterRow, SearchBox, SortBar } from '@compute-mall/ui/parts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, userEvent, within } from 'storybook/test'
import { Column, Held, shown } from '../specimen.tsx'

/** Finding goods: the box, the filters, what is chosen, the order. */
const meta: Meta<typeof SearchBox> = { title: 'Parts/Search', component: SearchBox }
export default meta
type Story = StoryObj

const onSearch = fn()

export const Box: Story = {
  ...shown((say) => (
    <Column width={560}>
      <SearchBox
        label={say('搜索', 'Search')}
        placeholder={say('搜索商品、算力', 'Search goods')}
        keyword=""
        onSearch={onSearch}
      />
    </Column>
  )),
  play: async ({ canvasElement }) => {
    onSearch.mockClear()
    const box = within(canvasElement).getByRole('searchbox')
    await userEvent.type(box, 'A800')
    await expect(fireEvent.keyDown(box, { key: 'Enter', keyCode: 229 })).toBe(false)
    await expect(onSearch).not.toHaveBeenCalled()
    await userEvent.keyboard('{Enter}')
    await expect(onSearch).toHaveBeenCalledWith('A800')
  },
}

export const LargeBox: Story = shown((say) => (
  <Column width={680}>
    <SearchBox size="large" label={say('搜索', 'Search')} keyword="A800" onSearch={onSearch} />
  </Column>
))

const regions = (say: (zh: string, en: string) => string) =>
  [
    ['east', '华东', 'East China', 128],
    ['north', '华北', 'North China', 64],
    ['south', '华南', 'South China', 0],
    ['northwest', '西北', 'Northwest', 21],
    ['southwest', '西南', 'Southwest', 9],
    ['northeast', '东北', 'Northeast', 3],
    ['central', '华中', 'Central China', 40],
    ['kunshan', '昆山中心', 'Kunshan centre', 30],
    ['zhongwei', '中卫中心', 'Zhongwei centre', 28],
    ['tianjin', '天津中心', 'Tianjin centre', 18],
    ['zhengzhou', '郑州中心', 'Zhengzhou centre', 12],
    ['changsha', '长沙中心', 'Changsha centre', 7],
  ].map(([code, zh, en, count]) => ({
    code: String(code),
    label: say(String(zh), String(en)),
    count: Number(count),
  }))

export const Filters: Story = shown((say) => (
  <Held<readonly string[]> initial={['east']}>
    {(chosen, set) => (
      <Column width={900}>
        <FilterRow
          label={say('区域', 'Region')}
          options={regions(say)}
          chosen={chosen}
          onToggle={(code) =>
            set(chosen.includes(code) ? chosen.filter((one) => one !== code) : [...chosen, code])
          }
          onClear={() => set([])}
        />
        <FilterChips
          filters={chosen.map((code) => ({
            key: code,
            group: say('区域', 'Region'),
            label: code,
            onRemove: () => set(chosen.filter((one) => one !== code)),
          }))}
          onClearAll={() => set([])}
        />
      </Column>
    )}
  </Held>
))

export const Sorts: Story = {
  ...shown((say) => (
    <Held initial={{ sort: 'default', direction: 'desc' as 'asc' | 'desc' }}>
      {({ sort, direction }, set) => (
        <SortBar
          sort={sort}
          direction={direction}
          onSort={(next, way) => set({ sort: next, direction: way })}
          total={say('共 1,284 件商品', '1,284 products')}
          options={[
            { sort: 'default', label: say('综合', 'Best match') },
            { sort: 'skuSaleCount', label: say('销量', 'Sales') },
            { sort: 'skuScore', label: say('评分', 'Rating') },
            { sort: 'basePrice', label: say('价格', 'Price'), bothWays: true },
          ]}
        />
      )}
    </Held>
  )),
  play: async ({ canvasElement }) => {
    const price = within(canvasElement).getAllByRole('button')[3] as HTMLElement
    const name = () => price.textContent
    await userEvent.click(price)
    const ascending = name()
    await userEvent.click(price)
    await expect(price).toHaveAttribute('aria-pressed', 'true')
    await expect(name()).not.toBe(ascending)
  },
}
