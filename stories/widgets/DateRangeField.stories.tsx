import { DateRangeField } from '@compute-mall/ui/widgets'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { early, write } from '../early.tsx'
import { Held, nothing, shown } from '../specimen.tsx'

/**
 * From one day to another, both counted.
 *
 * **Do:** offer the spans that most people want beside it.
 *
 * **Don't:** use it for one day alone, which is a `DateField`.
 */
const meta: Meta<typeof DateRangeField> = {
  title: 'Widgets/DateRangeField',
  component: DateRangeField,
  args: { legend: '', value: { from: '2026-11-01', to: '2026-11-21' }, onChange: nothing },
}
export default meta
type Story = StoryObj<typeof DateRangeField>

const field: Story = shown((say, args) => (
  <div style={{ maxWidth: 480, minHeight: 460 }}>
    <Held initial={args.value}>
      {(value, set) => (
        <DateRangeField {...args} legend={say('下单日期', 'Ordered')} value={value} onChange={set} />
      )}
    </Held>
  </div>
))

export const Default: Story = {
  ...field,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('group')).toHaveAccessibleName(/下单日期|Ordered/)
    await expect(canvas.getByRole('textbox', { name: /开始日期|From/ })).toHaveValue('2026-11-01')
    await expect(canvas.getByRole('textbox', { name: /结束日期|To/ })).toHaveValue('2026-11-21')
  },
}
export const FilledEarly: Story = {
  ...early({ from: '', to: '' }, write('2026-2-5', '2026-2-7'), (say, value, set) => (
    <DateRangeField legend={say('下单日期', 'Ordered')} value={value} onChange={set} />
  )),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('{"from":"2026-02-05","to":"2026-02-07"}')).toBeVisible()
  },
}
export const CalendarOpen: Story = {
  ...field,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: /打开日历|Open the calendar/ }))
    await waitFor(() => expect(canvas.getByRole('grid')).toBeVisible())
  },
}
export const Empty: Story = { ...field, args: { value: { from: '', to: '' } } }
export const OpenEnd: Story = { ...field, args: { value: { from: '2026-11-01', to: '' } } }
export const Wrong: Story = { ...field, args: { error: '最多查询 12 个月' } }
export const Disabled: Story = { ...field, args: { disabled: true } }
export const LongText: Story = shown((say, args) => (
  <div style={{ maxWidth: 300 }}>
    <DateRangeField
      {...args}
      legend={say(
        '订单从提交到资源全部开通的起止日期',
        'From when an order was placed to when all of it was open',
      )}
      error={say(
        '一次最多查询 12 个月；更早的订单请按订单编号查找。',
        'At most 12 months at a time; look for older orders by their number.',
      )}
    />
  </div>
))
