import { siteFixtures } from '@compute-mall/core/site/testing'
import { DocumentPage } from '@compute-mall/mall/features/site/DocumentPage.tsx'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'

const { agreement } = siteFixtures
const versions = [
  { version: agreement.version, effective: agreement.effective },
  { version: '2025-01', effective: '2025-01-01T00:00:00.000+08:00' },
]

const meta = {
  title: 'Mall/Site/Document',
  component: DocumentPage,
  parameters: { layout: 'fullscreen' },
  args: {
    document: { ...agreement, versions },
    isCurrent: true,
    links: { version: (version) => `/privacy?version=${version}` },
    commands: { print: fn() },
  },
} satisfies Meta<typeof DocumentPage>
export default meta
type Story = StoryObj<typeof meta>

export const InForce: Story = {
  globals: { language: 'zh' },
  play: async ({ canvasElement, args: { commands } }) => {
    await userEvent.click(within(canvasElement).getByRole('button'))
    await expect(commands.print).toHaveBeenCalledOnce()
  },
}
export const English: Story = { globals: { language: 'en' } }
export const Phone: Story = { globals: { viewport: { value: 'w360' } } }
/** What held before says that it does no longer. */
export const Earlier: Story = {
  args: { document: { ...agreement, version: '2025-01', versions }, isCurrent: false },
}
export const OnlyVersion: Story = { args: { document: { ...agreement, versions: versions.slice(0, 1) } } }
