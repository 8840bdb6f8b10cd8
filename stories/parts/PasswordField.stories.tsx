import { PasswordField } from '@compute-mall/ui/parts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { Column, Held, nothing, shown } from '../specimen.tsx'

/**
 * A password, which its owner may look at. Pasting and password managers are welcome (WCAG 3.3.8).
 *
 * **Do:** set `autoComplete` to `current-password` or `new-password`.
 *
 * **Don't:** use it for codes of text messages, which are a `TextField`, or ask for the same password twice.
 */
const meta: Meta<typeof PasswordField> = {
  title: 'Parts/PasswordField',
  component: PasswordField,
  args: { label: '', value: 'Mall-2026', onChange: nothing },
}
export default meta
type Story = StoryObj<typeof PasswordField>

const field: Story = shown((say, args) => (
  <Held initial={args.value}>
    {(value, set) => (
      <Column width={360}>
        <PasswordField {...args} label={say('密码', 'Password')} value={value} onChange={set} />
      </Column>
    )}
  </Held>
))

export const Default: Story = {
  ...field,
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByLabelText(/^(密码|Password)$/)
    await expect(box).toHaveAttribute('type', 'password')
    await userEvent.click(within(canvasElement).getByRole('button', { name: /显示密码|Show password/ }))
    await expect(box).toHaveAttribute('type', 'text')
    await expect(within(canvasElement).getByRole('button', { name: /隐藏密码|Hide password/ })).toBeVisible()
  },
}
export const Empty: Story = { ...field, args: { value: '' } }
export const Wrong: Story = { ...field, args: { error: '账号或密码不正确' } }
export const Large: Story = { ...field, args: { size: 'large' } }
export const Disabled: Story = { ...field, args: { disabled: true } }
