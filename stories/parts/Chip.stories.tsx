import { Chip } from '@compute-mall/ui/parts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { nothing, Row, shown } from '../specimen.tsx'

/**
 * Something chosen, which one press takes away.
 *
 * **Do:** name the group where the choice alone is not clear.
 *
 * **Don't:** use it for a property that cannot be taken away, which is a `Tag`.
 */
const meta: Meta<typeof Chip> = {
  title: 'Parts/Chip',
  component: Chip,
  args: { label: '华东', onRemove: fn() },
}
export default meta
type Story = StoryObj<typeof Chip>

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.tab()
    await expect(within(canvasElement).getByRole('button')).toHaveAccessibleName(/移除 华东|Remove 华东/)
    await userEvent.keyboard('{Enter}')
    await expect(args.onRemove).toHaveBeenCalledOnce()
  },
}
export const OfAGroup: Story = shown((say, args) => (
  <Chip {...args} group={say('区域', 'Region')} label={say('华东', 'East China')} />
))
export const Several: Story = shown((say) => (
  <Row>
    {[say('华东', 'East'), say('华北', 'North'), 'A800', say('包月', 'Monthly')].map((label) => (
      <Chip key={label} label={label} onRemove={nothing} />
    ))}
  </Row>
))
export const Short: Story = { args: { label: '1' } }
export const LongText: Story = {
  ...shown((say, args) => (
    <Chip
      {...args}
      group={say('计算中心', 'Computing centre')}
      label={say(
        '华东一区（昆山）国家超级计算中心高性能算力专区',
        'East China I (Kunshan) high performance zone',
      )}
    />
  )),
  globals: { viewport: { value: 'w360' } },
}
