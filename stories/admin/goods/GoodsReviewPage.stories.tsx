import {
  GoodsReviewPage,
  type GoodsReviewPageProps,
} from '@compute-mall/admin/features/goods/GoodsReviewPage.tsx'
import { type GoodsApplication, goodsRefusals } from '@compute-mall/core/goods'
import { refusalMessage } from '@compute-mall/core/http'
import { reviewFixtures } from '@compute-mall/core/review/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { inAdmin, onPhone } from '../frame.tsx'
import { modification, myClaim, publication, waitingRow } from './applications.ts'

const { claimOfAnother } = reviewFixtures

const meta = {
  title: 'Admin/Goods/Review',
  component: GoodsReviewPage,
  parameters: { layout: 'fullscreen', inBothLanguages: true },
  ...inAdmin('goodsQueue'),
  args: {
    view: {
      state: { kind: 'loaded', value: modification },
      claim: myClaim,
      isMine: true,
      stale: null,
      decided: null,
      reasons: [],
      general: '',
      keysOn: true,
      pending: null,
      hasPrevious: false,
      hasNext: true,
    },
    links: { queue: '/goods-review?state=pending' },
    commands: {
      retry: fn(),
      flag: fn(),
      unflag: fn(),
      writeGeneral: fn(),
      approve: fn(),
      reject: fn(),
      previous: fn(),
      next: fn(),
      claim: fn(),
      turnKeys: fn(),
    },
  },
} satisfies Meta<typeof GoodsReviewPage>
export default meta
type Story = StoryObj<typeof meta>
const { view } = meta.args
const shows = (part: Partial<GoodsReviewPageProps['view']>) => ({ view: { ...view, ...part } })
const of = (value: GoodsApplication, part: Partial<GoodsReviewPageProps['view']> = {}) =>
  shows({ state: { kind: 'loaded', value }, ...part })
const decidedAs = (state: 'passed' | 'refused' | 'revoked'): GoodsApplication => ({
  ...publication,
  row: { ...waitingRow, state },
})

const reasons = [
  { field: 'skus.0.pricing.0.price', code: 'mismatch', text: '请与官网核对' },
  { field: 'name.zh', code: 'misleading', text: '' },
] as const

