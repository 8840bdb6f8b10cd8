import { Heading, Page } from '@compute-mall/ui/layout'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { shown } from '../specimen.tsx'
import { Block } from './block.tsx'

/**
 * All of a page between header and footer: its blocks below one another, clear of all sides.
 *
 * **Do:** have one per page, with the heading of level 1 first.
 *
 * **Don't:** use it within another; a part of a page is a `Stack`.
 */
const meta: Meta<typeof Page> = {
  title: 'Layout/Page',
  component: Page,
  parameters: { layout: 'fullscreen' },
}
export default meta
type Story = StoryObj<typeof Page>

const draw = (width?: 'content' | 'reading' | 'narrow', gap?: 4 | 6 | 8): Story =>
  shown((say, args) => (
    <Page width={width} gap={gap} {...args}>
      <Heading level={1}>{say('我的订单', 'My orders')}</Heading>
      <Block>8×A800</Block>
      <Block>4×A800</Block>
    </Page>
  ))

export const Default: Story = draw()
export const ForReading: Story = draw('reading')
export const ForAFormAlone: Story = draw('narrow')
export const Airy: Story = draw('content', 8)
export const OnAPhone: Story = { ...draw(), globals: { viewport: { value: 'w360' } } }
