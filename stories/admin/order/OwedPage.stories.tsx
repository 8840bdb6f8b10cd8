import { OwedPage, type OwedPageProps } from '@compute-mall/admin/features/order/OwedPage.tsx'
import { readList } from '@compute-mall/core/list'
import { listFixtures } from '@compute-mall/core/list/testing'
import { owedRefundList } from '@compute-mall/core/order'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { expectToFit, onDesktop } from '../../fits.ts'
import { inAdmin, onPhone } from '../frame.tsx'

type Row = Extract<OwedPageProps['view']['page'], { kind: 'loaded' }>['value']['records'][number]

const rows: readonly Row[] = (['late', 'surplus', 'order'] as const).map((reason, index) => ({
  refundId: `refund_${reason}`,
  orderId: `order_${index}`,
  orderNo: `2026112100000000${10 + index}`,
  buyer: 'l****r',
  provider: index === 0 ? 'bank' : 'sandbox',
  transactionNo: `T20261121-${index}`,
  amount: '1200.00',
  reason,
  tries: index,
  lineId: null,
  way: index === 0 ? 'bank' : 'provider',
  approveTime: '2026-11-21T09:30:00.000Z',
  startTime: index === 1 ? null : '2026-11-21T09:30:00.000Z',
  returnTime: index === 2 ? '2026-11-21T10:00:00.000Z' : null,
  transferDay: null,
  bankReference: null,
}))

const loaded = (records: readonly Row[]) => ({
  kind: 'loaded' as const,
  value: listFixtures.onlyPage(records),
})

/** The dialog is loaded when it is opened. */
const LOADING = { timeout: 10_000 }

const meta = {
  title: 'Admin/Orders/Owed',
  component: OwedPage,
  parameters: { layout: 'fullscreen' },
  ...inAdmin('owed'),
  args: {
    view: {
      page: loaded(rows),
      query: readList(owedRefundList, []).query,
      exporting: false,
      mayDecide: true,
      now: Date.parse('2026-11-22T02:00:00.000Z'),
      busy: false,
    },
    links: { order: (id) => `/orders/${id}` },
    commands: {
      retry: fn(),
      openTab: fn(),
      filter: fn(),
      search: fn(),
      clearFilters: fn(),
      sort: fn(),
      resize: fn(),
      exportRows: fn(),
      made: fn(async () => true),
    },
  },
} satisfies Meta<typeof OwedPage>
export default meta
type Story = StoryObj<typeof meta>
const { view } = meta.args

export const All: Story = {}
/** What is listed is taken away as a file. */
export const Exports: Story = {
  globals: { language: 'zh' },
  play: async ({ canvasElement, args: { commands } }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '导出' }))
    await expect(commands.exportRows).toHaveBeenCalledOnce()
  },
}
/** Says who has to act, and takes the day and the reference of the transfer. */
export const RecordsTransfer: Story = {
  globals: { language: 'zh' },
  play: async ({ canvasElement, args: { commands } }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText(/待财务转账并登记/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '登记转账' }))
    const dialog = within(await within(document.body).findByRole('dialog', {}, LOADING))
    await expect(dialog.getByText(/向买家 l\*\*\*\*r 转账 ¥1,200.00/)).toBeVisible()
    await userEvent.type(dialog.getByRole('textbox', { name: /银行流水号/ }), 'TK-1')
    await userEvent.click(dialog.getByRole('button', { name: '登记转账' }))
    await expect(commands.made).toHaveBeenCalledWith(rows[0], {
      bankReference: 'TK-1',
      transferDay: '2026-11-22',
    })
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull())
  },
}
/** Input is kept after a failure. */
export const FailsToRecord: Story = {
  args: { commands: { ...meta.args.commands, made: fn(async () => false) } },
  globals: { language: 'zh' },
  play: async ({ canvasElement, args: { commands } }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '登记转账' }))
    const dialog = within(await within(document.body).findByRole('dialog', {}, LOADING))
    const reference = dialog.getByRole('textbox', { name: /银行流水号/ })
    await userEvent.type(reference, 'TK-1')
    await userEvent.click(dialog.getByRole('button', { name: '登记转账' }))
    await waitFor(() => expect(commands.made).toHaveBeenCalledOnce())
    await expect(reference).toHaveValue('TK-1')
    await expect(reference).toBeVisible()
  },
}
export const English: Story = { globals: { language: 'en' } }
/** Fits into 1,280 px without scrolling sideways. */
export const Desktop: Story = {
  globals: { ...onDesktop, language: 'zh' },
  play: async ({ canvasElement }) => expectToFit(canvasElement),
}
export const DesktopEnglish: Story = { ...Desktop, globals: { ...onDesktop, language: 'en' } }
export const Phone: Story = { ...onPhone }
export const PhoneEnglish: Story = { ...onPhone, globals: { ...onPhone.globals, language: 'en' } }
export const NothingWaits: Story = {
  args: { view: { ...view, page: loaded([]), query: { ...view.query, state: 'byHand' } } },
}
export const NothingMatches: Story = {
  args: { view: { ...view, page: loaded([]), query: { ...view.query, keyword: 'zzqqxxyy' } } },
}
export const Failed: Story = {
  args: { view: { ...view, page: { kind: 'failed', message: { key: 'error:SYS10007' } } } },
}
export const ReadOnly: Story = { args: { view: { ...view, mayDecide: false } } }
export const Loading: Story = { args: { view: { ...view, page: { kind: 'loading' } } } }
