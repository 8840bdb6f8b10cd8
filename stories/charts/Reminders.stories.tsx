import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { ChartGallery } from './ChartGallery.tsx'
import { remindersGallery } from './chat.gallery.ts'
import { RemindersScreen } from './chat.screens.tsx'
import { keyOf, type LeafArgs, leafStory } from './stories.ts'

const gallery = remindersGallery('customer')
const leaf = leafStory(gallery)

const meta: Meta<LeafArgs> = {
  title: 'Charts/Reminders',
  tags: ['chart', '!autodocs'],
  parameters: { layout: 'fullscreen' },

  render: (args) => <ChartGallery key={keyOf(args)} {...args} gallery={gallery} Screen={RemindersScreen} />,
}
export default meta
type Story = StoryObj<LeafArgs>

export const Idle: Story = leaf('idle')
export const Asking: Story = leaf('asking')
export const Resting: Story = leaf('resting')

/** Several shops: three notices, the others counted; Escape closes the one that has the focus (R4.11). */
export const ManyShops: Story = {
  args: leaf('resting').args,
  play: async ({ canvasElement }) => {
    const notices = within(within(canvasElement).getByRole('region', { name: /新消息提醒|New messages/ }))
    await expect(notices.getAllByRole('listitem')).toHaveLength(4)
    await expect(notices.getByText(/还有 2 条|2 more/)).toBeVisible()
    const [first] = notices.getAllByRole('button', { name: /关闭提醒|Close this notice/ })
    first?.focus()
    await userEvent.keyboard('{Escape}')
    await expect(notices.getByText(/还有 1 条|1 more/)).toBeVisible()
  },
}
export const Phone: Story = { ...leaf('resting'), globals: { viewport: { value: 'w360' } } }
