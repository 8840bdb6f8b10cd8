import { ThemePage } from '@compute-mall/admin/features/content/ThemePage.tsx'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { inAdmin, onPhone } from '../frame.tsx'

const meta = {
  title: 'Admin/Content/Theme',
  component: ThemePage,
  parameters: { layout: 'fullscreen' },
  ...inAdmin('content'),
  args: {
    view: { current: 'default', chosen: 'default', busy: false },
    commands: { choose: fn(), save: fn() },
  },
} satisfies Meta<typeof ThemePage>
export default meta
type Story = StoryObj<typeof meta>

export const Usual: Story = {
  globals: { language: 'zh' },
  play: async ({ canvasElement, args: { commands } }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('radio', { name: '春节' }))
    await expect(commands.choose).toHaveBeenCalledWith('spring')
    await userEvent.click(canvas.getByRole('button', { name: '启用主题' }))
    await expect(commands.save).toHaveBeenCalledOnce()
  },
}
export const English: Story = { globals: { language: 'en' } }
export const Phone: Story = { ...onPhone }
export const Another: Story = { args: { view: { current: 'default', chosen: 'spring', busy: true } } }
