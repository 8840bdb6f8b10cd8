import { MerchantQueuePage } from '@compute-mall/admin/features/settlement/MerchantQueuePage.tsx'
import { readList } from '@compute-mall/core/list'
import { listFixtures } from '@compute-mall/core/list/testing'
import { reviewFixtures } from '@compute-mall/core/review/testing'
import { type ApplicationRow, applicationList } from '@compute-mall/core/settlement'
import { settlementFixtures } from '@compute-mall/core/settlement/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { expectToFit, onDesktop } from '../../fits.ts'
import { inAdmin, onPhone } from '../frame.tsx'

const { applicationRow } = settlementFixtures

/** What the queue tells: overdue, new, with somebody else, and decided in either way. */
const rows: readonly ApplicationRow[] = [
  {
    ...applicationRow,
    applicationId: 'application_late',
    shopName: '沐言科学计算',
    realName: '苏沐言',
    applicantType: 'PERSONAL',
    number: 2,
    changedFields: 4,
    dueAt: '2026-11-20T16:00:00.000Z',
  },
  applicationRow,
  { ...applicationRow, applicationId: 'application_taken', claim: reviewFixtures.claimOfAnother },
  {
    ...applicationRow,
    applicationId: 'application_approved',
    applyStatus: 'APPROVED',
    reviewTime: '2026-11-20T08:30:00.000Z',
  },
  {
    ...applicationRow,
    applicationId: 'application_rejected',
    applyStatus: 'REJECTED',
    reviewTime: '2026-11-20T08:30:00.000Z',
  },
]

const asked = (pairs: readonly (readonly [string, string])[] = []) => readList(applicationList, pairs).query
const pageOf = (records: typeof rows) => ({
  kind: 'loaded' as const,
  value: listFixtures.onlyPage(records),
})

const meta = {
  title: 'Admin/Merchants/Queue',
  component: MerchantQueuePage,
  parameters: { layout: 'fullscreen' },
  ...inAdmin('merchants'),
  args: {
    view: {
      page: pageOf(rows),
      query: asked(),
      now: Date.parse('2026-11-21T12:00:00.000Z'),
      exporting: false,
    },
    links: { merchant: (applicationId) => `/merchants/${applicationId}` },
    commands: {
      retry: fn(),
      openTab: fn(),
      filter: fn(),
      search: fn(),
      clearFilters: fn(),
      sort: fn(),
      exportRows: fn(),
    },
  },
} satisfies Meta<typeof MerchantQueuePage>
export default meta
type Story = StoryObj<typeof meta>
const { view } = meta.args

export const All: Story = {
  globals: { language: 'zh' },
  play: async ({ canvasElement, args: { commands } }) => {
    await userEvent.click(within(canvasElement).getByRole('tab', { name: '待审核' }))
    await expect(commands.filter).toHaveBeenCalledWith('applyStatus', 'IN_REVIEW')
  },
}
export const English: Story = { globals: { language: 'en' } }
/** Nothing of it is out of sight where people work through it all day. */
export const Desktop: Story = {
  globals: { ...onDesktop, language: 'en' },
  play: async ({ canvasElement }) => expectToFit(canvasElement),
}
export const Phone: Story = { ...onPhone }
export const PhoneEnglish: Story = { ...onPhone, globals: { ...onPhone.globals, language: 'en' } }
export const NothingWaits: Story = {
  args: { view: { ...view, page: pageOf([]), query: asked([['applyStatus', 'IN_REVIEW']]) } },
}
export const NothingMatches: Story = {
  args: { view: { ...view, page: pageOf([]), query: asked([['applicantType', 'PERSONAL']]) } },
}
export const Exporting: Story = { args: { view: { ...view, exporting: true } } }
export const Loading: Story = { args: { view: { ...view, page: { kind: 'loading' } } } }
export const Failed: Story = {
  args: { view: { ...view, page: { kind: 'failed', message: { key: 'error:SYS10007' } } } },
  globals: { language: 'zh' },
  play: async ({ canvasElement, args: { commands } }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '重试' }))
    await expect(commands.retry).toHaveBeenCalledOnce()
  },
}
