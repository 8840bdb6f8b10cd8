import { goodsFixtures } from '@compute-mall/core/goods/testing'
import { RankingPage as MobileRankingPage } from '@compute-mall/mall/features/home/RankingPage.mobile.tsx'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { onPhone } from '../../phone.tsx'

const meta = {
  ...onPhone({ title: { zh: '排行榜', en: 'Rankings' }, offersCart: true }),
  title: 'Mall/Home/Rankings on a phone',
  component: MobileRankingPage,
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
} satisfies Meta<typeof MobileRankingPage>
export default meta
type Story = StoryObj<typeof meta>

const { view } = meta.args

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getAllByRole('article')[1]).toHaveTextContent('↑ 上升 2 位')
    await expect(canvas.getByRole('button', { name: '热销榜' })).toHaveAttribute('aria-pressed', 'true')
    await userEvent.click(canvas.getByRole('button', { name: '新品榜' }))
    await expect(args.commands.show).toHaveBeenCalledWith({ shelf: 'compute', by: 'newest' })
    await userEvent.click(canvas.getByRole('button', { name: '应用' }))
    await expect(args.commands.show).toHaveBeenCalledWith({ shelf: 'application', by: 'sales' })
  },
}
export const English: Story = { globals: { language: 'en' } }
export const Loading: Story = { args: { view: { ...view, isBusy: true, isLate: true } } }
export const Empty: Story = { args: { view: { ...view, cards: [] } } }
export const EmptyEnglish: Story = { ...Empty, globals: { language: 'en' } }
export const Failed: Story = {
  args: { view: { ...view, cards: null } },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '重试' }))
    await expect(args.commands.retry).toHaveBeenCalledOnce()
  },
}
