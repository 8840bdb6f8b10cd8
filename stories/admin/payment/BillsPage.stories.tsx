import { BillsPage, type BillsPageProps } from '@compute-mall/admin/features/payment/BillsPage.tsx'
import { readList } from '@compute-mall/core/list'
import { listFixtures } from '@compute-mall/core/list/testing'
import { payBillList } from '@compute-mall/core/payment'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { inAdmin, onPhone } from '../frame.tsx'

type Row = Extract<BillsPageProps['view']['page'], { kind: 'loaded' }>['value']['records'][number]

const bill = (day: string, change: Partial<Row> = {}): Row => ({
  billId: `embedded-${day}`,
  channel: 'embedded',
  day,
  theirs: { count: 1_000, paid: '4821733.60', refunded: '51200.00' },
  ours: { count: 1_000, paid: '4821733.60', refunded: '51200.00' },
  differences: 0,
  open: 0,
  comparedTime: '2026-11-22T17:00:00.000Z',
  askedTime: '2026-11-22T17:00:00.000Z',
  ...change,
})
const nothing = { count: 0, paid: '0.00', refunded: '0.00' }
const rows: readonly Row[] = [
  bill('2026-11-22', { comparedTime: null, theirs: nothing, ours: nothing }),
  bill('2026-11-21', {
    ours: { count: 998, paid: '4816133.60', refunded: '51200.00' },
    differences: 12,
    open: 12,
  }),
  bill('2026-11-20', { differences: 2 }),
  bill('2026-11-19'),
  bill('2026-11-18', { theirs: nothing, ours: nothing }),
]

const loaded = (records: readonly Row[]) => ({
  kind: 'loaded' as const,
  value: listFixtures.onlyPage(records),
})

const meta = {
  title: 'Admin/Reconciliation/Bills',
  component: BillsPage,
  parameters: { layout: 'fullscreen' },
  ...inAdmin('reconciliation'),
  args: {
    view: { page: loaded(rows), query: readList(payBillList, []).query, mayDecide: true, busy: false },
    links: { differences: (day) => `/reconciliation/differences?day=${day}` },
    commands: {
      retry: fn(),
      openTab: fn(),
      filter: fn(),
      clearFilters: fn(),
      sort: fn(),
      resize: fn(),
      again: fn(),
    },
  },
} satisfies Meta<typeof BillsPage>
export default meta
type Story = StoryObj<typeof meta>
const { view } = meta.args

export const All: Story = {
  globals: { language: 'zh' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('12 笔待说明')).toBeVisible()
    const row = canvas.getByRole('row', { name: /2026-11-21/ })
    await userEvent.click(within(row).getByRole('button', { name: '重新对账' }))
    await expect(args.commands.again).toHaveBeenCalledWith(rows[1])
  },
}
export const English: Story = { globals: { language: 'en' } }
export const Phone: Story = { ...onPhone }
export const PhoneEnglish: Story = { ...onPhone, globals: { ...onPhone.globals, language: 'en' } }
export const NoneYet: Story = { args: { view: { ...view, page: loaded([]) } } }
export const NothingOpen: Story = {
  args: { view: { ...view, page: loaded([]), query: { ...view.query, state: 'open' } } },
}
export const AllAnswered: Story = {
  args: { view: { ...view, page: loaded([]), query: { ...view.query, state: 'unanswered' } } },
}
export const Failed: Story = {
  args: { view: { ...view, page: { kind: 'failed', message: { key: 'error:SYS10007' } } } },
}
export const ReadOnly: Story = { args: { view: { ...view, mayDecide: false } } }
export const Comparing: Story = {
  globals: { language: 'zh' },
  args: { view: { ...view, page: loaded(rows.slice(1, 2)), busy: true } },
  play: async ({ canvasElement }) => {
    const again = within(canvasElement).getByRole('button', { name: '重新对账' })
    await userEvent.click(again)
    await expect(again).toHaveAttribute('aria-busy', 'true')
  },
}
