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
  <ErrorState {...args} title={say('评价加载失败', 'The reviews could not be loaded')} />
))
export const OtherIcon: Story = shown((say, args) => (
  <ErrorState
    {...args}
    icon={OfflineIcon}
    title={say('您已离线', 'You are offline')}
    text={say('请在网络恢复后重试。', 'Try again once you are back online.')}
  />
))
export const InACard: Story = shown((say, args) => (
  <Card>
    <ErrorState {...args} title={say('评价加载失败', 'The reviews could not be loaded')} />
  </Card>
))
export const LongText: Story = {
  ...shown((say, args) => (
    <ErrorState
      {...args}
      title={say(
        '华北一区（天津）算力中心的资源余量暂时无法加载',
        'The availability at the North China I (Tianjin) Computing Centre could not be loaded',
      )}
      text={say(
        '其他算力中心不受影响。请稍后重试，或先选择其他区域的资源。',
        'Other centres are not concerned. Try again later, or choose resources of another region.',
      )}
    />
  )),
  globals: { viewport: { value: 'w360' } },
}
