import { PostpaidBillsPage } from '@compute-mall/admin/features/postpaid/PostpaidBillsPage.tsx'
import { readList } from '@compute-mall/core/list'
import { listFixtures } from '@compute-mall/core/list/testing'
import { postpaidBillList } from '@compute-mall/core/payment'
import { paymentFixtures } from '@compute-mall/core/payment/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { expectToFit, onDesktop } from '../../fits.ts'
import { inAdmin, onPhone } from '../frame.tsx'

const meta = {
  title: 'Admin/Money/Post-paid bills',
  component: PostpaidBillsPage,
  parameters: { layout: 'fullscreen' },
  ...inAdmin('postpaid'),
  args: {
    view: {
      page: { kind: 'loaded', value: listFixtures.onlyPage(paymentFixtures.postpaidBills) },
      query: readList(postpaidBillList, []).query,
      exporting: false,
      mayDecide: true,
      busy: false,
    },
    links: { accounts: '/postpaid' },
    commands: {
      retry: fn(),
      openTab: fn(),
      filter: fn(),
      search: fn(),
      clearFilters: fn(),
      sort: fn(),
      resize: fn(),
      exportRows: fn(),
      record: fn(),
    },
  },
} satisfies Meta<typeof PostpaidBillsPage>
export default meta
type Story = StoryObj<typeof meta>
const { view } = meta.args

export const Loaded: Story = {
  globals: { language: 'zh' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    const [row] = page.getAllByRole('button', { name: /登记收款/ })
    if (row === undefined) throw new Error('a bill that is due can be recorded as paid')
    await userEvent.click(row)
    const dialog = within(await within(document.body).findByRole('dialog'))
    await expect(dialog.getByText(/¥13,500\.00/)).toBeVisible()
  },
}
export const Empty: Story = {
  args: { view: { ...view, page: { kind: 'loaded', value: listFixtures.onlyPage([]) } } },
}
export const Loading: Story = { args: { view: { ...view, page: { kind: 'loading' } } } }
export const OnPhone: Story = { ...onPhone }
/** Fits into 1,280 px without scrolling sideways. */
export const Desktop: Story = {
  globals: { ...onDesktop, language: 'zh' },
  play: async ({ canvasElement }) => expectToFit(canvasElement),
}
export const DesktopEnglish: Story = { ...Desktop, globals: { ...onDesktop, language: 'en' } }
