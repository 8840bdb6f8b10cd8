import { TimeField } from '@compute-mall/ui/parts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { early, write } from '../early.tsx'
import { Column, Held, nothing, shown } from '../specimen.tsx'

/**
 * A time of day, with the platform's own clock.
 *
 * **Do:** say which zone it means where that is not the reader's own.
 *
 * **Don't:** use it for a day, which is a `DateField`; a moment is one of each.
 */
const meta: Meta<typeof TimeField> = {
  title: 'Parts/TimeField',
  component: TimeField,
  args: { label: '', value: '', onChange: nothing },
}
export default meta
type Story = StoryObj<typeof TimeField>

const field: Story = shown((say, args) => (
  <Held initial={args.value}>
    {(value, set) => (
      <Column width={240}>
        <TimeField {...args} label={say('服务开始时间', 'Service begins at')} value={value} onChange={set} />
      </Column>
    )}
  </Held>
))

export const Default: Story = {
  ...field,
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByLabelText(/服务开始时间|Service begins at/)
    await userEvent.type(box, '09:30')
    await expect(box).toHaveValue('09:30')
  },
}
export const Chosen: Story = { ...field, args: { value: '18:00' } }
export const Limited: Story = { ...field, args: { value: '10:00', minimum: '08:00', maximum: '18:00' } }
export const FilledEarly: Story = {
  ...early('', write('09:30'), (say, value, set) => (
    <TimeField label={say('服务开始时间', 'Service begins at')} value={value} onChange={set} />
  )),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('"09:30"')).toBeVisible()
    await expect(canvas.getByLabelText(/服务开始时间|Service begins at/)).toHaveValue('09:30')
  },
}
export const Required: Story = { ...field, args: { required: true } }
export const Disabled: Story = { ...field, args: { value: '09:00', disabled: true } }
export const Wrong: Story = {
  ...shown((say, args) => (
    <Column width={240}>
      <TimeField
        {...args}
        label={say('服务开始时间', 'Service begins at')}
        error={say('请选择 08:00 至 18:00', 'Choose a time from 08:00 to 18:00')}
      />
    </Column>
  )),
  args: { value: '20:00', minimum: '08:00', maximum: '18:00' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByLabelText(/服务开始时间|Service begins at/)).toBeInvalid()
  },
}
export const LongText: Story = shown((say, args) => (
  <Column width={240}>
    <TimeField
      {...args}
      label={say(
        '商家客服每个工作日开始接待咨询的时间',
        'When the shop begins to answer customers on working days',
      )}
      hint={say(
        '按店铺所在地的时间填写；节假日可在日历里单独设置。',
        'In the time of the place where the shop is; holidays can be set apart in the calendar.',
      )}
    />
  </Column>
))
