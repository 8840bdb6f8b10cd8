import { QuantityStepper } from '@compute-mall/ui/parts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Held, nothing, shown } from '../specimen.tsx'

/**
 * How many of a thing. A number within the limits counts with each keystroke; one outside is brought back on Enter or on
 * leaving, and that is said.
 *
 * **Do:** give the limits, and what the amount is of.
 *
 * **Don't:** use it for numbers in a form, which are a `NumberField`, or for hundreds of steps.
 */
const meta: Meta<typeof QuantityStepper> = {
  title: 'Parts/QuantityStepper',
  component: QuantityStepper,
  args: { label: '', value: 2, minimum: 1, maximum: 9, onChange: nothing },
}
export default meta
type Story = StoryObj<typeof QuantityStepper>

const stepper: Story = shown((say, args) => (
  <Held initial={args.value}>
    {(value, set) => (
      <QuantityStepper {...args} label={say('数量', 'Quantity')} value={value} onChange={set} />
    )}
  </Held>
))

export const Default: Story = {
  ...stepper,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const box = canvas.getByRole('spinbutton')
    await userEvent.clear(box)
    await userEvent.type(box, '１２{Enter}')
    await expect(box).toHaveValue('9')
    await expect(canvas.getByRole('status')).toHaveTextContent('9')
    await userEvent.keyboard('{ArrowDown}')
    await expect(box).toHaveValue('8')
  },
}
const counted = fn()
/** The total beside it follows every keystroke, on phones too, where nobody presses Enter. */
export const FollowsKeystrokes: Story = {
  ...shown((say) => (
    <Held initial={2}>
      {(value, set) => (
        <QuantityStepper
          label={say('数量', 'Quantity')}
          value={value}
          minimum={5}
          maximum={200}
          onChange={(next) => {
            counted(next)
            set(next)
          }}
        />
      )}
    </Held>
  )),
  play: async ({ canvasElement }) => {
    counted.mockClear()
    const box = within(canvasElement).getByRole('spinbutton')
    await userEvent.clear(box)
    await userEvent.type(box, '1234')
    await expect(counted.mock.calls).toEqual([[12], [123]])
    await expect(box).toHaveValue('1234')
    await userEvent.tab()
    await expect(counted.mock.calls).toEqual([[12], [123], [200]])
    await expect(box).toHaveValue('200')
  },
}
export const AtTheLeast: Story = {
  ...stepper,
  args: { value: 1 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: /减少|Decrease/ })).toBeDisabled()
  },
}
export const AtTheMost: Story = { ...stepper, args: { value: 9 } }
export const Unlimited: Story = { ...stepper, args: { value: 1200, maximum: 99_999_999 } }
export const OnlyOne: Story = { ...stepper, args: { value: 1, maximum: 1 } }
export const LimitsUnsaid: Story = { ...stepper, args: { limitsShown: false } }
/** In the cart: how much is left, in place of the limits, which are in groups of three digits. */
export const Noted: Story = { ...stepper, args: { note: '剩余约 57,000 卡时' } }
export const Grouped: Story = {
  ...stepper,
  args: { value: 1200, minimum: 1000, maximum: 57_000 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent(/1,000.*57,000/)
  },
}
