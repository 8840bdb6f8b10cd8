import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { ChartGallery } from './ChartGallery.tsx'
import { connectionGallery } from './chat.gallery.ts'
import { lineScreens } from './chat.screens.tsx'
import { deviceOf, keyOf, type LeafArgs, leafStory } from './stories.ts'

const gallery = connectionGallery('customer')
const leaf = leafStory(gallery)

const meta: Meta<LeafArgs> = {
  title: 'Charts/Connection',
  tags: ['chart', '!autodocs'],
  parameters: { layout: 'fullscreen' },

  render: (args, { globals }) => (
    <ChartGallery key={keyOf(args)} {...args} gallery={gallery} Screen={lineScreens[deviceOf(globals)]} />
  ),
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

const onPhone = { globals: { viewport: { value: 'w360' } } }
/** Where chat is open on phones, it fills the screen (D22). */
export const PhoneStanding: Story = { ...leaf('active.line.connected.standing'), ...onPhone }
export const PhoneGivenUp: Story = { ...leaf('active.line.givenUp'), ...onPhone }
/** Where it is not, the shop is called or written to (spec section 8). */
export const PhoneBarred: Story = {
  ...leaf('barred'),
  ...onPhone,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('link', { name: /400-820-2190/ })).toHaveAttribute('href', 'tel:4008202190')
    await expect(canvas.getByRole('link', { name: /service@mall/ })).toBeVisible()
  },
}
