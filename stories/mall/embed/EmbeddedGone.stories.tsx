import { EmbeddedGone } from '@compute-mall/mall/features/embed/EmbeddedGoods.tsx'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'

/** In place of goods that are gone or off the shelf: small, with the way to the mall (width 2.2). */
const meta = {
  title: 'Mall/Embedded/Goods that are gone',
  component: EmbeddedGone,
  parameters: { layout: 'fullscreen' },
  args: { title: '抱歉，该商品不存在', back: '/search/goods' },
} satisfies Meta<typeof EmbeddedGone>
export default meta
type Story = StoryObj<typeof meta>

const phone = { viewport: { value: 'w360' } } as const
const leadsBack: NonNullable<Story['play']> = async ({ canvasElement, args: { title } }) => {
  await expect(within(canvasElement).getByText(title)).toBeVisible()
  await expect(within(canvasElement).getByRole('link')).toHaveAttribute('href', '/search/goods')
}

export const Missing: Story = { globals: { language: 'zh' }, play: leadsBack }
export const MissingInEnglish: Story = {
  args: { title: 'Sorry, this product does not exist' },
  globals: { language: 'en' },
  play: leadsBack,
}
export const OffShelf: Story = {
  args: { title: '抱歉，该商品已下架' },
  globals: { language: 'zh', ...phone },
  play: leadsBack,
}
export const OffShelfInEnglish: Story = {
  args: { title: 'Sorry, this product is no longer on sale' },
  globals: { language: 'en', ...phone },
  play: leadsBack,
}
