import { goodsFixtures } from '@compute-mall/core/goods/testing'
import { RankingPage } from '@compute-mall/mall/features/home/RankingPage.tsx'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'

const meta = {
  title: 'Mall/Home/Rankings',
  component: RankingPage,
  parameters: { layout: 'fullscreen' },
  args: {
    view: {
      choice: { shelf: 'compute', by: 'sales' },
      cards: goodsFixtures.computeShelf,
      isBusy: false,
      isLate: false,
    },
    commands: { show: fn(), retry: fn() },
  },
} satisfies Meta<typeof RankingPage>
export default meta
type Story = StoryObj<typeof meta>

const { view } = meta.args

export const Default: Story = {
  globals: { language: 'zh' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('tab', { name: '应用' }))
    await expect(args.commands.show).toHaveBeenCalledWith({ shelf: 'application', by: 'sales' })
  },
}
export const English: Story = { globals: { language: 'en' } }
export const Empty: Story = { args: { view: { ...view, cards: [] } } }
export const Failed: Story = { args: { view: { ...view, cards: null } } }
