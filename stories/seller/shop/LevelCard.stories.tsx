import { LevelCard } from '@compute-mall/seller/features/shop/LevelCard.tsx'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { inDesk, onPhone } from '../frame.tsx'

const meta = {
  title: 'Seller/Shop/Level',
  component: LevelCard,
  parameters: { layout: 'fullscreen' },
  ...inDesk('shop'),
  args: { level: 'normal' },
} satisfies Meta<typeof LevelCard>
export default meta
type Story = StoryObj<typeof meta>

export const Normal: Story = {}
export const Fine: Story = { args: { level: 'fine' } }
export const Excellent: Story = { args: { level: 'excellent' } }
export const English: Story = { args: { level: 'fine' }, globals: { language: 'en' } }
export const Phone: Story = { ...onPhone }
