import { NumberField } from '@compute-mall/ui/parts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { early, write } from '../early.tsx'
import { Column, Held, nothing, shown } from '../specimen.tsx'

/**
 * A number within limits in a form, with its unit.
 *
 * **Do:** give the unit and the limits; they are said before somebody fails at them.
 *
 * **Don't:** use it for how many of a thing one buys, which is a `QuantityStepper`, or for digits that are no number,
 * such as a phone number.
 */
const meta: Meta<typeof NumberField> = {
  title: 'Parts/NumberField',
  component: NumberField,
  args: { label: '', value: null, minimum: 1, maximum: 9999, onChange: nothing },
}
export default meta
type Story = StoryObj<typeof NumberField>

const field: Story = shown((say, args) => (
  <Held<number | null> initial={args.value}>
    {(value, set) => (
      <Column width={320}>
        <NumberField
          {...args}
          label={say('注册资本', 'Registered capital')}
          unit={say('万元', '10,000 yuan')}
          value={value}
          onChange={set}
        />
      </Column>
    )}
  </Held>
))

export const Default: Story = {
  ...field,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const box = canvas.getByRole('textbox', { name: /注册资本|Registered capital/ })
    await expect(box).toHaveAccessibleDescription(/最少 1.*万元|Minimum 1.*yuan/)
    await userEvent.type(box, '１２０００{Enter}')
    await expect(box).toHaveValue('9999')
    await expect(canvas.getByRole('status')).toHaveTextContent('9,999')
  },
}
export const Decimals: Story = {
  ...field,
  args: { decimals: 2, value: 12.5 },
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole('textbox')
    await userEvent.clear(box)
    await userEvent.type(box, '12.345')
    await userEvent.tab()
    await expect(box).toHaveValue('12.34')
  },
}
export const FilledEarly: Story = {
  ...early<number | null>(null, write('12000'), (say, value, set) => (
    <NumberField
      minimum={1}
      maximum={9999}
      label={say('注册资本', 'Registered capital')}
      value={value}
      onChange={set}
    />
  )),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('9999', { selector: 'output' })).toBeVisible()
    await expect(canvas.getByRole('textbox')).toHaveValue('9999')
  },
}
export const Required: Story = { ...field, args: { required: true } }
export const Wrong: Story = { ...field, args: { error: '请填写注册资本' } }
export const Disabled: Story = { ...field, args: { disabled: true, value: 500 } }
export const LongText: Story = {
  ...shown((say, args) => (
    <NumberField
      {...args}
      label={say('最近一个会计年度经审计的营业收入', 'Audited revenue of the last fiscal year')}
      hint={say(
        '以万元为单位，四舍五入到整数，与审计报告一致',
        'In units of 10,000 yuan, rounded, as in the audit report',
      )}
      unit={say('万元', '10,000 yuan')}
    />
  )),
  globals: { viewport: { value: 'w360' } },
}
