import { Field } from '@compute-mall/ui/parts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { shown } from '../specimen.tsx'

/**
 * What every field has around its control: label, help, error, tied together.
 *
 * **Do:** use it for controls that have no field of their own.
 *
 * **Don't:** put a placeholder in the place of the label, or help into the error.
 */
const meta: Meta<typeof Field> = { title: 'Parts/Field', component: Field, args: { label: '' } }
export default meta
type Story = StoryObj<typeof Field>

export const Default: Story = {
  ...shown((say, args) => (
    <Field {...args} label={say('颜色', 'Colour')} hint={say('用于图表', 'For charts')}>
      {(control) => <input {...control} type="color" defaultValue="#c00019" />}
    </Field>
  )),
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByLabelText(/颜色|Colour/)
    await expect(input).toHaveAccessibleDescription(/用于图表|For charts/)
  },
}
export const Required: Story = shown((say, args) => (
  <Field {...args} required label={say('颜色', 'Colour')}>
    {(control) => <input {...control} />}
  </Field>
))
export const Optional: Story = shown((say, args) => (
  <Field {...args} optional label={say('颜色', 'Colour')}>
    {(control) => <input {...control} />}
  </Field>
))
export const Wrong: Story = {
  ...shown((say, args) => (
    <Field {...args} label={say('颜色', 'Colour')} error={say('请选择颜色', 'Choose a colour')}>
      {(control) => <input {...control} />}
    </Field>
  )),
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox')
    await expect(input).toBeInvalid()
    await expect(input).toHaveAccessibleDescription(/请选择颜色|Choose a colour/)
  },
}
export const LongText: Story = {
  ...shown((say, args) => (
    <Field
      {...args}
      label={say(
        '企业营业执照上登记的单位全称（须与银行账户名称一致）',
        'Full name as registered on the business licence, the same as that of the bank account',
      )}
      hint={say(
        '如果名称中含有括号，请使用与营业执照相同的全角或半角括号',
        'If the name holds brackets, write them exactly as the licence does',
      )}
    >
      {(control) => <input {...control} />}
    </Field>
  )),
  globals: { viewport: { value: 'w360' } },
}
