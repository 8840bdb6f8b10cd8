import { DocumentsPage } from '@compute-mall/admin/features/document/DocumentsPage.tsx'
import { siteFixtures } from '@compute-mall/core/site/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { inAdmin, onPhone } from '../frame.tsx'

const meta = {
  title: 'Admin/Documents/Documents',
  component: DocumentsPage,
  parameters: { layout: 'fullscreen' },
  ...inAdmin('content'),
  args: {
    view: { state: { kind: 'loaded', value: siteFixtures.documents }, mayWrite: true },
    links: {
      add: (kind) => `/documents/${kind}/new`,
      version: (kind, version) => `/documents/${kind}/version/${version}`,
      draft: (draftId) => `/document-drafts/${draftId}`,
    },
    commands: { retry: fn() },
  },
} satisfies Meta<typeof DocumentsPage>
export default meta
type Story = StoryObj<typeof meta>

/** Legal begins versions. */
export const Legal: Story = {
  globals: { language: 'zh' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('link', { name: '2026-06' })).toHaveAttribute(
      'href',
      '/documents/agreement/version/2026-06',
    )
    await expect(canvas.getByRole('link', { name: '新建版本: 隐私政策' })).toHaveAttribute(
      'href',
      '/documents/privacy/new',
    )
  },
}
export const Reader: Story = { args: { view: { ...meta.args.view, mayWrite: false } } }
export const English: Story = { globals: { language: 'en' } }
export const Phone: Story = { ...onPhone }
export const Loading: Story = { args: { view: { state: { kind: 'loading' }, mayWrite: false } } }
export const Failed: Story = {
  args: { view: { state: { kind: 'failed', message: { key: 'error:SYS10007' } }, mayWrite: false } },
}
