import { cartView } from '@compute-mall/core/cart'
import { cartFixtures } from '@compute-mall/core/cart/testing'
import { CartPage } from '@compute-mall/mall/features/cart/CartPage.tsx'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'

const { cardHours, storage, licence, offShelf } = cartFixtures
const items = [cardHours, storage, licence, offShelf]

const OPEN = { purchaseEnable: true }

const meta = {
  title: 'Mall/Cart/Cart',
  component: CartPage,
  parameters: { layout: 'fullscreen' },
  args: {
    view: cartView(items, ['cart_1', 'cart_2'], OPEN),
    commands: { select: fn(), setAmount: fn(), remove: fn(), checkOut: fn() },
  },
} satisfies Meta<typeof CartPage>
export default meta
type Story = StoryObj<typeof meta>

export const SomeSelected: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText(/^已选 2 件/).closest('[role=status]')).toHaveTextContent(/合计¥/)
    await userEvent.click(canvas.getByRole('button', { name: '去结算' }))
    await expect(args.commands.checkOut).toHaveBeenCalledWith(['cart_1', 'cart_2'])
    await userEvent.click(canvas.getByRole('button', { name: '清空失效商品' }))
    await expect(args.commands.remove).toHaveBeenCalledWith([offShelf])
  },
}
export const English: Story = { globals: { language: 'en' } }
export const NothingSelected: Story = { args: { view: cartView(items, [], OPEN) } }
export const AmountOutsideLimits: Story = {
  args: { view: cartView([{ ...storage, purchaseAmount: 50 }], ['cart_2'], OPEN) },
}
export const OnlyInvalid: Story = { args: { view: cartView([offShelf], [], OPEN) } }
export const Closed: Story = { args: { view: cartView(items, ['cart_1'], { purchaseEnable: false }) } }
export const Empty: Story = { args: { view: cartView([], [], OPEN) } }
