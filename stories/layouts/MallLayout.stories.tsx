import {
  AloneLayout,
  content,
  DefaultLayout,
  EmptyLayout,
  MallLayout,
  MobileLayout,
} from '@compute-mall/ui/layouts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { buyer, commands, visitor } from './shell.fixtures.ts'

const Page = () => (
  <div className={content} style={{ paddingBlock: 40 }}>
    <h1>H1</h1>
  </div>
)

const meta: Meta<typeof MallLayout> = {
  title: 'Layouts/Layouts',
  component: MallLayout,
  parameters: { layout: 'fullscreen' },
  args: { view: visitor('zh'), commands, children: <Page /> },
  render: ({ commands: given }, { globals }) => (
    <MallLayout view={visitor(globals.language)} commands={given}>
      <Page />
    </MallLayout>
  ),
}
export default meta
type Story = StoryObj<typeof MallLayout>

export const Visitor: Story = {}

export const Buyer: Story = {
  render: ({ commands: given }, { globals }) => (
    <MallLayout view={buyer(globals.language)} commands={given}>
      <Page />
    </MallLayout>
  ),
}

export const CategoriesOpen: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const summary = canvasElement.querySelector('nav summary')
    if (!summary) throw new Error('There is no category menu.')
    await userEvent.click(summary)
    await expect(canvas.getAllByRole('link').length).toBeGreaterThan(11)
  },
}

export const Default: Story = {
  render: ({ commands: given }, { globals }) => (
    <DefaultLayout view={buyer(globals.language)} commands={given}>
      <Page />
    </DefaultLayout>
  ),
}

export const Alone: Story = {
  render: ({ commands: given }) => (
    <AloneLayout commands={given}>
      <Page />
    </AloneLayout>
  ),
}

export const Mobile: Story = {
  globals: { viewport: { value: 'w360' } },
  render: ({ commands: given }, { globals }) => (
    <MobileLayout view={buyer(globals.language)} commands={given}>
      <Page />
    </MobileLayout>
  ),
}

export const Empty: Story = {
  render: () => (
    <EmptyLayout>
      <Page />
    </EmptyLayout>
  ),
}
