import { type ApplicationInfo, notApplied, settlementView } from '@compute-mall/core/settlement'
import { settlementFixtures } from '@compute-mall/core/settlement/testing'
import type { Standing } from '@compute-mall/mall/features/settlement/OwnApplication.tsx'
import { SettlePage } from '@compute-mall/mall/features/settlement/SettlePage.tsx'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'

const meta = {
  title: 'Mall/Settlement/Settle',
  component: SettlePage,
  parameters: { layout: 'fullscreen' },
  args: {
    view: { standing: { kind: 'visitor', signIn: '/ac/api/auth/loginSsoRedirect.action' } },
    commands: { retry: fn() },
  },
} satisfies Meta<typeof SettlePage>
export default meta
type Story = StoryObj<typeof meta>

const stands = (standing: Standing): Story => ({ args: { view: { standing } } })
const applied = (info: ApplicationInfo): Story => stands({ kind: 'known', view: settlementView(info) })
const { inReview, rejected, approved } = settlementFixtures

export const Visitor: Story = {}
export const VisitorEnglish: Story = { globals: { language: 'en' } }
export const Loading = stands({ kind: 'loading' })
export const Failed: Story = {
  ...stands({ kind: 'failed' }),
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '重试' }))
    await expect(args.commands.retry).toHaveBeenCalledOnce()
  },
}
export const NotApplied = applied(notApplied)
export const InReview = applied(inReview)
export const InReviewEnglish: Story = { ...applied(inReview), globals: { language: 'en' } }
export const Rejected = applied(rejected)
export const Approved = applied(approved)
export const OtherRights: Story = {
  globals: { language: 'en' },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('tab', { name: 'Business' }))
    await expect(within(canvasElement).getByText('An account manager of your own')).toBeVisible()
  },
}
