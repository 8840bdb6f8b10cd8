import { GoodsGone } from '@compute-mall/mall/features/goods/GoodsGone.tsx'
import { GoodsSkeleton } from '@compute-mall/mall/features/goods/GoodsSkeleton.tsx'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'

const meta = {
  title: 'Mall/Goods/Goods that are gone',
  component: GoodsGone,
  args: { view: { reason: 'missing', back: '/search/resource' }, commands: { back: fn() } },
} satisfies Meta<typeof GoodsGone>
export default meta
type Story = StoryObj<typeof meta>

export const Missing: Story = {}
export const OffShelfResource: Story = { args: { view: { reason: 'offShelf', back: '/search/resource' } } }
export const OffShelfGoods: Story = { args: { view: { reason: 'offShelf', back: '/search/goods' } } }
export const Loading: Story = { render: () => <GoodsSkeleton /> }
