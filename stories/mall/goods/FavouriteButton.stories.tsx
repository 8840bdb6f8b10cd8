import { FavouriteButton } from '@compute-mall/mall/features/goods/FavouriteButton.tsx'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'

/** Marks goods, to be found again below the search. */
const meta = {
  title: 'Mall/Goods/Favourite',
  component: FavouriteButton,
  args: {
    view: { isFavourite: false, busy: false, failed: false, signIn: null },
    commands: { favour: fn() },
  },
} satisfies Meta<typeof FavouriteButton>
export default meta
type Story = StoryObj<typeof meta>

export const NotMarked: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '收藏' }))
    await expect(args.commands.favour).toHaveBeenCalledWith(true)
  },
}
export const Marked: Story = {
  args: { view: { ...meta.args.view, isFavourite: true } },
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button', { name: '已收藏' })
    await expect(button).toHaveAttribute('aria-pressed', 'true')
    await userEvent.click(button)
    await expect(args.commands.favour).toHaveBeenCalledWith(false)
  },
}
export const Failed: Story = { args: { view: { ...meta.args.view, failed: true } } }
export const Visitor: Story = {
  args: { view: { ...meta.args.view, signIn: '/ac/api/auth/loginSsoRedirect.action' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: '收藏' })).toBeVisible()
  },
}
