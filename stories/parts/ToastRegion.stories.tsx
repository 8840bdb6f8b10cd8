import { Button, Sheet, ToastRegion } from '@compute-mall/ui/parts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Held, type Say, shown } from '../specimen.tsx'

/**
 * Short messages that go by themselves and wait under pointer and focus (D14).
 *
 * **Do:** confirm in it what the page shows as well.
 *
 * **Don't:** tell a result or an error here alone, or ask for an answer.
 */
const meta: Meta<typeof ToastRegion> = {
  title: 'Parts/ToastRegion',
  component: ToastRegion,
  args: { kind: 'toast', device: 'desktop', messages: [], onGone: fn() },
}
export default meta
type Story = StoryObj<typeof ToastRegion>

const message = (say: Say, milliseconds: number | null = null) => ({
  id: '1',
  tone: 'success' as const,
  title: say('已加入购物车', 'Added to the cart'),
  milliseconds,
})

export const Default: Story = {
  ...shown((say, args) => <ToastRegion {...args} messages={[message(say)]} />),
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('status')).toHaveTextContent(/已加入购物车|Added/)
    await userEvent.click(canvas.getByRole('button', { name: /关闭|Close/ }))
    await expect(args.onGone).toHaveBeenCalledWith('1')
  },
}
export const Tones: Story = shown((say, args) => (
  <ToastRegion
    {...args}
    messages={[
      message(say),
      { id: '2', tone: 'info', title: say('已为您切换到中文', 'Now in English'), milliseconds: null },
      {
        id: '3',
        tone: 'warn',
        title: say('库存不足，请减少数量', 'Not enough left; please take fewer'),
        milliseconds: null,
      },
      {
        id: '4',
        tone: 'danger',
        title: say('支付失败', 'The payment failed'),
        text: say('银行拒绝了这笔交易', 'The bank refused it'),
        milliseconds: null,
      },
    ]}
  />
))
export const Notification: Story = shown((say, args) => (
  <ToastRegion
    {...args}
    kind="notification"
    messages={[
      {
        id: '1',
        tone: 'info',
        title: say('昆山算力旗舰店', 'Kunshan flagship shop'),
        text: say('您咨询的 A800 节点今晚可以开通。', 'The node you asked for can be opened tonight.'),
        milliseconds: null,
      },
    ]}
  />
))
/** A dialog that opens later neither covers it nor makes it inert: it becomes a part of the dialog. */
export const BeforeDialog: Story = {
  ...shown((say, args) => (
    <Held initial={false}>
      {(open, set) => (
        <>
          <ToastRegion {...args} messages={[message(say)]} />
          <Button onClick={() => set(true)}>{say('选择规格', 'Choose')}</Button>
          <Sheet open={open} onClose={() => set(false)} title={say('规格', 'Specification')}>
            {say('8 卡', '8 cards')}
          </Sheet>
        </>
      )}
    </Held>
  )),
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('region')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /选择规格|Choose/ }))
    const dialog = canvas.getByRole('dialog')
    const region = await within(dialog).findByRole('region')
    await expect(region).toBeVisible()
    const [said, named] = [region, within(dialog).getByRole('heading')].map((one) =>
      one.getBoundingClientRect(),
    )
    await expect(said?.bottom).toBeLessThanOrEqual(named?.top ?? 0)
    await userEvent.click(within(region).getByRole('button', { name: /关闭|Close/ }))
    await expect(args.onGone).toHaveBeenCalledWith('1')
    await expect(dialog).toBeVisible()
  },
}
export const Goes: Story = {
  ...shown((say, args) => (
    <Held initial={true}>
      {(there, set) => (
        <ToastRegion
          {...args}
          device="mobile"
          onGone={() => set(false)}
          messages={there ? [message(say, 300)] : []}
        />
      )}
    </Held>
  )),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.hover(canvas.getByRole('status'))
    await new Promise((resolve) => setTimeout(resolve, 500))
    await expect(canvas.getByRole('status')).toBeInTheDocument()
    await userEvent.unhover(canvas.getByRole('status'))
    await waitFor(() => expect(canvas.queryByRole('status')).toBeNull())
  },
}
export const Empty: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('status')).toBeNull()
  },
}
export const LongText: Story = {
  ...shown((say, args) => (
    <ToastRegion
      {...args}
      device="mobile"
      messages={[
        {
          id: '1',
          tone: 'warn',
          title: say(
            '部分商品的价格在您浏览期间发生了变化，合计已更新',
            'The prices of some goods changed while you were looking; the sum is new',
          ),
          text: say('请在购物车中核对后再提交订单。', 'Please check the cart before you submit the order.'),
          milliseconds: null,
        },
      ]}
    />
  )),
  globals: { viewport: { value: 'w360' } },
}
