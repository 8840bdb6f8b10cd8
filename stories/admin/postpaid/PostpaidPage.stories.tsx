import { PostpaidPage } from '@compute-mall/admin/features/postpaid/PostpaidPage.tsx'
import { readList } from '@compute-mall/core/list'
import { listFixtures } from '@compute-mall/core/list/testing'
import { type PostpaidAccount, postpaidAccountList } from '@compute-mall/core/payment'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { inAdmin, onPhone } from '../frame.tsx'

const rows: readonly PostpaidAccount[] = [
  {
    userId: 'u-leader',
    userName: 'leader',
    standing: 'active',
    limit: '100000.00',
    available: '86500.00',
    billed: '13500.00',
    grantTime: '2026-10-08T02:00:00.000Z',
  },
  {
    userId: 'u-institute',
    userName: 'institute',
    standing: 'overdue',
    limit: '500000.00',
    available: '120000.00',
    billed: '380000.00',
    grantTime: '2026-06-01T02:00:00.000Z',
  },
  {
    userId: 'u-former',
    userName: 'former',
    standing: 'suspended',
    limit: '20000.00',
    available: '20000.00',
    billed: '0.00',
    grantTime: '2026-03-01T02:00:00.000Z',
  },
]

const meta = {
  title: 'Admin/Money/Post-paid customers',
  component: PostpaidPage,
  parameters: { layout: 'fullscreen' },
  ...inAdmin('postpaid'),
  args: {
    view: {
      page: { kind: 'loaded', value: listFixtures.onlyPage(rows) },
      query: readList(postpaidAccountList, []).query,
      mayDecide: true,
      busy: false,
    },
    links: { bills: '/postpaid/bills' },
    commands: {
      retry: fn(),
      openTab: fn(),
      filter: fn(),
      search: fn(),
      clearFilters: fn(),
      sort: fn(),
      resize: fn(),
      grant: fn(),
      suspend: fn(),
    },
  },
} satisfies Meta<typeof PostpaidPage>
export default meta
type Story = StoryObj<typeof meta>
const { view } = meta.args

export const Loaded: Story = {
  globals: { language: 'zh' },
  play: async ({ canvasElement, args: { commands } }) => {
    const page = within(canvasElement)
    await userEvent.click(page.getByRole('button', { name: '授予额度' }))
    const dialog = within(await within(document.body).findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: '授予额度' }))
    await expect(commands.grant).not.toHaveBeenCalled()
    await userEvent.type(dialog.getByLabelText(/客户用户名/), 'institute')
    await userEvent.type(dialog.getByLabelText(/信用额度/), '50000')
    await userEvent.type(dialog.getByLabelText(/原因/), '合同 2026-118')
    await userEvent.click(dialog.getByRole('button', { name: '授予额度' }))
    await expect(commands.grant).toHaveBeenCalledWith({
      userName: 'institute',
      limit: '50000',
      reason: '合同 2026-118',
    })
  },
}
export const ReadOnly: Story = { args: { view: { ...view, mayDecide: false } } }
export const Empty: Story = {
  args: { view: { ...view, page: { kind: 'loaded', value: listFixtures.onlyPage([]) } } },
}
export const Loading: Story = { args: { view: { ...view, page: { kind: 'loading' } } } }
export const OnPhone: Story = { ...onPhone }
