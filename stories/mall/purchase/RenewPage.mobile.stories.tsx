import { RenewPage as MobileRenewPage } from '@compute-mall/mall/features/purchase/RenewPage.mobile.tsx'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { as, onPhone } from '../../phone.tsx'
import desktop, * as stories from './RenewPage.stories.tsx'

const phone = onPhone({ title: { zh: '续费', en: 'Renew' } })
const meta = {
  ...phone,
  title: 'Mall/Purchase/Renew on a phone',
  component: MobileRenewPage,
  args: desktop.args,
} satisfies Meta<typeof MobileRenewPage>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {}
export const English: Story = { globals: { ...phone.globals, language: 'en' } }
export const Over: Story = as(stories.Over)
export const Blocked: Story = as(stories.Blocked)
export const NotRenewable: Story = as(stories.NotRenewable)
export const UnpaidRenewal: Story = as(stories.UnpaidRenewal)
export const Checking: Story = as(stories.Checking)
