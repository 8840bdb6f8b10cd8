import { Button, Drawer, EmptyState, ErrorState, Loading, Skeleton } from '@compute-mall/ui/parts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { nothing, shown } from '../specimen.tsx'

/**
 * Side matter over the whole height: filters, a conversation.
 *
 * **Do:** use it where one looks at the page and at the side matter in turn.
 *
 * **Don't:** ask a question in it, which is a `Dialog`, or open one from another.
 */
const meta: Meta<typeof Drawer> = {
  title: 'Parts/Drawer',
  component: Drawer,
  args: { open: true, onClose: fn(), title: '' },
}
export default meta
type Story = StoryObj<typeof Drawer>

export const Default: Story = {
  ...shown((say, args) => (
    <Drawer
      {...args}
      title={say('筛选', 'Filters')}
      footer={<Button variant="primary">{say('查看 128 件', 'Show 128')}</Button>}
    >
      {say('筛选条件', 'Filters go here')}
    </Drawer>
  )),
  play: async ({ canvasElement, args }) => {
    const drawer = within(canvasElement).getByRole('dialog')
    await expect(drawer).toHaveAccessibleName(/筛选|Filters/)
    await userEvent.click(within(drawer).getByRole('button', { name: /关闭|Close/ }))
    await expect(args.onClose).toHaveBeenCalled()
  },
}
export const Loads: Story = shown((say, args) => (
  <Drawer {...args} title={say('消息', 'Messages')}>
    <Loading>
      <Skeleton height={200} />
    </Loading>
  </Drawer>
))
export const Empty: Story = shown((say, args) => (
  <Drawer {...args} title={say('消息', 'Messages')}>
    <EmptyState title={say('还没有消息', 'No messages yet')} />
  </Drawer>
))
export const Failed: Story = shown((say, args) => (
  <Drawer {...args} title={say('消息', 'Messages')}>
    <ErrorState title={say('加载失败', 'This could not be loaded')} onRetry={nothing} />
  </Drawer>
))
export const LongText: Story = shown((say, args) => (
  <Drawer
    {...args}
    title={say(
      '昆山算力旗舰店的全部服务承诺与售后说明',
      'Everything that the Kunshan flagship shop promises',
    )}
  >
    {Array.from({ length: 60 }, (_, index) => String(index + 1)).map((number) => (
      <p key={number}>{say(`第 ${number} 条`, `Item ${number}`)}</p>
    ))}
  </Drawer>
))
export const OnAPhone: Story = { ...Default, globals: { viewport: { value: 'w360' } } }
