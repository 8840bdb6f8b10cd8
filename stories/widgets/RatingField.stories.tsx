import { RatingField } from '@compute-mall/ui/widgets'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { early, pressFirst } from '../early.tsx'
import { Held, nothing, shown } from '../specimen.tsx'

/**
 * Stars that the reader gives.
 *
 * **Do:** ask once, after something was used.
 *
 * **Don't:** use it for the score that goods have, which is a `Rating`, or choose beforehand.
 */
const meta: Meta<typeof RatingField> = {
  title: 'Widgets/RatingField',
  component: RatingField,
  args: { legend: '', value: null, onChange: nothing },
}
export default meta
type Story = StoryObj<typeof RatingField>

const field: Story = shown((say, args) => (
  <Held<number | null> initial={args.value}>
    {(value, set) => (
      <RatingField {...args} legend={say('描述相符', 'As described')} value={value} onChange={set} />
    )}
  </Held>
))

export const Default: Story = {
  ...field,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('radio', { name: /3 星|3 stars/ }))
    await expect(canvas.getByRole('radio', { name: /3 星|3 stars/ })).toBeChecked()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('radio', { name: /4 星|4 stars/ })).toBeChecked()
  },
}
export const GivenEarly: Story = {
  ...early<number | null>(null, pressFirst('input[value="4"]'), (say, value, set) => (
    <RatingField legend={say('描述相符', 'As described')} value={value} onChange={set} />
  )),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('4')).toBeVisible()
    await expect(canvas.getByRole('radio', { name: /4 星|4 stars/ })).toBeChecked()
  },
}
export const Given: Story = { ...field, args: { value: 4 } }
export const Wrong: Story = { ...field, args: { error: '请选择评分' } }
export const Disabled: Story = { ...field, args: { value: 5, disabled: true } }
export const LongText: Story = {
  ...shown((say, args) => (
    <RatingField
      {...args}
      legend={say(
        '算力资源的实际性能与商品页描述的参数是否相符',
        'Whether the resource performs as its page says',
      )}
    />
  )),
  globals: { viewport: { value: 'w360' } },
}
