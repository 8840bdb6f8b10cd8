import { Container } from '@compute-mall/ui/layout'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Block } from './block.tsx'

/**
 * The width that holds content, in the middle of the window and clear of its sides.
 *
 * **Do:** use it within a band that goes from edge to edge, such as a header.
 *
 * **Don't:** use it for a page, which is a `Page` and has its own.
 */
const meta: Meta<typeof Container> = {
  title: 'Layout/Container',
  component: Container,
  args: { children: <Block /> },
  parameters: { layout: 'fullscreen' },
}
export default meta
type Story = StoryObj<typeof Container>

export const Default: Story = {}
export const ForReading: Story = { args: { width: 'reading' } }
export const Narrow: Story = { args: { width: 'narrow' } }
export const OnAWideWindow: Story = { globals: { viewport: { value: 'w1920' } } }
export const OnAPhone: Story = { globals: { viewport: { value: 'w360' } } }
