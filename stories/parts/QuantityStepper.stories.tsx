import { QuantityStepper } from '@compute-mall/ui/parts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { Column, Held, shown } from '../specimen.tsx'

/** How many. Typing counts on Enter or on leaving; what is out of the limits is brought back, and that is said. */
const meta: Meta<typeof QuantityStepper> = { title: 'Parts/QuantityStepper', component: QuantityStepper }
export default meta
type Story = StoryObj

export const Default: Story = {
  ...shown((say) => (
    <Held initial={2}>
      {(value, set) => (
        <QuantityStepper
          label={say('数量', 'Quantity')}
          value={value}
          minimum={1}
          maximum={9}
          onChange={set}
        />
      )}
    </Held>
  )),
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

export const AtTheLimits: Story = shown((say) => (
  <Column>
    <QuantityStepper
      label={say('最小', 'Least')}
      value={1}
      minimum={1}
      maximum={9}
      onChange={() => undefined}
    />
    <QuantityStepper
      label={say('最大', 'Most')}
      value={9}
      minimum={1}
      maximum={9}
      onChange={() => undefined}
    />
    <QuantityStepper
      label={say('不限', 'Unlimited')}
      value={1200}
      minimum={1}
      maximum={99_999_999}
      onChange={() => undefined}
    />
    <QuantityStepper
      label={say('无提示', 'No hint')}
      value={3}
      minimum={1}
      maximum={9}
      limitsShown={false}
      onChange={() => undefined}
    />
  </Column>
))
