import {
  DifferencesPage,
  type DifferencesPageProps,
} from '@compute-mall/admin/features/payment/DifferencesPage.tsx'
import { readList } from '@compute-mall/core/list'
import { listFixtures } from '@compute-mall/core/list/testing'
import { billDifferenceList } from '@compute-mall/core/payment'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { expectToFit, onDesktop } from '../../fits.ts'
import { inAdmin, onPhone } from '../frame.tsx'

type Row = Extract<DifferencesPageProps['view']['page'], { kind: 'loaded' }>['value']['records'][number]

const row = (index: number, change: Partial<Row>): Row => ({
  differenceId: `difference_${index}`,
  channel: 'embedded',
  day: '2026-11-21',
  kind: 'missingHere',
  entry: 'payment',
  transactionNo: `421795246201031${index}95518204772`,
  orderId: `order_${index}`,
  orderNo: `2026112100000000${10 + index}`,
  theirs: '5600.00',
  ours: null,
  at: '2026-11-21T09:30:00.000Z',
  takenIn: false,
  state: 'open',
  explanation: null,
  explainTime: null,
  ...change,
})
const rows: readonly Row[] = [
  row(0, { takenIn: true }),
  row(1, { orderId: null, orderNo: null }),
  row(2, { kind: 'missingThere', entry: 'refund', theirs: null, ours: '1200.00' }),
  row(3, { kind: 'amount', ours: '5599.99' }),
  row(4, {
    state: 'explained',
    explanation: '渠道延迟入账，已与渠道核实 / Late at the provider, checked with them',
    explainTime: '2026-11-22T02:00:00.000Z',
  }),
  row(5, { state: 'settled' }),
]

const loaded = (records: readonly Row[]) => ({
  kind: 'loaded' as const,
  value: listFixtures.onlyPage(records),
})

const meta = {
  title: 'Admin/Reconciliation/Differences',
  component: DifferencesPage,
  parameters: { layout: 'fullscreen' },
  ...inAdmin('reconciliation'),
  args: {
    view: {
      page: loaded(rows),
      query: readList(billDifferenceList, []).query,
      mayDecide: true,
      busy: false,
      exporting: false,
    },
    links: { bills: '/reconciliation', order: (id) => `/orders/${id}` },
    commands: {
      retry: fn(),
      openTab: fn(),
      filter: fn(),
      search: fn(),
      clearFilters: fn(),
      sort: fn(),
      resize: fn(),
      exportRows: fn(),
      explain: fn(),
    },
  },
} satisfies Meta<typeof DifferencesPage>
export default meta
type Story = StoryObj<typeof meta>
const { view } = meta.args

export const All: Story = {}
export const English: Story = { globals: { language: 'en' } }
/** Fits into 1,280 px without scrolling sideways. */
export const Desktop: Story = {
  globals: { ...onDesktop, language: 'zh' },
  play: async ({ canvasElement }) => expectToFit(canvasElement),
}
export const DesktopEnglish: Story = { ...Desktop, globals: { ...onDesktop, language: 'en' } }
export const Phone: Story = { ...onPhone }
export const PhoneEnglish: Story = { ...onPhone, globals: { ...onPhone.globals, language: 'en' } }
export const OfOneDay: Story = {
  args: { view: { ...view, query: { ...view.query, day: '2026-11-21' } } },
}
export const Explaining: Story = {
  globals: { language: 'zh' },
  args: { view: { ...view, page: loaded(rows.slice(0, 1)) } },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: '填写说明' }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: '填写说明' }))
    await expect(dialog.getByText('请填写 2 到 200 个字符')).toBeVisible()
    await userEvent.type(dialog.getByRole('textbox', { name: /原因/ }), '已与渠道核实')
    await userEvent.click(dialog.getByRole('button', { name: '填写说明' }))
    await expect(args.commands.explain).toHaveBeenCalledWith(rows[0], '已与渠道核实')
  },
}
export const NoneYet: Story = { args: { view: { ...view, page: loaded([]) } } }
export const NothingOpen: Story = {
  args: { view: { ...view, page: loaded([]), query: { ...view.query, state: 'open' } } },
}
export const NothingMatches: Story = {
  args: { view: { ...view, page: loaded([]), query: { ...view.query, keyword: 'zzqqxxyy' } } },
}
export const Failed: Story = {
  args: { view: { ...view, page: { kind: 'failed', message: { key: 'error:SYS10007' } } } },
}
export const Exporting: Story = { args: { view: { ...view, exporting: true } } }
export const ReadOnly: Story = { args: { view: { ...view, mayDecide: false } } }
