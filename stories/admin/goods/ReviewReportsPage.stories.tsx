import { ReviewReportsPage } from '@compute-mall/admin/features/goods/ReviewReportsPage.tsx'
import { type ReportedReview, reportedReviewList } from '@compute-mall/core/goods'
import { goodsFixtures } from '@compute-mall/core/goods/testing'
import { readList } from '@compute-mall/core/list'
import { listFixtures } from '@compute-mall/core/list/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { inAdmin, onPhone } from '../frame.tsx'

const { reportedReview } = goodsFixtures
const decided = { decideTime: '2026-11-21T06:00:00.000Z' }
const rows: readonly ReportedReview[] = [
  reportedReview,
  { ...reportedReview, ...decided, reviewId: 'review_4', state: 'hidden', decision: '广告' },
  { ...reportedReview, ...decided, reviewId: 'review_5', state: 'kept', decision: '内容属实' },
]
const pageOf = (records: readonly ReportedReview[]) => ({
  kind: 'loaded' as const,
  value: listFixtures.onlyPage(records),
})

const meta = {
  title: 'Admin/Goods/Reported reviews',
  component: ReviewReportsPage,
  parameters: { layout: 'fullscreen' },
  ...inAdmin('reviewReports'),
  args: {
    view: {
      page: pageOf(rows),
      query: readList(reportedReviewList, []).query,
      deciding: null,
      busy: false,
    },
    links: { goods: (goodsId) => `/goods/${goodsId}` },
    commands: { retry: fn(), filter: fn(), sort: fn(), ask: fn(), leave: fn(), decide: fn() },
  },
} satisfies Meta<typeof ReviewReportsPage>
export default meta
type Story = StoryObj<typeof meta>
const { view } = meta.args

export const All: Story = {
  globals: { language: 'zh' },
  play: async ({ canvasElement, args: { commands } }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getAllByText('商家 s** · 广告或无关内容 · 在给别家店铺做广告。')).toHaveLength(3)
    await userEvent.click(canvas.getByRole('tab', { name: '待处理' }))
    await expect(commands.filter).toHaveBeenCalledWith('state', 'open')
  },
}
export const English: Story = { globals: { language: 'en' } }
export const Phone: Story = { ...onPhone }
export const PhoneEnglish: Story = { ...onPhone, globals: { ...onPhone.globals, language: 'en' } }
/** Without a reason nothing is hidden. */
export const Hiding: Story = {
  args: { view: { ...view, deciding: { review: reportedReview, decision: 'hidden' } } },
  globals: { language: 'zh' },
  play: async ({ canvasElement, args: { commands } }) => {
    const dialog = within(within(canvasElement).getByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: '隐藏评价' }))
    await expect(commands.decide).not.toHaveBeenCalled()
    await expect(dialog.getByText('请填写处理理由')).toBeVisible()
    await userEvent.type(dialog.getByRole('textbox'), '广告')
    await userEvent.click(dialog.getByRole('button', { name: '隐藏评价' }))
    await expect(commands.decide).toHaveBeenCalledWith('广告')
  },
}
export const PhoneKeeping: Story = {
  ...onPhone,
  args: { view: { ...view, deciding: { review: reportedReview, decision: 'kept' } } },
  globals: { ...onPhone.globals, language: 'en' },
}
export const NothingWaits: Story = {
  args: { view: { ...view, page: pageOf([]), query: { ...view.query, state: 'open' } } },
}
export const Failed: Story = {
  args: { view: { ...view, page: { kind: 'failed', message: { key: 'error:SYS10007' } } } },
}
export const Loading: Story = { args: { view: { ...view, page: { kind: 'loading' } } } }
