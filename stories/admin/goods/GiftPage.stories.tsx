import { GiftPage } from '@compute-mall/admin/features/goods/GiftPage.tsx'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { inAdmin, onPhone } from '../frame.tsx'

const values = {
  userName: 'leader',
  skuId: 'sku_a800',
  pricingId: 'price_month',
  clusterId: 'c-kunshan',
  amount: 8,
  duration: 1,
  reason: '新客户体验',
}

const meta = {
  title: 'Admin/Goods/Gift',
  component: GiftPage,
  parameters: { layout: 'fullscreen' },
  ...inAdmin('goods'),
  args: {
    view: {
      goods: 'A800 80GB × 8 节点',
      values,
      skus: [{ value: 'sku_a800', label: 'A800 80GB · 昆山' }],
      prices: [{ value: 'price_month', label: '¥53,700.00 / 月（包月）' }],
      centers: [{ value: 'c-kunshan', label: '昆山先进计算中心' }],
      limit: { minimum: 1, maximum: 64 },
      isTimed: true,
      worth: '429600.00',
      refusals: [],
      errors: {},
      attempt: 0,
      busy: false,
    },
    links: { goods: '/goods' },
    commands: { change: fn(), give: fn() },
  },
} satisfies Meta<typeof GiftPage>
export default meta
type Story = StoryObj<typeof meta>
const { view } = meta.args

export const Quoted: Story = {
  globals: { language: 'zh' },
  play: async ({ canvasElement, args: { commands } }) => {
    const screen = within(canvasElement)
    await expect(screen.getByText('¥429,600.00')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: '确认赠送' }))
    await expect(commands.give).toHaveBeenCalledOnce()
  },
}
export const Refused: Story = {
  args: { view: { ...view, worth: null, refusals: ['No customer has this user name. Check the spelling.'] } },
}
export const Incomplete: Story = {
  args: {
    view: {
      ...view,
      values: { ...values, userName: '', reason: '' },
      worth: null,
      errors: { userName: 'Enter the user name of the customer.', reason: 'Enter 2 to 200 characters.' },
      attempt: 1,
    },
  },
}
export const Giving: Story = { args: { view: { ...view, busy: true } } }
export const OnPhone: Story = { ...onPhone }
