import { Chart } from '@compute-mall/ui/widgets'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { type Say, shown } from '../specimen.tsx'

/**
 * A picture of figures with the same figures as a table.
 *
 * **Do:** say in the label what one should see, and give the unit.
 *
 * **Don't:** draw one figure, which is words, or more than four series, which cannot be told apart.
 */
const meta: Meta<typeof Chart> = {
  title: 'Widgets/Chart',
  component: Chart,
  args: { label: '', kind: 'line', axis: '', categories: [], series: [] },
}
export default meta
type Story = StoryObj<typeof Chart>

const months = (say: Say) =>
  Array.from({ length: 12 }, (_, index) =>
    say(
      `${index + 1}月`,
      ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'][index] ?? '',
    ),
  )
const cpu = [120, 132, 180, 170, 210, 260, 240, 280, 310, 305, 340, 380]
const gpu = [20, 42, 38, 60, 88, 120, null, 140, 160, 210, 240, 260]
const named = (say: Say) => ({
  label: say('每月用量（千核时）', 'Used by month, thousand core-hours'),
  axis: say('月份', 'Month'),
  categories: months(say),
})

export const Default: Story = {
  ...shown((say, args) => (
    <Chart
      {...args}
      {...named(say)}
      series={[
        { name: 'CPU', values: cpu },
        { name: 'GPU', values: gpu },
      ]}
    />
  )),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('img', { name: /每月用量|Used by month/ })).toBeVisible()
    await userEvent.click(canvas.getByText(/以表格查看|View as a table/))
    await waitFor(() => expect(canvas.getByRole('table')).toBeVisible())
    await expect(canvas.getAllByRole('row')).toHaveLength(13)
    await expect(canvas.getByRole('cell', { name: '–' })).toBeVisible()
  },
}
export const Bars: Story = {
  args: { kind: 'bar' },
  ...shown((say, args) => (
    <Chart
      {...args}
      {...named(say)}
      series={[
        { name: 'CPU', values: cpu },
        { name: 'GPU', values: gpu },
      ]}
    />
  )),
}
/** Names that have no room below a bar stand above theirs, with how much it is. */
export const Rows: Story = {
  ...shown((say, args) => (
    <Chart
      {...args}
      kind="rows"
      label={say('各中心费用（元）', 'Cost by centre, yuan')}
      axis={say('计算中心', 'Computing centre')}
      categories={[
        say('西南一区（成都）算力中心', 'Southwest I (Chengdu) Computing Centre'),
        say('东北一区（沈阳）算力中心', 'Northeast I (Shenyang) Computing Centre'),
        say('不限中心', 'No centre'),
      ]}
      series={[{ name: say('金额', 'Amount'), values: [126_000, 15_300.5, null] }]}
    />
  )),
  play: async ({ canvasElement }) => {
    const rows = within(canvasElement).getByRole('list', { name: /各中心费用|Cost by centre/ })
    await expect(within(rows).getAllByRole('listitem')).toHaveLength(3)
    await expect(within(rows).getByText('126000')).toBeVisible()
  },
}
export const OneSeries: Story = shown((say, args) => (
  <Chart {...args} {...named(say)} series={[{ name: 'CPU', values: cpu }]} />
))
export const FourSeries: Story = shown((say, args) => (
  <Chart
    {...args}
    {...named(say)}
    series={['CPU', 'GPU', 'DCU', say('存储', 'Storage')].map((name, index) => ({
      name,
      values: cpu.map((value) => value * (1 - index * 0.22)),
    }))}
    format={(value) => String(Math.round(value))}
  />
))
export const BelowZero: Story = shown((say, args) => (
  <Chart
    {...args}
    kind="bar"
    label={say('余额变化（元）', 'Change of the balance, yuan')}
    axis={say('月份', 'Month')}
    categories={months(say).slice(0, 4)}
    series={[{ name: say('变化', 'Change'), values: [300, -120, 80, -40] }]}
  />
))
export const Empty: Story = {
  ...shown((say, args) => <Chart {...args} {...named(say)} categories={[]} />),
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(/暂无数据|No figures yet/)
  },
}
export const LongText: Story = {
  ...shown((say, args) => (
    <Chart
      {...args}
      {...named(say)}
      series={[
        {
          name: say(
            '华东一区（昆山）国家超级计算中心通用算力',
            'General computing of the national centre in Kunshan',
          ),
          values: cpu,
        },
        { name: 'GPU', values: gpu },
      ]}
    />
  )),
  globals: { viewport: { value: 'w360' } },
}
