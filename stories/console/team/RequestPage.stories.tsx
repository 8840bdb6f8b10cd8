import { RequestPage } from '@compute-mall/console/features/team/RequestPage.tsx'
import { purchaseRefusals } from '@compute-mall/core/purchase'
import { purchaseFixtures } from '@compute-mall/core/purchase/testing'
import type { TeamRequestDetail } from '@compute-mall/core/team'
import { teamFixtures } from '@compute-mall/core/team/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { inConsole, onPhone } from '../frame.tsx'

const loaded = <Value,>(value: Value) => ({ kind: 'loaded' as const, value })
const nothing = () => undefined

const meta = {
  title: 'Console/Team/Request',
  component: RequestPage,
  parameters: { layout: 'fullscreen' },
  ...inConsole('team'),
  args: {
    view: { state: loaded(teamFixtures.askedDetail), busy: false, refusal: null },
    links: {
      team: '/team',
      requests: '/team/requests',
      order: (orderId) => `/orders/${orderId}`,
      pay: (orderId) => `/pay/${orderId}`,
      resource: (lineId) => `/resources/${lineId}`,
      goods: (goodsId) => `/goods/${goodsId}`,
      agreement: '/agreement',
    },
    commands: { buy: nothing, decline: nothing, withdraw: nothing, retry: nothing },
  },
} satisfies Meta<typeof RequestPage>
export default meta
type Story = StoryObj<typeof meta>

const showing = (change: Partial<TeamRequestDetail>) => ({
  args: { view: { ...meta.args.view, state: loaded({ ...teamFixtures.askedDetail, ...change }) } },
})
const decided = { quote: null, decideTime: '2026-11-21T03:00:00.000Z' } as const

/** The leader buys it, once they agree. */
export const Asked: Story = {
  globals: { language: 'zh' },
  args: { commands: { ...meta.args.commands, buy: fn() } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const [buy] = canvas.getAllByRole('button', { name: '购买' })
    if (buy === undefined) throw new Error('nothing buys')
    await userEvent.click(buy)
    await expect(canvas.getByText('请勾选此项后再购买')).toBeVisible()
    await expect(args.commands.buy).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('checkbox'))
    await userEvent.click(buy)
    await expect(args.commands.buy).toHaveBeenCalledWith({
      quotedTotal: '25600.00',
      agreed: true,
      agreementVersion: '2026-01',
    })
  },
}
export const English: Story = { globals: { language: 'en' } }
export const Phone: Story = { ...onPhone }
export const PhoneEnglish: Story = { globals: { ...onPhone.globals, language: 'en' } }
/** Declining needs a reason. */
export const Declining: Story = {
  globals: { language: 'zh' },
  args: { commands: { ...meta.args.commands, decline: fn() } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: '审核不通过' }))
    const dialog = within(canvas.getByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: '审核不通过' }))
    await expect(dialog.getByText('请填写 2–200 字的原因')).toBeVisible()
    await userEvent.type(dialog.getByRole('textbox'), '预算不足')
    await userEvent.click(dialog.getByRole('button', { name: '审核不通过' }))
    await expect(args.commands.decline).toHaveBeenCalledWith('预算不足')
  },
}
export const PriceChanged: Story = showing({ total: '32000.00' })
export const Shut: Story = showing({
  quote: { ...purchaseFixtures.quote, refusals: [{ code: purchaseRefusals.phoneMissing.code, details: {} }] },
})
/** What was asked for is not sold any more; it can still be declined. */
export const Gone: Story = showing({ quote: null, orderId: null })
export const Unpaid: Story = showing({ quote: null, orderId: 'order_1' })
export const Own: Story = showing({ isOwn: true, quote: null, note: '' })
export const Bought: Story = showing({ ...decided, state: 'bought', isOwn: true, lineId: 'line_1' })
export const BoughtByMe: Story = showing({ ...decided, state: 'bought', orderId: 'order_1' })
export const Declined: Story = showing({ ...decided, state: 'declined', isOwn: true, reason: '本月预算不足' })
export const Withdrawn: Story = showing({ ...decided, state: 'withdrawn' })
export const Outdated: Story = showing({ ...decided, state: 'outdated', isOwn: true })
export const Refused: Story = {
  args: { view: { ...meta.args.view, refusal: { key: 'error:GROUP10006' } } },
}
export const Missing: Story = { args: { view: { ...meta.args.view, state: { kind: 'missing' } } } }
