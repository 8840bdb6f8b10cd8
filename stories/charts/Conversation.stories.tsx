import type { Meta, StoryObj } from '@storybook/react-vite'
import { ChartGallery } from './ChartGallery.tsx'
import { conversationGallery } from './chat.gallery.ts'
import { conversationScreens } from './chat.screens.tsx'
import { deviceOf, keyOf, type LeafArgs, leafStory } from './stories.ts'

const gallery = conversationGallery('customer')
const leaf = leafStory(gallery)

const meta: Meta<LeafArgs> = {
  title: 'Charts/Conversation',
  tags: ['chart', '!autodocs'],
  parameters: { layout: 'fullscreen' },

  render: (args, { globals }) => (
    <ChartGallery
      key={keyOf(args)}
      {...args}
      gallery={gallery}
      Screen={conversationScreens[deviceOf(globals)]}
    />
  ),
}
export default meta
type Story = StoryObj<LeafArgs>

export const Away: Story = leaf('line.away')
export const Resuming: Story = leaf('line.resuming')
export const Idle: Story = leaf('line.current.idle')
export const Sending: Story = leaf('line.current.sending')
export const Slowed: Story = leaf('line.current.slowed')
export const Refused: Story = leaf('line.refused')
export const Still: Story = leaf('peer.still')
export const Writing: Story = leaf('peer.writing')
export const Silent: Story = leaf('writer.silent')
export const Told: Story = leaf('writer.told')
export const Quiet: Story = leaf('past.quiet')
export const Asking: Story = leaf('past.asking')

const onPhone = { globals: { viewport: { value: 'w360' } } }
export const PhoneIdle: Story = { ...leaf('line.current.idle'), ...onPhone }
export const PhoneSlowed: Story = { ...leaf('line.current.slowed'), ...onPhone }
export const PhoneRefused: Story = { ...leaf('line.refused'), ...onPhone }
