import { TextArea } from '@compute-mall/ui/parts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { Column, Held, nothing, shown } from '../specimen.tsx'

/**
 * Several lines of text.
 *
 * **Do:** make it as tall as the answer that is expected, and say how long it may be.
 *
 * **Don't:** use it for one line, which is a `TextField`.
 */
const meta: Meta<typeof TextArea> = {
  title: 'Parts/TextArea',
  component: TextArea,
  args: { label: '', value: '', onChange: nothing },
}
export default meta
type Story = StoryObj<typeof TextArea>

const field: Story = shown((say, args) => (
  <Held initial={args.value}>
    {(value, set) => (
      <Column width={360}>
        <TextArea {...args} label={say('备注', 'Note')} value={value} onChange={set} />
      </Column>
    )}
  </Held>
))

export const Default: Story = {
  ...field,
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole('textbox', { name: /备注|Note/ })
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
export const Disabled: Story = { ...field, args: { value: 'demo', disabled: true } }
export const Tall: Story = { ...field, args: { rows: 10 } }
export const LongText: Story = {
  ...shown((say, args) => (
    <TextArea
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
