import {
  GoodsPage as MobileGoodsPage,
  type MobileGoodsPageProps,
} from '@compute-mall/mall/features/goods/GoodsPage.mobile.tsx'
import type { GoodsPageProps } from '@compute-mall/mall/features/goods/GoodsPage.props.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { as, onPhone } from '../../phone.tsx'
import { useChoosing } from './choosing.ts'
import * as page from './GoodsPage.stories.tsx'

const Chosen = ({ chat, ...props }: MobileGoodsPageProps) => (
  <MobileGoodsPage {...useChoosing(props)} chat={chat} />
)

const meta = {
  ...onPhone({ title: { zh: '商品详情', en: 'Goods detail' }, offersCart: true }),
  title: 'Mall/Goods/Goods on a phone',
  component: MobileGoodsPage,
  render: (args) => <Chosen {...args} />,
  args: { ...page.default.args, chat: { isOpen: false, ask: fn() } },
} satisfies Meta<typeof MobileGoodsPage>
export default meta
type Story = StoryObj<typeof meta>
const { view } = page.default.args
const showing = (more: Partial<GoodsPageProps['view']>): Story => ({ args: { view: { ...view, ...more } } })

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: '立即购买' }))
    const sheet = within(canvas.getByRole('dialog', { name: '选择规格' }))
    await userEvent.click(sheet.getByRole('button', { name: '立即购买' }))
    await expect(args.commands.buy).toHaveBeenCalledOnce()
  },
}
export const English: Story = { globals: { language: 'en' } }
export const Looking: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: /^已选/ }))
    await expect(canvas.getByRole('dialog')).toBeVisible()
  },
}
export const Contact: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: '客服' }))
    await expect(canvas.getByText('移动端暂未开放客服功能，请通过PC端浏览器使用')).toBeVisible()
    await expect(args.chat.ask).toHaveBeenCalledOnce()
  },
}
export const ChatOpen: Story = {
  args: { chat: { isOpen: true, ask: fn() } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: '客服' }))
    await expect(canvas.getByRole('link', { name: '在线咨询' })).toHaveAttribute(
      'href',
      '/chat/chatList?shopId=1001',
    )
    await expect(canvas.queryByText('移动端暂未开放客服功能，请通过PC端浏览器使用')).toBeNull()
  },
}
export const GateShut: Story = {
  ...as(page.GateShut),
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '立即购买' }))
    await expect(args.commands.buy).toHaveBeenCalledOnce()
  },
}
export const PutIntoCart: Story = as(page.PutIntoCart)
export const Closed: Story = as(page.Closed)
export const NothingToBuy: Story = as(page.NothingToBuy)
export const Pricing: Story = showing({ tabs: { ...view.tabs, tab: 'pricing' } })
export const ReviewsLoading: Story = as(page.ReviewsLoading)
export const ReviewsFailed: Story = as(page.ReviewsFailed)
export const NoReviews: Story = as(page.NoReviews)
