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
      moved: goodsFixtures.computeShelf.map((_, rank) => [0, 2, -1, 'new' as const][rank % 4] ?? 0),
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
    const [, first, second, third, fourth] = canvas.getAllByRole('row')
    await expect(first).toHaveTextContent('持平')
    await expect(second).toHaveTextContent('↑ 上升 2 位')
    await expect(third).toHaveTextContent('↓ 下降 1 位')
    await expect(fourth).toHaveTextContent('新上榜')
    await userEvent.click(canvas.getByRole('tab', { name: '应用' }))
    await expect(args.commands.show).toHaveBeenCalledWith({ shelf: 'application', by: 'sales' })
  },
}
export const English: Story = { globals: { language: 'en' } }
export const Newest: Story = {
  args: { view: { ...view, choice: { shelf: 'compute', by: 'newest' }, moved: null } },
}
export const BestRated: Story = { args: { view: { ...view, choice: { shelf: 'compute', by: 'score' } } } }
export const Empty: Story = { args: { view: { ...view, cards: [] } } }
export const Failed: Story = { args: { view: { ...view, cards: null } } }
