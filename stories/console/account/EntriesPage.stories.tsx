import { EntriesPage } from '@compute-mall/console/features/account/EntriesPage.tsx'
import { ledgerList } from '@compute-mall/core/ledger'
import { ledgerFixtures } from '@compute-mall/core/ledger/testing'
import { readList } from '@compute-mall/core/list'
import { listFixtures } from '@compute-mall/core/list/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { inConsole, onPhone } from '../frame.tsx'

const loaded = <Value,>(value: Value) => ({ kind: 'loaded' as const, value })

const meta = {
  title: 'Console/Account/Entries',
  component: EntriesPage,
  parameters: { layout: 'fullscreen' },
  ...inConsole('account'),
  args: {
    view: {
      page: loaded(listFixtures.onlyPage(ledgerFixtures.entries)),
      query: readList(ledgerList, []).query,
      now: Date.parse('2026-11-21T13:00:00.000Z'),
      exporting: false,
    },
    links: { account: '/account', order: (orderId) => `/orders/${orderId}` },
    commands: { retry: () => undefined, filter: () => undefined },
  },
} satisfies Meta<typeof EntriesPage>
export default meta
type Story = StoryObj<typeof meta>

export const Some: Story = {
  globals: { language: 'zh' },
  args: { commands: { retry: () => undefined, filter: () => undefined, exportRows: fn() } },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '导出' }))
    await expect(args.commands.exportRows).toHaveBeenCalledOnce()
  },
}
export const English: Story = { globals: { language: 'en' } }
export const Phone: Story = { ...onPhone }
export const PhoneEnglish: Story = { globals: { ...onPhone.globals, language: 'en' } }
export const None: Story = {
  args: { view: { ...meta.args.view, page: loaded(listFixtures.onlyPage([])) } },
}
