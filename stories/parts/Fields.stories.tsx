import { PasswordField, SelectField, TextArea, TextField } from '@compute-mall/ui/parts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { Column, Held, type Say, shown } from '../specimen.tsx'

/** Labels stand above and never vanish; errors say how to mend them. Text, password, several lines, one of many. */
const meta: Meta<typeof TextField> = { title: 'Parts/Fields', component: TextField }
export default meta
type Story = StoryObj

const nothing = () => undefined
const regions = (say: Say) => [
  { value: 'east', label: say('华东一区', 'East China I') },
  { value: 'north', label: say('华北二区', 'North China II') },
  { value: 'west', label: say('西北三区（维护中）', 'Northwest III (under repair)'), disabled: true },
]

export const Default: Story = {
  ...shown((say) => (
    <Column width={360}>
      <Held initial="">
        {(value, set) => (
          <TextField
            label={say('手机号', 'Phone number')}
            hint={say('用于接收验证码', 'Receives the code')}
            inputMode="tel"
            autoComplete="tel"
            required
            value={value}
            onChange={set}
          />
        )}
      </Held>
      <Held initial="secret">
        {(value, set) => <PasswordField label={say('密码', 'Password')} value={value} onChange={set} />}
      </Held>
      <Held initial="">
        {(value, set) => (
          <SelectField label={say('区域', 'Region')} options={regions(say)} value={value} onChange={set} />
        )}
      </Held>
      <Held initial="">
        {(value, set) => <TextArea label={say('备注', 'Note')} optional value={value} onChange={set} />}
      </Held>
    </Column>
  )),
  play: async ({ canvasElement }) => {
    const phone = canvasElement.querySelector('input')
    if (!phone) throw new Error('There is no field.')
    await userEvent.type(phone, '13800138000')
    await expect(phone).toHaveValue('13800138000')
    await expect(within(canvasElement).getAllByRole('combobox')).toHaveLength(1)
  },
}

export const Wrong: Story = shown((say) => (
  <Column width={360}>
    <TextField
      label={say('手机号', 'Phone number')}
      error={say('手机号格式不正确', 'phone number format incorrect')}
      value="1380013"
      onChange={nothing}
    />
    <SelectField
      label={say('区域', 'Region')}
      error={say('请选择区域', 'Choose a region')}
      options={regions(say)}
      value=""
      onChange={nothing}
    />
  </Column>
))

export const Disabled: Story = shown((say) => (
  <Column width={360}>
    <TextField label={say('账号', 'Account')} value="demo" disabled onChange={nothing} />
    <SelectField
      label={say('区域', 'Region')}
      options={regions(say)}
      value="east"
      disabled
      onChange={nothing}
    />
  </Column>
))

export const LongText: Story = shown((say) => (
  <Column width={280}>
    <TextField
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
      onChange={nothing}
    />
  </Column>
))
