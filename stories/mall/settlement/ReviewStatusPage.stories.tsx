import { type Application, notApplied, settlementView } from '@compute-mall/core/settlement'
import { settlementFixtures } from '@compute-mall/core/settlement/testing'
import {
  ReviewStatusPage,
  type ReviewStatusPageProps,
} from '@compute-mall/mall/features/settlement/ReviewStatusPage.tsx'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'

const { application: refused, enterpriseForm, inReview, rejected, approved } = settlementFixtures
const waiting: Application = {
  ...refused,
  applyStatus: 'IN_REVIEW',
  reviewTime: null,
  rejectReason: null,
  reasons: [],
  steps: refused.steps.slice(0, 1),
}
const view: ReviewStatusPageProps['view'] = {
  standing: settlementView(inReview),
  application: waiting,
  isInFull: false,
  isLoadingInFull: false,
  isWithdrawing: false,
  refusal: null,
}

const meta = {
  title: 'Mall/Settlement/Review',
  component: ReviewStatusPage,
  parameters: { layout: 'fullscreen' },
  args: { view, commands: { withdraw: fn(), showInFull: fn(), retry: fn() } },
} satisfies Meta<typeof ReviewStatusPage>
export default meta
type Story = StoryObj<typeof meta>

const shows = (part: Partial<ReviewStatusPageProps['view']>): Story => ({
  args: { view: { ...view, ...part } },
})

export const InReview: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: '查看完整信息' }))
    await expect(args.commands.showInFull).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: '撤回申请' }))
    const dialog = canvas.getByRole('alertdialog')
    await expect(args.commands.withdraw).not.toHaveBeenCalled()
    await userEvent.click(within(dialog).getByRole('button', { name: '撤回申请' }))
    await expect(args.commands.withdraw).toHaveBeenCalledOnce()
  },
}
export const InReviewEnglish: Story = { globals: { language: 'en' } }
export const InFull = shows({ application: { ...waiting, form: enterpriseForm }, isInFull: true })
export const Withdrawing = shows({ isWithdrawing: true })
export const WithdrawRefused = shows({ refusal: { key: 'error:SETTLE10003' } })
export const Rejected: Story = {
  ...shows({ standing: settlementView(rejected), application: refused }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('营业执照右下角被遮挡')).toBeVisible()
    await expect(canvas.getByRole('link', { name: '修改开户银行' })).toHaveAttribute(
      'href',
      expect.stringContaining('/settle/create#field-bankName'),
    )
  },
}
export const RejectedEnglish: Story = {
  ...shows({ standing: settlementView(rejected), application: refused }),
  globals: { language: 'en' },
}
export const Approved = shows({
  standing: settlementView(approved),
  application: { ...waiting, applyStatus: 'APPROVED', reviewTime: '2026-11-20T08:30:00.000Z' },
})
export const MerchantWithoutApplication = shows({
  standing: settlementView({ ...notApplied, retailerId: 'retailer_1' }),
  application: null,
})
export const Failed: Story = {
  ...shows({ application: null }),
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '重试' }))
    await expect(args.commands.retry).toHaveBeenCalledOnce()
  },
}
