import { goodsFixtures } from '@compute-mall/core/goods/testing'
import { MobileSearchStart } from '@compute-mall/mall/features/search/SearchStart.mobile.tsx'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { menu } from '../../layouts/shell.fixtures.ts'
import { onPhone } from '../../phone.tsx'

const meta = {
  ...onPhone({ title: { zh: '搜索', en: 'Search' } }),
  title: 'Mall/Search/Start of a search on a phone',
  component: MobileSearchStart,
  args: {
    view: { keyword: '', menu, hot: goodsFixtures.computeShelf.slice(0, 5) },
    // The list asks the server and leads on, which a story cannot.
    commands: { search: fn(), suggest: fn(() => new Promise<never>(() => {})) },
  },
} satisfies Meta<typeof MobileSearchStart>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByRole('combobox')
    await expect(field).toHaveFocus()
    await userEvent.type(field, 'A800{Enter}')
    await expect(args.commands.search).toHaveBeenCalledWith('A800')
  },
}
export const English: Story = { globals: { language: 'en' } }
export const WithWords: Story = { args: { view: { ...meta.args.view, keyword: 'A800' } } }
export const NothingPopular: Story = { args: { view: { keyword: '', menu, hot: [] } } }
