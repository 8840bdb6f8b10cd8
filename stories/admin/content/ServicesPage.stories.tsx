import { ServicesPage } from '@compute-mall/admin/features/content/ServicesPage.tsx'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { inAdmin, onPhone } from '../frame.tsx'

const meta = {
  title: 'Admin/Content/Services',
  component: ServicesPage,
  parameters: { layout: 'fullscreen' },
  ...inAdmin('content'),
  args: {
    view: { order: ['ai', 'container', 'ecs', 'hpc'], isChanged: false, busy: false },
    commands: { sort: fn(), save: fn() },
  },
} satisfies Meta<typeof ServicesPage>
export default meta
type Story = StoryObj<typeof meta>

/** As visitors see it: there is nothing to save. */
export const Kept: Story = {
  globals: { language: 'zh' },
  play: async ({ canvasElement, args: { commands } }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: '保存顺序' }))
    await expect(commands.save).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: '上移高性能计算' }))
    await expect(commands.sort).toHaveBeenCalledWith(['ai', 'container', 'hpc', 'ecs'])
  },
}
export const Moved: Story = {
  args: { view: { order: ['hpc', 'ai', 'container', 'ecs'], isChanged: true, busy: false } },
  globals: { language: 'zh' },
  play: async ({ canvasElement, args: { commands } }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '保存顺序' }))
    await expect(commands.save).toHaveBeenCalledOnce()
  },
}
export const Saving: Story = {
  args: { view: { order: ['hpc', 'ai', 'container', 'ecs'], isChanged: true, busy: true } },
}
export const English: Story = { globals: { language: 'en' } }
export const Phone: Story = { ...onPhone }
