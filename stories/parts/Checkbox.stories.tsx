import { Checkbox } from '@compute-mall/ui/parts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { Held, nothing, shown } from '../specimen.tsx'

/**
 * Yes or no, sent with a form.
 *
 * **Do:** say in the label what a tick means, as a sentence that is true when it is ticked.
 *
 * **Don't:** use it for what takes effect at once, which is a `Switch`, for one of several, which is a `RadioGroup`,
 * or tick an agreement beforehand (R5.08).
 */
const meta: Meta<typeof Checkbox> = {
  title: 'Parts/Checkbox',
  component: Checkbox,
  args: { label: '全选', checked: false, onChange: nothing },
}
export default meta
type Story = StoryObj<typeof Checkbox>

export const Default: Story = {
  ...shown((say) => (
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
  )),
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole('checkbox')
    await expect(box).not.toBeChecked()
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(box).toBeChecked()
  },
}
export const Checked: Story = { args: { checked: true } }
export const Mixed: Story = {
  args: { mixed: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('checkbox')).toBePartiallyChecked()
  },
}
export const Disabled: Story = { args: { disabled: true } }
export const Wrong: Story = {
  ...shown((say, args) => (
    <Checkbox
      {...args}
      label={say('我已阅读并同意', 'I have read and agree')}
      error={say('请勾选此项', 'Tick this box')}
    />
  )),
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole('checkbox')
    await expect(box).toBeInvalid()
    await expect(box).toHaveAccessibleDescription(/^(请勾选此项|Tick this box)$/)
  },
}
export const LabelHidden: Story = {
  args: { labelHidden: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('checkbox', { name: '全选' })).toBeVisible()
  },
}
export const LongText: Story = {
  ...shown((say, args) => (
    <Checkbox
      {...args}
      label={say(
        '我确认所提交的企业信息真实有效，并同意平台为核验之目的向有关机构查询和比对上述信息',
        'I confirm that what I hand in about the company is true, and agree that the platform has it verified',
      )}
    />
  )),
  globals: { viewport: { value: 'w360' } },
}
