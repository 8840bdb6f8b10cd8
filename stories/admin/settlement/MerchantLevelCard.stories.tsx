import { MerchantLevelCard } from '@compute-mall/admin/features/settlement/MerchantLevelCard.tsx'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { onPhone } from '../frame.tsx'

const meta = {
  title: 'Admin/Merchants/Level',
  component: MerchantLevelCard,
  args: { view: { level: 'normal', isSaving: false, isChanged: false }, commands: { change: fn() } },
} satisfies Meta<typeof MerchantLevelCard>
export default meta
type Story = StoryObj<typeof meta>

/** Another level, and never without a reason. */
export const Default: Story = {
  globals: { language: 'zh' },
  play: async ({ canvasElement, args: { commands } }) => {
    const canvas = within(canvasElement)
    const button = () => canvas.getByRole('button', { name: '调整等级' })
    await expect(button()).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(canvas.getByRole('radio', { name: '卓越' }))
    await userEvent.type(canvas.getByRole('textbox', { name: '调整原因' }), '年度评选')
    await userEvent.click(button())
    await expect(commands.change).toHaveBeenCalledWith('excellent', '年度评选')
  },
}
export const English: Story = { globals: { language: 'en' } }
export const Changed: Story = { args: { view: { level: 'fine', isSaving: false, isChanged: true } } }
export const Saving: Story = { args: { view: { level: 'fine', isSaving: true, isChanged: false } } }
export const Phone: Story = { ...onPhone }
