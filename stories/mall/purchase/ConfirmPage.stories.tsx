import {
  type PurchaseRefusal,
  purchaseMachine,
  purchaseRefusals,
  purchaseView,
} from '@compute-mall/core/purchase'
import { purchaseFixtures } from '@compute-mall/core/purchase/testing'
import { ConfirmPage } from '@compute-mall/mall/features/purchase/ConfirmPage.tsx'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'

const { intent, quote } = purchaseFixtures
const context = {
  intent,
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
const agreed = { agreedVersion: quote.agreementVersion }

const meta = {
  title: 'Mall/Purchase/Confirm order',
  component: ConfirmPage,
  parameters: { layout: 'fullscreen' },
  args: {
    view: at('ready'),
    changeAt: '/goods/cart',
    tipRef: null,
    commands: { submit: fn(), setAgreed: fn(), recheck: fn(), takeStep: fn() },
  },
} satisfies Meta<typeof ConfirmPage>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const agreement = canvas.getByRole('checkbox', { name: /我已阅读并同意/ })
    await expect(agreement).not.toBeChecked()
    await userEvent.click(agreement)
    await expect(args.commands.setAgreed).toHaveBeenCalledWith(true)
  },
}
export const English: Story = { globals: { language: 'en' } }
export const Checking: Story = { args: { view: at('checking', { quote: null }) } }
export const Unquoted: Story = {
  args: { view: at('unquoted', { quote: null, failure: { kind: 'unanswered' } }) },
}
/** Tried without the agreement: the tip at the top says so, and so does the box itself (WCAG 3.3.1). */
export const NotAgreed: Story = {
  args: { view: at('ready', { refusals: [{ code: purchaseRefusals.agreementMissing.code, details: {} }] }) },
  globals: { language: 'zh' },
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole('checkbox', { name: /^我已阅读并同意\s*《算力服务协议》$/ })
    await expect(box).toBeInvalid()
    await expect(box).toHaveAccessibleDescription('请勾选此项后再提交订单')
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent('请先阅读并同意服务协议')
  },
}
export const NotAgreedInEnglish: Story = {
  args: NotAgreed.args ?? {},
  globals: { language: 'en' },
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole('checkbox', {
      // The library trims what it reads of each element; browsers keep the blank between the two.
      name: /^I have read and agree to the\s*Compute Service Agreement$/,
    })
    await expect(box).toBeInvalid()
    await expect(box).toHaveAccessibleDescription('Tick this box before you place the order')
  },
}
export const Agreed: Story = {
  args: { view: at('agreed', agreed) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('checkbox')).toBeValid()
  },
}
export const Submitting: Story = { args: { view: at('submitting', agreed) } }
export const Confirming: Story = { args: { view: at('confirming', agreed) } }
export const Unconfirmed: Story = { args: { view: at('unconfirmed', agreed) } }
export const NotPlaced: Story = {
  args: { view: at('agreed', { ...agreed, failure: { kind: 'unanswered' } }) },
}
export const PriceChanged: Story = { args: { view: at('priceChanged') } }
export const UnpaidOrderExists: Story = {
  args: { view: at('unpaidOrderExists', { unpaidOrderId: 'order_1' }) },
}
export const Placed: Story = { args: { view: at('placed', agreed) } }

export const Member: Story = {
  args: { view: blockedBy({ code: purchaseRefusals.memberMayNotBuy.code, details: {} }) },
}
export const PhoneMissing: Story = {
  args: { view: blockedBy({ code: purchaseRefusals.phoneMissing.code, details: {} }) },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '设置手机号' }))
    await expect(args.commands.takeStep).toHaveBeenCalledWith('setPhone')
  },
}
export const Agent: Story = {
  args: { view: blockedBy({ code: purchaseRefusals.agentMayNotBuy.code, details: {} }) },
}
export const Unsigned: Story = {
  args: { view: blockedBy({ code: purchaseRefusals.contractUnsigned.code, details: {} }) },
}
export const PhoneUnverified: Story = {
  args: { view: blockedBy({ code: purchaseRefusals.phoneUnverified.code, details: {} }) },
}
export const AccountDisabled: Story = {
  args: {
    view: blockedBy({
      code: purchaseRefusals.accountDisabled.code,
      details: { center: '华东一区（昆山）算力中心' },
    }),
  },
}
export const EveryReason: Story = {
  args: {
    view: blockedBy(
      ...[
        purchaseRefusals.memberMayNotBuy.code,
        purchaseRefusals.phoneMissing.code,
        purchaseRefusals.agentMayNotBuy.code,
        purchaseRefusals.contractUnsigned.code,
      ].map((code) => ({
        code,
        details: {},
      })),
      { code: purchaseRefusals.accountDisabled.code, details: { center: '华东一区（昆山）算力中心' } },
    ),
  },
}
