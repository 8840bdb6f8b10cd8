import { Rating } from '@compute-mall/ui/parts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

/**
 * A score of 1 to 5 that goods or shops have; who has none says so in words.
 *
 * **Do:** show the figure beside the stars.
 *
 * **Don't:** use it for stars that the reader gives, which are a `RatingField`, or write 5.0 for what nobody has rated: give it 0.
 */
const meta: Meta<typeof Rating> = { title: 'Parts/Rating', component: Rating, args: { score: 4.8 } }
export default meta
type Story = StoryObj<typeof Rating>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(/评分 4\.8，满分 5 分|Rated 4\.8 out of 5/)
  },
}
export const None: Story = {
  args: { score: 0 },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(/^(暂无评价|No reviews yet)$/)
  },
}
export const Half: Story = { args: { score: 2.5 } }
export const Full: Story = { args: { score: 5 } }
export const InEnglish: Story = { globals: { language: 'en' } }
