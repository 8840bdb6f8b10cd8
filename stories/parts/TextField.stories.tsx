import { cleanNumber } from '@compute-mall/core/codec'
import { TextField } from '@compute-mall/ui/parts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { Column, Held, nothing, shown } from '../specimen.tsx'

/**
 * One line of text.
 *
 * **Do:** give it `inputMode` and `autoComplete`: phones and browsers help then.
 *
 * **Don't:** use it for numbers, which are a `NumberField`, or for days, which are a `DateField`; nor put the label
 * into the placeholder.
 */
const meta: Meta<typeof TextField> = {
  title: 'Parts/TextField',
  component: TextField,
  args: { label: '', value: '', onChange: nothing },
}
export default meta
type Story = StoryObj<typeof TextField>

const field: Story = shown((say, args) => (
  <Held initial={args.value}>
    {(value, set) => (
      <Column width={360}>
        <TextField {...args} label={say('手机号', 'Phone number')} value={value} onChange={set} />
      </Column>
    )}
  </Held>
))

export const Default: Story = {
  ...field,
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole('textbox', { name: /手机号|Phone number/ })
    await userEvent.type(box, '13800138000')
    await expect(box).toHaveValue('13800138000')
  },
}
export const Required: Story = { ...field, args: { required: true } }
export const Optional: Story = { ...field, args: { optional: true } }
export const Wrong: Story = {
  ...field,
  args: { value: '1380013', error: '格式不正确' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('textbox')).toHaveAccessibleDescription('格式不正确')
  },
}
/** A number that is pasted in groups is cleaned when the field is left, and not cut before. */
export const Grouped: Story = {
  ...field,
  args: { maxLength: 18, clean: cleanNumber },
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole('textbox')
    await userEvent.click(box)
    await userEvent.paste('９１３５ 0100-M000\u200b 100Y 43')
    await expect(box).toHaveValue('９１３５ 0100-M000\u200b 100Y 43')
    await expect(box).toBeValid()
    await userEvent.tab()
    await expect(box).toHaveValue('91350100M000100Y43')
  },
}
/** What is too long stays, and the limit is told. */
export const TooLong: Story = {
  ...field,
  args: { maxLength: 5, value: '123456' },
  globals: { language: 'zh' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('textbox')).toHaveAccessibleDescription(
      '最多 5 个字符，当前 6 个',
    )
  },
}
export const Disabled: Story = { ...field, args: { value: 'demo', disabled: true } }
export const Adorned: Story = shown((say, args) => (
  <Column width={360}>
    <TextField
      {...args}
      label={say('金额', 'Amount')}
      leading="¥"
      trailing={say('元', 'yuan')}
      value="100.00"
    />
  </Column>
))
export const Large: Story = { ...field, args: { size: 'large' } }
export const LongText: Story = {
  ...shown((say, args) => (
    <TextField
      {...args}
      label={say(
        '企业营业执照上登记的单位全称（须与银行账户名称一致）',
        'Full name as registered on the business licence, the same as that of the bank account',
      )}
      hint={say(
        '如果名称中含有括号，请使用与营业执照相同的全角或半角括号',
        'If the name holds brackets, write them exactly as the licence does',
      )}
      value={say(
        '国家超级计算中心某某区域分中心有限责任公司',
        'Regional branch of the national supercomputing centre, Ltd.',
      )}
    />
  )),
  globals: { viewport: { value: 'w360' } },
}
