import { CartPage as MobileCartPage } from '@compute-mall/mall/features/cart/CartPage.mobile.tsx'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { as, onPhone } from '../../phone.tsx'
import * as page from './CartPage.stories.tsx'

const meta = {
  ...onPhone({ title: { zh: '购物车', en: 'Shopping cart' }, area: 'cart' }),
  title: 'Mall/Cart/Cart on a phone',
  component: MobileCartPage,
  args: page.default.args,
} satisfies Meta<typeof MobileCartPage>
export default meta
type Story = StoryObj<typeof meta>

export const SomeSelected: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: '去结算' }))
    await expect(args.commands.checkOut).toHaveBeenCalledWith(['cart_1', 'cart_2'])
    await userEvent.click(canvas.getByRole('button', { name: '清空失效商品' }))
    await expect(args.commands.remove).toHaveBeenCalledOnce()
  },
}
export const English: Story = { globals: { language: 'en' } }
export const NothingSelected: Story = as(page.NothingSelected)
export const AmountOutsideLimits: Story = as(page.AmountOutsideLimits)
export const OnlyInvalid: Story = as(page.OnlyInvalid)
export const Empty: Story = as(page.Empty)