/** A change, field by field against what buyers see; one flag, and it can be refused by keys alone. */
export const Mine: Story = {
  globals: { language: 'zh' },
  play: async ({ canvasElement, args: { commands } }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: '标记商品名称' }))
    const dialog = within(await canvas.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('radio', { name: '容易引起误解' }))
    await userEvent.click(dialog.getByRole('button', { name: '保存' }))
    await expect(commands.flag).toHaveBeenCalledWith({ field: 'name.zh', code: 'misleading', text: '' })
    await userEvent.keyboard('p')
    await expect(commands.approve).toHaveBeenCalledOnce()
    await userEvent.keyboard('j')
    await expect(commands.next).toHaveBeenCalledOnce()
  },
}
/** What comes again shows each refused field with its reason, its answer and both versions, and what changed besides. */
export const AfterARefusal: Story = {
  globals: { language: 'zh' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const since = within(canvas.getByRole('region', { name: '上次审核不通过后的变化' }))
    const price = within(since.getByText('规格 1 · 价格 1 · 售价').closest('li') ?? canvasElement)
    await expect(price.getByText('与其他资料不一致 · 请与官网核对')).toBeVisible()
    await expect(price.getByText('申请人回复：官网已同步调价。')).toBeVisible()
    await expect(price.getByText('未修改 · 1200.00')).toBeVisible()
    const paragraph = within(since.getByText('详情 1 · 中文').closest('li') ?? canvasElement)
    await expect(paragraph.getByText('业内最快的求解器。')).toBeVisible()
    await expect(paragraph.getByText(/支持千核并行/)).toBeVisible()
    const besides = within(since.getByRole('region', { name: '其他变化' }))
    await expect(besides.getByText('材料科学')).toBeVisible()
    await expect(besides.getByText('计算流体力学')).toBeVisible()
  },
}
/** Nothing is read as a code or as a figure that stands for something else. */
export const Names: Story = {
  args: of(publication),
  globals: { language: 'en' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getAllByText('Computational fluid dynamics')[0]).toBeVisible()
    await expect(canvas.getAllByText('Licence')[0]).toBeVisible()
    await expect(canvas.getAllByText('No limit')).toHaveLength(2)
    for (const code of ['cfd', 'licence', 'aerospace', '99999999', 'How it is sold'])
      await expect(canvas.queryByText(code)).toBeNull()
  },
}
export const English: Story = { globals: { language: 'en' } }
export const Phone: Story = { ...onPhone }
export const PhoneEnglish: Story = { ...onPhone, globals: { ...onPhone.globals, language: 'en' } }
/** Nothing was published before: there is only what is. */
export const FirstPublication: Story = { args: of(publication) }
/** With reasons it is seen what the seller will read, in both languages, before it is refused. */
export const Refusing: Story = {
  args: shows({ reasons, general: '请核对后重新提交' }),
  globals: { language: 'zh' },
  play: async ({ canvasElement, args: { commands } }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: /^审核不通过/ }))
    const dialog = within(await canvas.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: /^审核不通过/ }))
    await expect(commands.reject).toHaveBeenCalledOnce()
  },
}
export const ReasonsEnglish: Story = { args: shows({ reasons }), globals: { language: 'en' } }
/** Nobody has it yet. */
export const Unclaimed: Story = {
  args: shows({ claim: null, isMine: false }),
  globals: { language: 'zh' },
  play: async ({ canvasElement, args: { commands } }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /^通过/ }))
    await expect(commands.approve).not.toHaveBeenCalled()
  },
}
/** It is taken from another reviewer after a question alone. */
export const OfAnother: Story = {
  args: shows({ claim: claimOfAnother, isMine: false }),
  globals: { language: 'zh' },
  play: async ({ canvasElement, args: { commands } }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: '接手审核' }))
    await expect(commands.claim).not.toHaveBeenCalled()
    const dialog = within(await canvas.findByRole('alertdialog'))
    await userEvent.click(dialog.getByRole('button', { name: '接手审核' }))
    await expect(commands.claim).toHaveBeenCalledOnce()
  },
}
/** A reviewer who is of the shop decides nothing. */
export const OfOnesOwnShop: Story = {
  args: of({ ...modification, isOwn: true }, { claim: null, isMine: false }),
}
/** Somebody decided while it was read. */
export const DecidedMeanwhile: Story = {
  args: shows({
    stale: refusalMessage({ code: goodsRefusals.goodsStateConflict.code, details: {} }),
  }),
  globals: { language: 'zh' },
  play: async ({ canvasElement, args: { commands } }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '刷新' }))
    await expect(commands.retry).toHaveBeenCalledOnce()
  },
}
export const Passed: Story = { args: of(decidedAs('passed'), { claim: null, isMine: false }) }
/** Why it was refused, field by field, stays to be read. */
export const Refused: Story = {
  args: of(
    {
      ...decidedAs('refused'),
      reason: '请核对后重新提交',
      reasons,
      history: [
        {
          event: 'review.refused',
          at: '2026-11-21T11:00:00.000Z',
          by: 'wangke',
          reason: '请核对后重新提交',
        },
        ...publication.history,
      ],
    },
    { claim: null, isMine: false },
  ),
  globals: { language: 'zh' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText(/请与官网核对/)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: '开始审核' })).toBeNull()
  },
}
/** Its seller took it back. */
export const Withdrawn: Story = { args: of(decidedAs('revoked'), { claim: null, isMine: false }) }
/** What was decided last is told above the next. */
export const NextOne: Story = {
  args: shows({ decided: { decision: 'approved', name: '材料计算在线平台', isLast: false } }),
}
/** Its outcome is in sight and has the focus; who held it may neither flag nor claim any more. */
export const LastOne: Story = {
  args: of(decidedAs('refused'), {
    hasNext: false,
    decided: { decision: 'rejected', name: '云帆流体求解器', isLast: true },
  }),
  globals: { language: 'zh' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const outcome = canvas.getByText(/没有更多待审核的申请/).closest('[role=status]')
    await expect(outcome).toHaveFocus()
    await expect(canvas.queryByText(/您正在审核/)).toBeNull()
    await expect(canvas.queryByRole('button', { name: /^标记/ })).toBeNull()
  },
}
export const Passing: Story = { args: shows({ pending: 'approve' }) }
export const Loading: Story = {
  args: shows({ state: { kind: 'loading' }, claim: null, isMine: false }),
}
export const Missing: Story = {
  args: shows({ state: { kind: 'missing' }, claim: null, isMine: false }),
}
export const Failed: Story = {
  args: shows({
    state: { kind: 'failed', message: { key: 'error:SYS10007' } },
    claim: null,
    isMine: false,
  }),
  globals: { language: 'zh' },
  play: async ({ canvasElement, args: { commands } }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '重试' }))
    await expect(commands.retry).toHaveBeenCalledOnce()
  },
}
