import type { ShopOrderDetail } from '@compute-mall/core/order'
import { OrderDetailPage } from '@compute-mall/seller/features/order/OrderDetailPage.tsx'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { inDesk, onPhone } from '../frame.tsx'
import { openDetail, refundedDetail, timedDetail, unpaidDetail } from './shopOrders.ts'

const meta = {
  title: 'Seller/Orders/Order',
  component: OrderDetailPage,
  parameters: { layout: 'fullscreen' },
  ...inDesk('orders'),
  args: {
    view: { order: { kind: 'loaded', value: openDetail }, mayWrite: true, isReaching: false },
    orders: '/orders',
    commands: { retry: fn(), reachBuyer: fn() },
  },
} satisfies Meta<typeof OrderDetailPage>
export default meta
type Story = StoryObj<typeof meta>
const { view } = meta.args
const of = (value: ShopOrderDetail) => ({ view: { ...view, order: { kind: 'loaded' as const, value } } })

export const Open: Story = {
  globals: { language: 'zh' },
  play: async ({ canvasElement, args: { commands } }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '联系买家' }))
    await expect(commands.reachBuyer).toHaveBeenCalledOnce()
  },
}
/** Staff without the duty of service read the order and write to nobody (W11). */
export const WithoutService: Story = { args: { view: { ...view, mayWrite: false } } }
export const Reaching: Story = { args: { view: { ...view, isReaching: true } } }
export const English: Story = { args: of(timedDetail), globals: { language: 'en' } }
export const Phone: Story = { ...onPhone }
export const PhoneEnglish: Story = {
  ...onPhone,
  args: of(timedDetail),
  globals: { ...onPhone.globals, language: 'en' },
}
export const Unpaid: Story = { args: of(unpaidDetail) }
export const OpeningFailed: Story = { args: of({ ...timedDetail, provision: 'failed', openTime: null }) }
export const Refunded: Story = { args: of(refundedDetail) }
export const Loading: Story = { args: { view: { ...view, order: { kind: 'loading' } } } }
export const Missing: Story = { args: { view: { ...view, order: { kind: 'missing' } } } }
export const Failed: Story = {
  args: { view: { ...view, order: { kind: 'failed', message: { key: 'error:SYS10007' } } } },
  globals: { language: 'zh' },
  play: async ({ canvasElement, args: { commands } }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '重试' }))
    await expect(commands.retry).toHaveBeenCalledOnce()
  },
}
