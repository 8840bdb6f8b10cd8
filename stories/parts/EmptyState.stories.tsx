import { OfflineIcon } from '@compute-mall/ui/icons'
import { Button, Card, EmptyState } from '@compute-mall/ui/parts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { shown } from '../specimen.tsx'

/**
 * There is nothing here yet, and what can be done about it.
 *
 * **Do:** offer the one step that would fill it.
 *
 * **Don't:** use it for what could not be loaded, which is an `ErrorState`, or say nothing but “no data”.
 */
const meta: Meta<typeof EmptyState> = {
  title: 'Parts/EmptyState',
  component: EmptyState,
  args: { title: '' },
}
export default meta
type Story = StoryObj<typeof EmptyState>

export const Default: Story = {
  ...shown((say, args) => (
    <EmptyState
      {...args}
      title={say('购物车还是空的', 'Your cart is empty')}
      text={say('去算力市场看看有什么合适的资源。', 'See what the compute market has for you.')}
      actions={<Button variant="primary">{say('去逛逛', 'Look around')}</Button>}
    />
  )),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button')).toBeVisible()
  },
}
export const TitleAlone: Story = shown((say, args) => (
  <EmptyState {...args} title={say('暂无内容', 'Nothing here')} />
))
export const OtherIcon: Story = shown((say, args) => (
  <EmptyState
    {...args}
    icon={OfflineIcon}
    title={say('您已离线', 'You are offline')}
    text={say('请在网络恢复后重试。', 'Try again once you are back online.')}
  />
))
export const InACard: Story = shown((say, args) => (
  <Card>
    <EmptyState {...args} title={say('暂无内容', 'Nothing here')} />
  </Card>
))
export const LongText: Story = {
  ...shown((say, args) => (
    <EmptyState
      {...args}
      title={say(
        '没有找到与“国产加速卡高带宽互联八卡裸金属节点”相关的商品',
        'Nothing was found for a bare metal node with eight domestic accelerators and fast links',
      )}
      text={say(
        '请检查关键词，或放宽区域、价格和时长的条件后重新搜索。',
        'Check the words, or search again with a wider region, price and duration.',
      )}
    />
  )),
  globals: { viewport: { value: 'w360' } },
}
