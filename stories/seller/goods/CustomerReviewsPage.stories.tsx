import { shopReviewList } from '@compute-mall/core/goods'
import { goodsFixtures } from '@compute-mall/core/goods/testing'
import { readList } from '@compute-mall/core/list'
import { CustomerReviewsPage } from '@compute-mall/seller/features/goods/CustomerReviewsPage.tsx'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { inDesk, onPhone } from '../frame.tsx'

const { shopReview, answeredReview } = goodsFixtures
const asked = (pairs: readonly (readonly [string, string])[] = []) => readList(shopReviewList, pairs).query
const pageOf = (records: readonly (typeof shopReview)[]) => ({
  kind: 'loaded' as const,
  value: { records, total: records.length, nextCursor: null, previousCursor: null },
})

const meta = {
  title: 'Seller/Goods/Reviews',
  component: CustomerReviewsPage,
  parameters: { layout: 'fullscreen' },
  ...inDesk('reviews'),
  args: {
    view: {
      page: pageOf([shopReview, answeredReview]),
      query: asked(),
      mayReply: true,
      busy: false,
    },
    links: { goods: (goodsId) => `/goods/${goodsId}` },
    commands: { filter: fn(), reply: fn(), report: fn(), retry: fn() },
  },
} satisfies Meta<typeof CustomerReviewsPage>
export default meta
type Story = StoryObj<typeof meta>

export const All: Story = {}
export const English: Story = { globals: { language: 'en' } }
export const Phone: Story = { ...onPhone }
/** A reply that is too short is not sent; an old one cannot be changed. */
export const Replying: Story = {
  globals: { language: 'zh' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: /^回复/ }))
    const dialog = within(canvas.getByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: '发布回复' }))
    await expect(args.commands.reply).not.toHaveBeenCalled()
    await expect(dialog.getByText(/请输入 2–500 字的回复/)).toBeVisible()
    await userEvent.type(dialog.getByRole('textbox'), '谢谢您的支持')
    await userEvent.click(dialog.getByRole('button', { name: '发布回复' }))
    await expect(args.commands.reply).toHaveBeenCalledWith('review_1', '谢谢您的支持')
  },
}
export const Reporting: Story = {
  globals: { language: 'zh' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const [actions] = canvas.getAllByRole('button', { name: /的操作$/ })
    if (actions === undefined) throw new Error('a review has no actions')
    await userEvent.click(actions)
    await userEvent.click(canvas.getByRole('button', { name: '举报' }))
    await expect(args.commands.report).toHaveBeenCalledWith(shopReview)
  },
}
export const WithoutDuty: Story = { args: { view: { ...meta.args.view, mayReply: false } } }
export const NoneYet: Story = { args: { view: { ...meta.args.view, page: pageOf([]) } } }
export const NoneFound: Story = {
  args: { view: { ...meta.args.view, page: pageOf([]), query: asked([['stars', '1']]) } },
}
export const Failed: Story = {
  args: { view: { ...meta.args.view, page: { kind: 'failed', message: { key: 'error:SYS10007' } } } },
}
export const Loading: Story = { args: { view: { ...meta.args.view, page: { kind: 'loading' } } } }
