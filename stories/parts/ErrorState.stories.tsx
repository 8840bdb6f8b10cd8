import { OfflineIcon } from '@compute-mall/ui/icons'
import { Button, Card, ErrorState } from '@compute-mall/ui/parts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { shown } from '../specimen.tsx'

/**
 * Something could not be loaded: what happened, and a way to try again. It is announced.
 *
 * **Do:** stand it in the place of what is missing, and leave the rest of the page alone.
 *
 * **Don't:** use it for a refusal of a rule, which is a `Notice` beside its cause, or show codes without words.
 */
const meta: Meta<typeof ErrorState> = {
  title: 'Parts/ErrorState',
  component: ErrorState,
  args: { title: '', onRetry: fn() },
}
export default meta
type Story = StoryObj<typeof ErrorState>

export const Default: Story = {
  ...shown((say, args) => (
    <ErrorState
      {...args}
      title={say('加载失败', 'This could not be loaded')}
      text={say('网络似乎断开了，您的数据没有丢失。', 'The network seems to be away. Nothing was lost.')}
      actions={<Button>{say('去逛逛', 'Look around')}</Button>}
    />
  )),
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('alert')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /重试|Try again/ }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}
export const TitleAlone: Story = shown((say, args) => (
  <ErrorState {...args} title={say('暂无内容', 'Nothing here')} />
))
export const OtherIcon: Story = shown((say, args) => (
  <ErrorState
    {...args}
    icon={OfflineIcon}
    title={say('您已离线', 'You are offline')}
    text={say('恢复网络后会自动继续。', 'It goes on by itself once the network is back.')}
  />
))
export const InACard: Story = shown((say, args) => (
  <Card>
    <ErrorState {...args} title={say('暂无内容', 'Nothing here')} />
  </Card>
))
export const LongText: Story = {
  ...shown((say, args) => (
    <ErrorState
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
