import { DraftPage } from '@compute-mall/admin/features/document/DraftPage.tsx'
import { siteFixtures } from '@compute-mall/core/site/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { inAdmin, onPhone } from '../frame.tsx'

const meta = {
  title: 'Admin/Documents/Draft',
  component: DraftPage,
  parameters: { layout: 'fullscreen', inBothLanguages: true },
  ...inAdmin('content'),
  args: {
    view: {
      state: { kind: 'loaded', value: siteFixtures.draftDetail },
      mayWrite: true,
      mayPublish: false,
      busy: false,
      asking: null,
    },
    links: { documents: '/documents', edit: '/document-drafts/draft_1/edit' },
    commands: { retry: fn(), ask: fn(), publish: fn(), discard: fn() },
  },
} satisfies Meta<typeof DraftPage>
export default meta
type Story = StoryObj<typeof meta>

/** Legal writes and does not publish; the text is read in either language. */
export const Legal: Story = {
  globals: { language: 'zh' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('平台按订单提供算力资源。')).toBeVisible()
    await userEvent.click(canvas.getByRole('tab', { name: '英文' }))
    await expect(canvas.getByText('The platform provides compute as ordered.')).toBeVisible()
  },
}
export const Admin: Story = {
  globals: { language: 'zh' },
  args: { view: { ...meta.args.view, mayWrite: false, mayPublish: true } },
  play: async ({ canvasElement, args: { commands } }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '发布' }))
    await expect(commands.ask).toHaveBeenCalledWith('publish')
  },
}
export const AskedToPublish: Story = {
  args: { view: { ...meta.args.view, mayWrite: false, mayPublish: true, asking: 'publish' } },
}
export const AskedToDiscard: Story = { args: { view: { ...meta.args.view, asking: 'discard' } } }
export const English: Story = { globals: { language: 'en' } }
export const Phone: Story = { ...onPhone }
export const Failed: Story = {
  args: { view: { ...meta.args.view, state: { kind: 'failed', message: { key: 'error:SYS10002' } } } },
}
