import { Button, ErrorState, Loading, Sheet, Skeleton, TextField } from '@compute-mall/ui/parts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { nothing, shown } from '../specimen.tsx'

/**
 * A phone's dialog, within reach of the thumb.
 *
 * **Do:** ask one thing, with the main action at the lower edge.
 *
 * **Don't:** use it on a wide screen, where `Dialog` is, or open one from another.
 */
const meta: Meta<typeof Sheet> = {
  title: 'Parts/Sheet',
  component: Sheet,
  globals: { viewport: { value: 'w360' } },
  args: { open: true, onClose: fn(), title: '', children: null },
}
export default meta
type Story = StoryObj<typeof Sheet>

export const Default: Story = {
  ...shown((say, args) => (
    <Sheet
      {...args}
      title={say('筛选', 'Filters')}
      footer={<Button variant="primary">{say('查看 128 件', 'Show 128')}</Button>}
    >
      {say('筛选条件', 'Filters go here')}
    </Sheet>
  )),
  play: async ({ canvasElement, args }) => {
    const sheet = within(canvasElement).getByRole('dialog')
    await expect(sheet).toHaveAccessibleName(/筛选|Filters/)
    await userEvent.click(within(sheet).getByRole('button', { name: /关闭|Close/ }))
    await expect(args.onClose).toHaveBeenCalled()
  },
}
export const Form: Story = {
  ...shown((say, args) => (
    <Sheet {...args} dismissible={false} title={say('绑定手机号', 'Bind your phone')}>
      <TextField label={say('手机号', 'Phone number')} value="" onChange={nothing} />
    </Sheet>
  )),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getByRole('textbox')).toHaveFocus())
  },
}
export const Loads: Story = shown((say, args) => (
  <Sheet {...args} title={say('规格', 'Specification')}>
    <Loading>
      <Skeleton height={160} />
    </Loading>
  </Sheet>
))
export const Failed: Story = shown((say, args) => (
  <Sheet {...args} title={say('规格', 'Specification')}>
    <ErrorState title={say('加载失败', 'This could not be loaded')} onRetry={nothing} />
  </Sheet>
))
export const LongText: Story = shown((say, args) => (
  <Sheet {...args} title={say('算力服务协议', 'Compute service agreement')}>
    {Array.from({ length: 60 }, (_, index) => String(index + 1)).map((number) => (
      <p key={number}>{say(`第 ${number} 条`, `Item ${number}`)}</p>
    ))}
  </Sheet>
))
