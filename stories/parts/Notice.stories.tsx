import { Button, Notice, useShake } from '@compute-mall/ui/parts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { Column, type Say, shown } from '../specimen.tsx'

/**
 * A message in its place on the page: a blocked purchase, a warning. It stays.
 *
 * **Do:** say what happened and what can be done, beside its cause.
 *
 * **Don't:** use it for what only confirms a press, which is a toast, or stack several of them.
 */
const meta: Meta<typeof Notice> = { title: 'Parts/Notice', component: Notice, args: { tone: 'info' } }
export default meta
type Story = StoryObj<typeof Notice>

export const Default: Story = shown((say, args) => (
  <Notice
    {...args}
    title={say('您还没有绑定手机号', 'You have not bound a phone')}
    actions={<Button size="small">{say('去绑定', 'Bind it now')}</Button>}
  >
    {say('购买前请先绑定并验证手机号。', 'Bind and verify a phone number before you buy.')}
  </Notice>
))
export const Success: Story = { ...Default, args: { tone: 'success' } }
export const Warn: Story = { ...Default, args: { tone: 'warn' } }
export const Danger: Story = {
  ...Default,
  args: { tone: 'danger', role: 'alert' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent(/手机号|phone/)
  },
}
const Shaken = ({ say }: { readonly say: Say }) => {
  const [ref, shake] = useShake<HTMLDivElement>()
  return (
    <Column width={480}>
      <Notice ref={ref} tone="danger">
        {say('请阅读并同意服务协议', 'Please read and accept the agreement')}
      </Notice>
      <Button onClick={shake}>{say('购买', 'Buy')}</Button>
    </Column>
  )
}
export const Shakes: Story = {
  ...shown((say) => <Shaken say={say} />),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'))
    await waitFor(() => expect(document.getAnimations().length).toBeGreaterThan(0))
  },
}
export const LongText: Story = {
  ...shown((say, args) => (
    <Notice
      {...args}
      tone="warn"
      title={say(
        '部分商品的价格在您浏览期间发生了变化',
        'The prices of some goods changed while you were looking',
      )}
    >
      {say(
        '系统已按最新价格重新计算合计金额，请核对后再提交订单；如对价格有疑问，请联系商家客服。',
        'The sum was computed anew from the latest prices. Please check it before you submit, and ask the shop if you have a question.',
      )}
    </Notice>
  )),
  globals: { viewport: { value: 'w360' } },
}
