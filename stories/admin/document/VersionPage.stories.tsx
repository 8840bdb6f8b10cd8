import { VersionPage } from '@compute-mall/admin/features/document/VersionPage.tsx'
import { siteFixtures } from '@compute-mall/core/site/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { inAdmin, onPhone } from '../frame.tsx'

const meta = {
  title: 'Admin/Documents/Version',
  component: VersionPage,
  parameters: { layout: 'fullscreen', inBothLanguages: true },
  ...inAdmin('content'),
  args: {
    view: {
      kind: 'agreement',
      version: '2026-06',
      state: { kind: 'loaded', value: siteFixtures.publishedVersion },
    },
    links: { documents: '/documents' },
    commands: { retry: fn() },
  },
} satisfies Meta<typeof VersionPage>
export default meta
type Story = StoryObj<typeof meta>

export const InForce: Story = {}
export const English: Story = { globals: { language: 'en' } }
export const Phone: Story = { ...onPhone }
export const Loading: Story = { args: { view: { ...meta.args.view, state: { kind: 'loading' } } } }
export const Missing: Story = {
  args: { view: { ...meta.args.view, state: { kind: 'failed', message: { key: 'error:SYS10002' } } } },
}
