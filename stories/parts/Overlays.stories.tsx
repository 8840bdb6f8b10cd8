import { Button, Dialog, Drawer, TextField, ToastRegion } from '@compute-mall/ui/parts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { Held, shown } from '../specimen.tsx'

/** What comes over the page: dialogs, drawers, toasts, notifications. */
const meta: Meta<typeof Dialog> = { title: 'Parts/Overlays', component: Dialog }
export default meta
type Story = StoryObj

const nothing = () => undefined

export const DialogFromButton: Story = {
  ...shown((say) => (
    <Held initial={false}>
      {(open, set) => (
        <>
          <Button onClick={() => set(true)}>{say('绑定手机', 'Bind a phone')}</Button>
          <Dialog
            open={open}
            onClose={() => set(false)}
            title={say('绑定手机号', 'Bind your phone')}
            footer={
              <>
                <Button onClick={() => set(false)}>{say('取消', 'Cancel')}</Button>
                <Button variant="primary">{say('确定', 'Bind')}</Button>
              </>
            }
          >
            <TextField label={say('手机号', 'Phone number')} value="" onChange={nothing} />
          </Dialog>
        </>
      )}
    </Held>
  )),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const opener = canvas.getByRole('button')
    await userEvent.click(opener)
    const dialog = await canvas.findByRole('dialog')
    await expect(dialog).toContainElement(document.activeElement as HTMLElement)
    const [close] = within(dialog).getAllByRole('button')
    await userEvent.click(close as HTMLElement)
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    await expect(opener).toHaveFocus()
  },
}

export const DialogOpen: Story = shown((say) => (
  <Dialog
    open
    alert
    onClose={nothing}
    title={say('价格已变化', 'The price has changed')}
    footer={
      <>
        <Button>{say('返回', 'Back')}</Button>
        <Button variant="primary">{say('重新确认', 'Reconfirm')}</Button>
      </>
    }
  >
    {say(
      '您购买的商品价格发生了变化，请重新确认。',
      'The price of the product you bought has changed, please reconfirm.',
    )}
  </Dialog>
))

export const DialogLong: Story = shown((say) => (
  <Dialog open onClose={nothing} title={say('算力服务协议', 'Compute service agreement')} size="medium">
    {Array.from({ length: 24 }, (_, index) => String(index + 1)).map((number) => (
      <p key={number}>
        {number}.{' '}
        {say(
          '平台按订单提供算力资源，开通后按约定计费。',
          'The platform provides compute as ordered and bills it as agreed.',
        )}
      </p>
    ))}
  </Dialog>
))

export const DrawerOpen: Story = shown((say) => (
  <Drawer
    open
    onClose={nothing}
    title={say('筛选', 'Filters')}
    footer={<Button variant="primary">{say('查看 128 件', 'Show 128')}</Button>}
  >
    {say('筛选条件', 'Filters go here')}
  </Drawer>
))

export const Toasts: Story = shown((say) => (
  <ToastRegion
    kind="toast"
    device="desktop"
    onGone={nothing}
    messages={[
      { id: '1', tone: 'success', title: say('已加入购物车', 'Added to the cart'), milliseconds: null },
      {
        id: '2',
        tone: 'warn',
        title: say('库存不足，请减少数量', 'Not enough left; please take fewer'),
        milliseconds: null,
      },
      {
        id: '3',
        tone: 'danger',
        title: say('支付失败', 'The payment failed'),
        text: say('银行拒绝了这笔交易', 'The bank refused it'),
        milliseconds: null,
      },
    ]}
  />
))

export const Notifications: Story = shown((say) => (
  <ToastRegion
    kind="notification"
    device="desktop"
    onGone={nothing}
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

export const ToastGoes: Story = {
  ...shown((say) => (
    <Held initial={true}>
      {(there, set) => (
        <ToastRegion
          kind="toast"
          device="mobile"
          onGone={() => set(false)}
          messages={
            there ? [{ id: '1', tone: 'success', title: say('已复制', 'Copied'), milliseconds: 300 }] : []
          }
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
