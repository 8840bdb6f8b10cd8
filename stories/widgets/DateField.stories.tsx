import { DateField } from '@compute-mall/ui/widgets'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { early, write } from '../early.tsx'
import { Held, nothing, shown } from '../specimen.tsx'

/**
 * A day, typed or picked.
 *
 * **Do:** let it be typed: a day long ago is far away in a calendar.
 *
 * **Don't:** use it for two days that belong together, which are a `DateRangeField`, or for a time of day, which is a
 * `TimeField`.
 */
const meta: Meta<typeof DateField> = {
  title: 'Widgets/DateField',
  component: DateField,
  args: { label: '', value: '2026-11-21', onChange: nothing },
}
export default meta
type Story = StoryObj<typeof DateField>

const field: Story = shown((say, args) => (
  <div style={{ maxWidth: 320, minHeight: 440 }}>
    <Held initial={args.value}>
      {(value, set) => (
        <DateField {...args} label={say('成立日期', 'Founded on')} value={value} onChange={set} />
      )}
    </Held>
  </div>
))

export const Default: Story = {
  ...field,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const box = canvas.getByRole('textbox', { name: /成立日期|Founded on/ })
    await userEvent.clear(box)
    await userEvent.type(box, '2026-2-5{Enter}')
    await expect(box).toHaveValue('2026-02-05')
    await userEvent.clear(box)
    await userEvent.type(box, '2026-13-45{Enter}')
    await expect(box).toHaveValue('2026-13-45')
    await expect(box).toHaveAccessibleDescription(/存在的日期|a day that exists/)
  },
}
export const FilledEarly: Story = {
  ...early('', write('2026-2-5'), (say, value, set) => (
    <DateField label={say('成立日期', 'Founded on')} value={value} onChange={set} />
  )),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('"2026-02-05"')).toBeVisible()
    await expect(canvas.getByRole('textbox')).toHaveValue('2026-02-05')
  },
}
/** The focus is still in it, so that what is typed does not count yet. */
export const TypedEarly: Story = {
  ...early(
    '',
    (page) => {
      write('2026-2-5')(page)
      page.querySelector('input')?.focus()
    },
    (say, value, set) => <DateField label={say('成立日期', 'Founded on')} value={value} onChange={set} />,
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const box = await canvas.findByRole('textbox')
    await expect(box).toHaveValue('2026-2-5')
    await userEvent.tab()
    await expect(await canvas.findByText('"2026-02-05"')).toBeVisible()
  },
}
export const CalendarOpen: Story = {
  ...field,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: /打开日历|Open the calendar/ }))
    const grid = await canvas.findByRole('grid')
    await expect(
      within(grid).getByRole('button', { name: /^(2026年11月1日星期日|Sunday,? 1 November 2026)$/ }),
    ).toBeVisible()
    await waitFor(() => expect(within(grid).getByRole('button', { name: /21/ })).toHaveFocus())
    await userEvent.keyboard('{ArrowRight}{Enter}')
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveValue('2026-11-22'))
    await waitFor(() => expect(canvas.queryByRole('grid')).toBeNull())
  },
}
export const Months: Story = {
  ...field,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: /打开日历|Open the calendar/ }))
    await userEvent.click(await canvas.findByRole('button', { name: /选择月份|Choose a month/ }))
    await expect(await canvas.findByRole('button', { name: /选择年份|Choose a year/ })).toBeVisible()
  },
}
export const Empty: Story = { ...field, args: { value: '' } }
export const Limited: Story = { ...field, args: { minimum: '2026-11-10', maximum: '2026-11-24' } }
export const Wrong: Story = { ...field, args: { value: '', error: '请填写成立日期' } }
export const Disabled: Story = { ...field, args: { disabled: true } }
export const LongText: Story = {
  ...shown((say, args) => (
    <DateField
      {...args}
      label={say('营业执照登记的企业成立日期', 'Day on which the company was founded, as on its licence')}
      hint={say(
        '格式：YYYY-MM-DD，与营业执照一致；个体工商户填写注册日期',
        'Format: YYYY-MM-DD, as on the licence; the day of registration for sole traders',
      )}
    />
  )),
  globals: { viewport: { value: 'w360' } },
}
