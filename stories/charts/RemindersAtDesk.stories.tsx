import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { onPhone } from '../desk/desk.tsx'
import { ChartGallery } from './ChartGallery.tsx'
import { remindersGallery } from './chat.gallery.ts'
import { RemindersAtDesk } from './chat.screens.tsx'
import { keyOf, type LeafArgs, leafStory } from './stories.ts'

const gallery = remindersGallery('staff')
const leaf = leafStory(gallery)

const meta: Meta<LeafArgs> = {
  title: 'Charts/Reminders at the desk',
  tags: ['chart', '!autodocs'],
  parameters: { layout: 'fullscreen' },

  render: (args) => <ChartGallery key={keyOf(args)} {...args} gallery={gallery} Screen={RemindersAtDesk} />,
}
export default meta
type Story = StoryObj<LeafArgs>

export const Idle: Story = leaf('idle')
export const Asking: Story = leaf('asking')

/** The line tells of 120: the navigation counts 99+ at once, before the server is asked. */
export const Resting: Story = {
  ...leaf('resting'),
  globals: { viewport: { value: 'w1280' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const [entry] = canvas.getAllByRole('link', { name: /(消息|Messages)/ })
    await expect(entry).toHaveTextContent('5')
    await userEvent.click(canvas.getByRole('button', { name: 'unread.told 120' }))
    await expect(entry).toHaveTextContent('99+')
  },
}
export const Phone: Story = { ...leaf('resting'), ...onPhone }
