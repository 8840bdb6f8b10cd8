import type { Meta, StoryObj } from '@storybook/react-vite'
import { ChartGallery } from './ChartGallery.tsx'
import { connectionGallery } from './chat.gallery.ts'
import { LineAtDesk } from './chat.screens.tsx'
import { keyOf, type LeafArgs, leafStory } from './stories.ts'

const gallery = connectionGallery('staff')
const leaf = leafStory(gallery)

const meta: Meta<LeafArgs> = {
  title: 'Charts/Connection at the desk',
  tags: ['chart', '!autodocs'],
  parameters: { layout: 'fullscreen' },

  render: (args) => <ChartGallery key={keyOf(args)} {...args} gallery={gallery} Screen={LineAtDesk} />,
}
export default meta
type Story = StoryObj<LeafArgs>

export const Unloaded: Story = leaf('unloaded')
export const Barred: Story = leaf('barred')
export const Shown: Story = leaf('active.page.shown')
export const Hidden: Story = leaf('active.page.hidden')
export const Left: Story = leaf('active.page.left')
export const Issuing: Story = leaf('active.line.issuing')
export const Opening: Story = leaf('active.line.connected.opening')
export const Registering: Story = leaf('active.line.connected.registering')
export const Standing: Story = leaf('active.line.connected.standing')
export const Probing: Story = leaf('active.line.connected.probing')
export const Doubted: Story = leaf('active.line.connected.doubted')
export const Resting: Story = leaf('active.line.resting')
export const GivenUp: Story = leaf('active.line.givenUp')
export const Asleep: Story = leaf('active.line.asleep')
