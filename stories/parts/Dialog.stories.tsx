import { Button, Dialog, ErrorState, Loading, Skeleton, TextField } from '@compute-mall/ui/parts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { Held, nothing, shown } from '../specimen.tsx'

/**
 * A question or a short form over the page. It holds the focus and gives it back.
 *
 * **Do:** ask one thing, and name its buttons by what they do.
 *
 * **Don't:** use it for what is long or stands beside the page, which is a `Drawer`, for a message, which is a
 * `Notice`, or on a phone, where `Sheet` is.
 */
const meta: Meta<typeof Dialog> = {
  title: 'Parts/Dialog',
  component: Dialog,
  args: { open: true, onClose: nothing, title: '' },
}
export default meta
type Story = StoryObj<typeof Dialog>

export const FromAButton: Story = {
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
export const Default: Story = shown((say, args) => (
  <Dialog
    {...args}
    title={say('价格已变化', 'The price has changed')}
    footer={<Button variant="primary">{say('重新确认', 'Reconfirm')}</Button>}
  >
    {say(
      '您购买的商品价格发生了变化，请重新确认。',
      'The price of what you are buying has changed, please reconfirm.',
    )}
  </Dialog>
))
export const Alert: Story = {
  ...shown((say, args) => (
    <Dialog {...args} alert title={say('注销账号', 'Close the account')}>
      {say('此操作不可恢复。', 'This cannot be undone.')}
    </Dialog>
  )),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alertdialog')).toHaveAccessibleName(
      /注销账号|Close the account/,
    )
  },
}
export const Loads: Story = shown((say, args) => (
  <Dialog {...args} title={say('订单详情', 'Order')}>
    <Loading>
      <Skeleton height={160} />
    </Loading>
  </Dialog>
))
export const Failed: Story = shown((say, args) => (
  <Dialog {...args} title={say('订单详情', 'Order')}>
    <ErrorState title={say('加载失败', 'This could not be loaded')} onRetry={nothing} />
  </Dialog>
))
export const LongText: Story = shown((say, args) => (
  <Dialog {...args} size="medium" title={say('算力服务协议', 'Compute service agreement')}>
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
