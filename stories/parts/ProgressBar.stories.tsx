import { ProgressBar } from '@compute-mall/ui/parts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Column, shown } from '../specimen.tsx'

/**
 * How far something has come, or that it goes on.
 *
 * **Do:** name what goes on, and show a share only where it is known.
 *
 * **Don't:** use it for what is left of a resource, which is an `AvailabilityGauge`, or for waiting that is over in a
 * second.
 */
const meta: Meta<typeof ProgressBar> = {
  title: 'Parts/ProgressBar',
  component: ProgressBar,
  args: { label: '', percent: 42 },
}
export default meta
type Story = StoryObj<typeof ProgressBar>

export const Default: Story = {
  ...shown((say, args) => (
    <Column width={360}>
      <ProgressBar {...args} label={say('正在上传', 'Uploading')} />
    </Column>
  )),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('progressbar')).toHaveAccessibleName(/正在上传|Uploading/)
  },
}
export const Unknown: Story = { ...Default, args: { percent: undefined } }
export const Begun: Story = { ...Default, args: { percent: 0 } }
export const Done: Story = { ...Default, args: { percent: 100 } }
export const LongText: Story = {
  ...shown((say, args) => (
    <ProgressBar
      {...args}
      label={say(
        '正在上传企业营业执照副本扫描件（彩色，加盖公章）.pdf',
        'Uploading the colour scan of the business licence with its seal.pdf',
      )}
    />
  )),
  globals: { viewport: { value: 'w360' } },
}
