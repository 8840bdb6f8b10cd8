import { SettlePage as MobileSettlePage } from '@compute-mall/mall/features/settlement/SettlePage.mobile.tsx'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { as, onPhone } from '../../phone.tsx'
import * as page from './SettlePage.stories.tsx'

const meta = {
  ...onPhone({ title: { zh: '商家入驻', en: 'Become a merchant' } }),
  title: 'Mall/Settlement/Settle on a phone',
  component: MobileSettlePage,
  args: page.default.args,
} satisfies Meta<typeof MobileSettlePage>
export default meta
type Story = StoryObj<typeof meta>

export const Visitor: Story = {}
export const VisitorEnglish: Story = { globals: { language: 'en' } }
export const Loading: Story = as(page.Loading)
export const Failed: Story = {
  ...as(page.Failed),
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '重试' }))
    await expect(args.commands.retry).toHaveBeenCalledOnce()
  },
}
export const NotApplied: Story = as(page.NotApplied)
export const InReview: Story = as(page.InReview)
export const InReviewEnglish: Story = { ...as(page.InReview), globals: { language: 'en' } }
export const Rejected: Story = as(page.Rejected)
export const Approved: Story = as(page.Approved)
export const RightsOpen: Story = {
  globals: { language: 'en' },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByText('Brand'))
    const [brand, incentives] = within(canvasElement).getAllByRole('table')
    await expect(brand).toBeVisible()
    await expect(incentives).not.toBeVisible()
  },
}
