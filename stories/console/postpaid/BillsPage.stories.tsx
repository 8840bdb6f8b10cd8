import { BillsPage } from '@compute-mall/console/features/postpaid/BillsPage.tsx'
import { readList } from '@compute-mall/core/list'
import { listFixtures } from '@compute-mall/core/list/testing'
import { ownPostpaidBillList } from '@compute-mall/core/payment'
import { paymentFixtures } from '@compute-mall/core/payment/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { inConsole, onPhone } from '../frame.tsx'

const meta = {
  title: 'Console/Account/Post-paid bills',
  component: BillsPage,
  parameters: { layout: 'fullscreen' },
  ...inConsole('account'),
  args: {
    view: {
      page: { kind: 'loaded', value: listFixtures.onlyPage(paymentFixtures.postpaidBills) },
      query: readList(ownPostpaidBillList, []).query,
      balance: '20000.00',
      busy: false,
    },
    links: { account: '/account', recharge: '/charge' },
    commands: { retry: fn(), filter: fn(), clearFilters: fn(), sort: fn(), resize: fn(), pay: fn() },
  },
} satisfies Meta<typeof BillsPage>
export default meta
type Story = StoryObj<typeof meta>
const { view } = meta.args

const openFirst = async (canvasElement: HTMLElement, name: RegExp) => {
  const [pay] = within(canvasElement).getAllByRole('button', { name })
  if (pay === undefined) throw new Error('a bill that is due can be paid')
  await userEvent.click(pay)
  return within(await within(document.body).findByRole('alertdialog'))
}

export const Due: Story = {
  globals: { language: 'zh' },
  play: async ({ canvasElement, args: { commands } }) => {
    const dialog = await openFirst(canvasElement, /用合同款付款/)
    await userEvent.click(dialog.getByRole('button', { name: '用合同款付款' }))
    await expect(commands.pay).toHaveBeenCalledOnce()
  },
}
export const NotEnough: Story = {
  globals: { language: 'zh' },
  args: { view: { ...view, balance: '10.00' } },
  play: async ({ canvasElement }) => {
    const dialog = await openFirst(canvasElement, /用合同款付款/)
    await expect(dialog.getByRole('link', { name: '充值合同款' })).toBeVisible()
  },
}
export const Empty: Story = {
  args: { view: { ...view, page: { kind: 'loaded', value: listFixtures.onlyPage([]) } } },
}
export const Loading: Story = { args: { view: { ...view, page: { kind: 'loading' } } } }
export const OnPhone: Story = { ...onPhone }
