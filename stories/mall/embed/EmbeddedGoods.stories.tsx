import { goodsFixtures } from '@compute-mall/core/goods/testing'
import { EmbeddedGoods } from '@compute-mall/mall/features/embed/EmbeddedGoods.tsx'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'

const { nodeOffer: offer } = goodsFixtures

/** Goods within a page of a partner: read there, bought on their full page (R2.04). */
const meta = {
  title: 'Mall/Embedded/Goods',
  component: EmbeddedGoods,
  parameters: { layout: 'fullscreen' },
  args: { view: { excerpt: offer, skuId: '', clusterId: '' } },
} satisfies Meta<typeof EmbeddedGoods>
export default meta
type Story = StoryObj<typeof meta>

const phone = { viewport: { value: 'w360' } } as const

/** Buying opens the full page of these goods. */
const leadsToBuy =
  (name: string): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    const href = within(canvasElement).getByRole('link', { name }).getAttribute('href') ?? ''
    await expect(href).toContain('/detail/goods?')
    await expect(href).toContain(offer.goods.id)
    await expect(within(canvasElement).queryByRole('button')).toBeNull()
  }
export const Ready: Story = { globals: { language: 'zh' }, play: leadsToBuy('立即购买') }
export const English: Story = { globals: { language: 'en' }, play: leadsToBuy('Buy now') }
export const Phone: Story = { globals: { language: 'zh', ...phone }, play: leadsToBuy('立即购买') }
export const EnglishPhone: Story = { globals: { language: 'en', ...phone }, play: leadsToBuy('Buy now') }
