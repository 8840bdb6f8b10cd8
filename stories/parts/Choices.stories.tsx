import { Checkbox, RadioGroup, SpecOptions } from '@compute-mall/ui/parts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { Column, Held, shown } from '../specimen.tsx'

/** Checkboxes, radios, and the spec buttons of a buying box. */
const meta: Meta<typeof SpecOptions> = { title: 'Parts/Choices', component: SpecOptions }
export default meta
type Story = StoryObj

export const Specs: Story = {
  ...shown((say) => (
    <Column width={520}>
      <Held initial="a800">
        {(value, set) => (
          <SpecOptions
            legend={say('加速卡', 'Card')}
            value={value}
            onChange={set}
            options={[
              { value: 'a800', label: 'A800' },
              { value: 'l40', label: 'L40' },
              {
                value: 'dcu',
                label: say('海光 DCU', 'Hygon DCU'),
                disabledReason: say('昆山中心没有此卡', 'Kunshan has no such card'),
              },
            ]}
          />
        )}
      </Held>
      <Held initial="12">
        {(value, set) => (
          <SpecOptions
            legend={say('时长', 'Duration')}
            value={value}
            onChange={set}
            options={[
              { value: '1', label: say('1 个月', '1 month') },
              { value: '6', label: say('6 个月', '6 months'), note: '-5%' },
              { value: '12', label: say('1 年', '1 year'), note: '-15%' },
            ]}
          />
        )}
      </Held>
    </Column>
  )),
  play: async ({ canvasElement }) => {
    const options = within(canvasElement).getAllByRole('radio')
    await userEvent.click(options[2] as HTMLElement)
    await expect(options[0]).toBeChecked()
    await expect(options[2]).not.toBeChecked()
    await userEvent.click(options[1] as HTMLElement)
    await expect(options[1]).toBeChecked()
  },
}

export const Checkboxes: Story = shown((say) => (
  <Column>
    <Held initial={false}>
      {(checked, set) => (
        <Checkbox
          checked={checked}
          onChange={set}
          label={
            <>
              {say('我已阅读并同意', 'I have read and accept the ')}
              <a href="#agreement">{say('《算力服务协议》', 'compute service agreement')}</a>
            </>
          }
        />
      )}
    </Held>
    <Checkbox checked label={say('已选', 'Chosen')} onChange={() => undefined} />
    <Checkbox checked={false} mixed label={say('部分选中', 'Some chosen')} onChange={() => undefined} />
    <Checkbox checked={false} disabled label={say('不可选', 'Not available')} onChange={() => undefined} />
  </Column>
))

export const Radios: Story = shown((say) => (
  <Held<'online' | 'offline' | 'credit' | null> initial={null}>
    {(value, set) => (
      <RadioGroup
        legend={say('支付方式', 'How to pay')}
        value={value}
        onChange={set}
        options={[
          { value: 'online', label: say('在线支付', 'Online'), description: say('实时到账', 'At once') },
          {
            value: 'offline',
            label: say('线下汇款', 'Remittance'),
            description: say('3 个工作日', '3 working days'),
          },
          { value: 'credit', label: say('信用支付', 'Credit'), disabled: true },
        ]}
      />
    )}
  </Held>
))
