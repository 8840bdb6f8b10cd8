import { FilterRow } from '@compute-mall/ui/parts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { Held, nothing, type Say, shown } from '../specimen.tsx'

/**
 * One group of filters with counts; more than ten options fold.
 *
 * **Do:** put first what most people choose, and show how many results each leaves.
 *
 * **Don't:** use it for one choice of a few, which is a `RadioGroup`, or hide an option because it leaves nothing.
 */
const meta: Meta<typeof FilterRow> = {
  title: 'Parts/FilterRow',
  component: FilterRow,
  args: { label: '', options: [], chosen: [], onToggle: nothing, onClear: nothing },
}
export default meta
type Story = StoryObj<typeof FilterRow>

const names = ['华东', '华北', '华南', '西北', '西南', '东北', '华中', '昆山', '中卫', '天津', '郑州', '长沙']
const english = [
  'East',
  'North',
  'South',
  'Northwest',
  'Southwest',
  'Northeast',
  'Central',
  'Kunshan',
  'Zhongwei',
  'Tianjin',
  'Zhengzhou',
  'Changsha',
]
const options = (say: Say, count: number) =>
  names.slice(0, count).map((name, index) => ({
    code: english[index] ?? '',
    label: say(name, english[index] ?? ''),
    count: [128, 64, 0, 21][index % 4],
  }))

export const Default: Story = {
  ...shown((say, args) => (
    <Held<readonly string[]> initial={['East']}>
      {(chosen, set) => (
        <FilterRow
          {...args}
          label={say('区域', 'Region')}
          options={options(say, 4)}
          chosen={chosen}
          onToggle={(code) =>
            set(chosen.includes(code) ? chosen.filter((one) => one !== code) : [...chosen, code])
          }
          onClear={() => set([])}
        />
      )}
    </Held>
  )),
  play: async ({ canvasElement }) => {
    const [all, east, north] = within(canvasElement).getAllByRole('button')
    await expect(east).toHaveAttribute('aria-pressed', 'true')
    await userEvent.click(north as HTMLElement)
    await expect(north).toHaveAttribute('aria-pressed', 'true')
    await userEvent.click(all as HTMLElement)
    await expect(east).toHaveAttribute('aria-pressed', 'false')
  },
}
export const NoneChosen: Story = shown((say, args) => (
  <FilterRow {...args} label={say('区域', 'Region')} options={options(say, 4)} />
))
export const Folded: Story = {
  ...shown((say, args) => <FilterRow {...args} label={say('区域', 'Region')} options={options(say, 12)} />),
  play: async ({ canvasElement }) => {
    const fold = within(canvasElement).getByRole('button', { name: /更多|More/ })
    await userEvent.click(fold)
    await expect(fold).toHaveAttribute('aria-expanded', 'true')
  },
}
export const WithoutCounts: Story = shown((say, args) => (
  <FilterRow
    {...args}
    label={say('计费', 'Billing')}
    options={[
      { code: 'month', label: say('包月', 'Monthly') },
      { code: 'year', label: say('包年', 'Yearly') },
    ]}
  />
))
export const NothingToFind: Story = shown((say, args) => (
  <FilterRow
    {...args}
    label={say('区域', 'Region')}
    options={[{ code: 'south', label: say('华南', 'South'), count: 0 }]}
  />
))
export const LongText: Story = {
  ...shown((say, args) => (
    <FilterRow
      {...args}
      label={say('国产加速卡型号', 'Domestic accelerator model')}
      options={[
        {
          code: 'a',
          label: say(
            '海光深算二号高带宽版（八卡互联）',
            'Hygon second generation, high bandwidth, eight linked',
          ),
          count: 3,
        },
        { code: 'b', label: 'A800 80 GB SXM', count: 12_800 },
      ]}
    />
  )),
  globals: { viewport: { value: 'w360' } },
}
