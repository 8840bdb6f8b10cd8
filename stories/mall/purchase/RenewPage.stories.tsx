import { provisionFixtures } from '@compute-mall/core/provision/testing'
import {
  type PurchaseRefusal,
  purchaseMachine,
  purchaseRefusals,
  purchaseView,
} from '@compute-mall/core/purchase'
import { purchaseFixtures } from '@compute-mall/core/purchase/testing'
import { RenewPage } from '@compute-mall/mall/features/purchase/RenewPage.tsx'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'

const { quote } = purchaseFixtures
const resource = { ...provisionFixtures.openDetail, billingType: 'MONTH' as const, duration: 1 }
const context = {
  intent: { lineId: resource.lineId, duration: 1 },
  quote,
  agreedVersion: null,
  refusals: [],
  failure: null,
  unpaidOrderId: null,
  key: null,
  silences: 0,
}
type State = Parameters<typeof purchaseMachine.resolveState>[0]
const at = (value: State['value'], more: Partial<State['context']> = {}) =>
  purchaseView(purchaseMachine.resolveState({ value, context: { ...context, ...more } }))
const blockedBy = (...refusals: readonly PurchaseRefusal[]) =>
  at('blocked', { quote: { ...quote, refusals } })

const renewal = {
  resource,
  term: {
    duration: 1,
    minimum: 1,
    maximum: 36,
    newEnd: '2026-12-26T12:00:00.000Z',
    isOver: false,
    changedPrice: null,
  },
  isRefused: false,
  links: { resource: '/ui/console/#/resources/line_1', goods: '/detail/goods?skuId=sku_1' },
  onDuration: fn(),
}

const meta = {
  title: 'Mall/Purchase/Renew',
  component: RenewPage,
  parameters: { layout: 'fullscreen' },
  args: {
    view: at('ready'),
    tipRef: null,
    renewal,
    commands: { submit: fn(), setAgreed: fn(), recheck: fn(), takeStep: fn() },
  },
} satisfies Meta<typeof RenewPage>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  globals: { language: 'zh' },
  args: { renewal: { ...renewal, onDuration: fn() } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('checkbox', { name: /我已阅读并同意/ })).not.toBeChecked()
    await userEvent.click(canvas.getByRole('button', { name: '增加' }))
    await expect(args.renewal.onDuration).toHaveBeenCalledWith(2)
  },
}
export const English: Story = { globals: { language: 'en' } }
export const Checking: Story = { args: { view: at('checking', { quote: null }) } }
export const Unquoted: Story = {
  args: { view: at('unquoted', { quote: null, failure: { kind: 'unanswered' } }) },
}
/** Its term is over: the new one begins when it is paid. */
export const Over: Story = {
  args: {
    renewal: {
      ...renewal,
      resource: { ...resource, status: 'expired', endTime: '2026-11-20T12:00:00.000Z' },
      term: { ...renewal.term, isOver: true },
    },
  },
}
export const OtherPrice: Story = {
  args: { renewal: { ...renewal, term: { ...renewal.term, changedPrice: '28.80' } } },
}
export const Blocked: Story = {
  args: { view: blockedBy({ code: purchaseRefusals.phoneMissing.code, details: {} }) },
}
/** It cannot be renewed, but bought again. */
export const NotRenewable: Story = {
  args: {
    view: at('blocked', {
      quote: null,
      refusals: [{ code: purchaseRefusals.notRenewable.code, details: {} }],
    }),
    renewal: { ...renewal, isRefused: true },
  },
}
export const UnpaidRenewal: Story = { args: { view: at('unpaidOrderExists', { unpaidOrderId: 'order_2' }) } }
export const PriceChanged: Story = { args: { view: at('priceChanged') } }
export const Submitting: Story = {
  args: { view: at('submitting', { agreedVersion: quote.agreementVersion }) },
}
