import { Button, Result } from '@compute-mall/ui/parts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { shown } from '../specimen.tsx'

/**
 * How a task ended, as a page of its own: its title is the page's heading.
 *
 * **Do:** say what happens next, and offer the one step that most people take.
 *
 * **Don't:** use it as a part of a page, which is a `Notice`, or claim success before the server has said so.
 */
const meta: Meta<typeof Result> = {
  title: 'Parts/Result',
  component: Result,
  args: { status: 'success', title: '' },
}
export default meta
type Story = StoryObj<typeof Result>

export const Default: Story = {
  ...shown((say, args) => (
    <Result
      {...args}
      title={say('支付成功', 'Paid')}
      text={say('资源正在开通，通常需要几分钟。', 'Your resources are being opened, usually within minutes.')}
      actions={
        <>
          <Button variant="primary">{say('查看订单', 'View order')}</Button>
          <Button>{say('返回首页', 'Home')}</Button>
        </>
      }
    />
  )),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { level: 1 })).toHaveTextContent(/支付成功|Paid/)
  },
}
export const Processing: Story = shown((say, args) => (
  <Result {...args} status="processing" title={say('支付处理中', 'Still processing')} />
))
export const Failed: Story = shown((say, args) => (
  <Result {...args} status="failed" title={say('支付失败', 'The payment failed')} />
))
export const Warning: Story = shown((say, args) => (
  <Result {...args} status="warning" title={say('订单已关闭', 'The order is closed')} />
))
export const WithMore: Story = shown((say, args) => (
  <Result {...args} title={say('申请已提交', 'Handed in')}>
    <p>{say('受理编号 20261121001', 'Reference 20261121001')}</p>
  </Result>
))
export const LongText: Story = {
  ...shown((say, args) => (
    <Result
      {...args}
      status="warning"
      title={say(
        '订单关闭后收到付款，款项将原路退回',
        'The money came after the order was closed, and goes back the way it came',
      )}
      text={say(
        '退款通常在 1 至 3 个工作日内到账；到账后我们会发送短信与站内通知。',
        'It usually arrives within one to three working days; you are told by text and here.',
      )}
    />
  )),
  globals: { viewport: { value: 'w360' } },
}
