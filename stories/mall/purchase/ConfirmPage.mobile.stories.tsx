import { ConfirmPage as MobileConfirmPage } from '@compute-mall/mall/features/purchase/ConfirmPage.mobile.tsx'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { as, onPhone } from '../../phone.tsx'
import * as page from './ConfirmPage.stories.tsx'

const meta = {
  ...onPhone({ title: { zh: '确认订单', en: 'Confirm order' } }),
  title: 'Mall/Purchase/Confirm order on a phone',
  component: MobileConfirmPage,
  args: page.default.args,
} satisfies Meta<typeof MobileConfirmPage>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  play: async ({ canvasElement, args }) => {
    const agreement = within(canvasElement).getByRole('checkbox', { name: /我已阅读并同意/ })
    await expect(agreement).not.toBeChecked()
    await userEvent.click(agreement)
    await expect(args.commands.setAgreed).toHaveBeenCalledWith(true)
  },
}
export const English: Story = { globals: { language: 'en' } }
export const Checking: Story = as(page.Checking)
export const Unquoted: Story = as(page.Unquoted)
export const NotAgreed: Story = {
  ...as(page.NotAgreed),
  globals: { ...meta.globals, language: 'zh' },
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole('checkbox', { name: /^我已阅读并同意\s*《算力服务协议》$/ })
    await expect(box).toBeInvalid()
    await expect(box).toHaveAccessibleDescription('请勾选此项后再提交订单')
  },
}
export const NotAgreedInEnglish: Story = {
  ...as(page.NotAgreed),
  globals: { ...meta.globals, language: 'en' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('checkbox')).toHaveAccessibleDescription(
      'Tick this box before you place the order',
    )
  },
}
export const Agreed: Story = as(page.Agreed)
export const Submitting: Story = as(page.Submitting)
export const Unconfirmed: Story = as(page.Unconfirmed)
export const NotPlaced: Story = as(page.NotPlaced)
export const PriceChanged: Story = as(page.PriceChanged)
export const UnpaidOrderExists: Story = as(page.UnpaidOrderExists)
export const PhoneMissing: Story = as(page.PhoneMissing)
export const EveryReason: Story = as(page.EveryReason)
