import { Switch } from '@compute-mall/ui/parts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { early, pressFirst } from '../early.tsx'
import { Held, nothing, shown } from '../specimen.tsx'

/**
 * On or off, at once.
 *
 * **Do:** name what is on when it is on; take it back, and say so, when the server refuses.
 *
 * **Don't:** use it for what is sent with a form, which is a `Checkbox`, or let the label change with the state.
 */
const meta: Meta<typeof Switch> = {
  title: 'Parts/Switch',
  component: Switch,
  args: { label: '', checked: false, onChange: nothing },
}
export default meta
type Story = StoryObj<typeof Switch>

const toggle: Story = shown((say, args) => (
  <Held initial={args.checked}>
    {(checked, set) => (
      <Switch {...args} label={say('自动续费', 'Renew by itself')} checked={checked} onChange={set} />
    )}
  </Held>
))

export const Default: Story = {
  ...toggle,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const control = canvas.getByRole('switch', { name: /自动续费|Renew by itself/ })
    await expect(control).not.toBeChecked()
    await userEvent.tab()
    await expect(control).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(control).toBeChecked()
    await userEvent.click(canvas.getByText(/自动续费|Renew by itself/))
    await expect(control).not.toBeChecked()
  },
}
export const On: Story = { ...toggle, args: { checked: true } }
export const PressedEarly: Story = {
  ...early(false, pressFirst('input'), (say, checked, set) => (
    <Switch label={say('自动续费', 'Renew by itself')} checked={checked} onChange={set} />
  )),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('true')).toBeVisible()
    await expect(canvas.getByRole('switch')).toBeChecked()
  },
}
export const Disabled: Story = { ...toggle, args: { disabled: true } }
export const OnAndDisabled: Story = { ...toggle, args: { checked: true, disabled: true } }
export const LongText: Story = {
  ...shown((say, args) => (
    <Switch
      {...args}
      checked
      label={say(
        '资源到期前三天，通过短信与站内信提醒我和团队负责人',
        'Remind me and the leader of my team by text and message, three days before a resource ends',
      )}
    />
  )),
  globals: { viewport: { value: 'w360' } },
}
