import { AuditPage } from '@compute-mall/admin/features/audit/AuditPage.tsx'
import { auditList } from '@compute-mall/core/audit'
import { auditFixtures } from '@compute-mall/core/audit/testing'
import { readList } from '@compute-mall/core/list'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, userEvent, within } from 'storybook/test'
import { expectToFit, onDesktop } from '../../fits.ts'
import { inAdmin, onPhone } from '../frame.tsx'

const { approvalLine } = auditFixtures
const revoked = {
  ...approvalLine,
  auditId: 'audit_2',
  actorId: 'u-superadmin',
  actor: 'superadmin',
  role: 'admin,assistant,operator,superadmin',
  action: 'role.revoked',
  objectType: 'user',
  objectId: 'u-reviewer',
  before: { roleIds: ['operator', 'legal'] },
  after: { roleIds: ['operator'] },
  reason: '岗位调整 2026-114',
}
const { query } = readList(auditList, [])
const pageOf = (records: readonly (typeof approvalLine)[]) =>
  ({
    kind: 'loaded',
    value: { records, nextCursor: null, previousCursor: null, total: records.length },
  }) as const

const meta = {
  title: 'Admin/Audit/Audit',
  component: AuditPage,
  parameters: { layout: 'fullscreen' },
  ...inAdmin('audit'),
  args: {
    view: {
      page: pageOf([revoked, approvalLine]),
      query,
      now: Date.parse('2026-11-22T02:00:00.000Z'),
      exporting: false,
    },
    links: { actor: (id) => `/audit?actorId=${id}`, object: (id) => `/audit?objectId=${id}` },
    commands: {
      retry: fn(),
      search: fn(),
      filter: fn(),
      clearFilters: fn(),
      sort: fn(),
      resize: fn(),
      exportRows: fn(),
      choosePeriod: fn(),
    },
  },
} satisfies Meta<typeof AuditPage>
export default meta
type Story = StoryObj<typeof meta>
const { view } = meta.args

/** A range that ends before it begins is not asked for. */
export const TimeRange: Story = {
  globals: { language: 'en' },
  play: async ({ canvasElement, args: { commands } }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Time range' }))
    const dialog = within(await canvas.findByRole('dialog'))
    await fireEvent.change(dialog.getByLabelText(/First day/), { target: { value: '2026-11-21' } })
    await fireEvent.change(dialog.getByLabelText(/Last day/), { target: { value: '2026-11-20' } })
    await userEvent.click(dialog.getByRole('button', { name: 'Show' }))
    await expect(dialog.getByText('The last day cannot come before the first')).toBeVisible()
    await expect(commands.choosePeriod).not.toHaveBeenCalled()
    await fireEvent.change(dialog.getByLabelText(/Last day/), { target: { value: '2026-11-22' } })
    await userEvent.click(dialog.getByRole('button', { name: 'Show' }))
    await expect(commands.choosePeriod).toHaveBeenLastCalledWith({ first: '2026-11-21', last: '2026-11-22' })
  },
}
export const Chinese: Story = { globals: { language: 'zh' } }
/** Fits into 1,280 px without scrolling sideways. */
export const Desktop: Story = {
  globals: { ...onDesktop, language: 'zh' },
  play: async ({ canvasElement }) => expectToFit(canvasElement),
}
export const DesktopEnglish: Story = { ...Desktop, globals: { ...onDesktop, language: 'en' } }
export const Phone: Story = { ...onPhone }
export const Filtered: Story = {
  args: {
    view: {
      ...view,
      query: { ...query, action: 'role.revoked', until: '2026-11-22T16:00:00.000Z', objectId: 'u-reviewer' },
    },
  },
}
export const Empty: Story = { args: { view: { ...view, page: pageOf([]) } } }
export const Loading: Story = { args: { view: { ...view, page: { kind: 'loading' } } } }
export const Failed: Story = {
  args: { view: { ...view, page: { kind: 'failed', message: { key: 'error:SYS10007' } } } },
}
