import { RadioGroup } from '@compute-mall/ui/parts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { Held, nothing, type Say, shown } from '../specimen.tsx'

/**
 * One of a few, all in sight.
 *
 * **Do:** choose beforehand only where one choice is harmless and most people make it.
 *
 * **Don't:** use it for more than six, which are a `SelectField`, for specifications of goods, which are
 * `SpecOptions`, or for yes and no, which is a `Checkbox`.
 */
const meta: Meta<typeof RadioGroup> = { title: 'Parts/RadioGroup', component: RadioGroup }
export default meta
type Story = StoryObj

const options = (say: Say) =>
  [
    { value: 'online', label: say('在线支付', 'Online'), description: say('实时到账', 'At once') },
    {
      value: 'offline',
      label: say('线下汇款', 'Remittance'),
      description: say('3 个工作日', '3 working days'),
    },
    { value: 'credit', label: say('信用支付', 'Credit'), disabled: true },
  ] as const

export const Default: Story = {
  ...shown((say, args) => (
    <Held<string | null> initial={null}>
      {(value, set) => (
        <RadioGroup
          legend={say('支付方式', 'How to pay')}
          options={options(say)}
          value={value}
          onChange={set}
          {...args}
        />
      )}
    </Held>
  )),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('group')).toHaveAccessibleName(/支付方式|How to pay/)
    const [online, offline] = canvas.getAllByRole('radio')
    await userEvent.click(online as HTMLElement)
    await userEvent.keyboard('{ArrowDown}')
    await expect(offline).toBeChecked()
  },
}
export const Chosen: Story = shown((say) => (
  <RadioGroup
    legend={say('支付方式', 'How to pay')}
    options={options(say)}
    value="offline"
    onChange={nothing}
  />
))
export const TwoPlain: Story = shown((say) => (
  <RadioGroup
    legend={say('申请身份', 'Who applies')}
    options={[
      { value: 'enterprise', label: say('企业', 'A company') },
      { value: 'personal', label: say('个人开发者', 'A developer') },
    ]}
    value="enterprise"
    onChange={nothing}
  />
))
export const AllDisabled: Story = shown((say) => (
  <RadioGroup
    legend={say('支付方式', 'How to pay')}
    options={options(say).map((option) => ({ ...option, disabled: true }))}
    value={null}
    onChange={nothing}
  />
))
export const LongText: Story = {
  ...shown((say) => (
    <RadioGroup
      legend={say(
        '资源到期后的处理方式（可在到期前随时修改）',
        'What happens when the resource ends (may be changed until then)',
      )}
      options={[
        {
          value: 'renew',
          label: say(
            '按原配置自动续费一个月，费用从合同款中扣除',
            'Renew it for a month as it is, paid from the contract fund',
          ),
          description: say(
            '余额不足时不续费，并提前三天通知',
            'Not renewed where the balance is too low; you are told three days before',
          ),
        },
        { value: 'release', label: say('到期释放', 'Release it') },
      ]}
      value="renew"
      onChange={nothing}
    />
  )),
  globals: { viewport: { value: 'w360' } },
}
