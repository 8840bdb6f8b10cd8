import {
  MerchantReviewPage,
  type MerchantReviewPageProps,
} from '@compute-mall/admin/features/settlement/MerchantReviewPage.tsx'
import { refusalMessage } from '@compute-mall/core/http'
import { reviewFixtures } from '@compute-mall/core/review/testing'
import { type Application, settlementRefusals } from '@compute-mall/core/settlement'
import { settlementFixtures } from '@compute-mall/core/settlement/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { licence } from '../../desk/licence.ts'
import { inAdmin, onPhone } from '../frame.tsx'

const { application: rejected, resubmittedApplication: again, personalForm } = settlementFixtures
const { claimOfAnother, reasons } = reviewFixtures
const myClaim = { reviewerId: 'u-me', reviewer: 'wangke', until: '2026-11-21T12:15:00.000Z' }

/** The first submission of a company, with everything that it handed in. */
const first: Application = {
  ...rejected,
  applyStatus: 'IN_REVIEW',
  reviewTime: null,
  rejectReason: null,
  reasons: [],
  steps: rejected.steps.slice(0, 1),
}

const meta = {
  title: 'Admin/Merchants/Review',
  component: MerchantReviewPage,
  parameters: { layout: 'fullscreen' },
  ...inAdmin('merchants'),
  args: {
    view: {
      state: { kind: 'loaded', value: again },
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
    pictures: { certificationImg: licence },
    reviewer: { name: 'wangke', openedAt: '2026-11-21T12:00:00.000Z' },
    links: { queue: '/merchants?applyStatus=IN_REVIEW' },
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
} satisfies Meta<typeof MerchantReviewPage>
export default meta
type Story = StoryObj<typeof meta>
const { view } = meta.args
type View = MerchantReviewPageProps['view']
const shows = (part: Partial<View>) => ({ view: { ...view, ...part } })
const of = (value: Application, part: Partial<View> = {}) =>
  shows({ state: { kind: 'loaded', value }, ...part })
const unclaimed = { claim: null, isMine: false }

/** It comes again, with what changed and what its applicant answers; it is approved after one more question. */
export const Mine: Story = {
  globals: { language: 'zh' },
  play: async ({ canvasElement, args: { commands } }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: /^标记银行账号/ }))
    const reason = within(await canvas.findByRole('dialog'))
    await userEvent.click(reason.getByRole('radio', { name: '容易引起误解' }))
    await userEvent.click(reason.getByRole('button', { name: '保存' }))
    await expect(commands.flag).toHaveBeenCalledWith({ field: 'bankAccount', code: 'misleading', text: '' })
    await userEvent.keyboard('p')
    await expect(commands.approve).not.toHaveBeenCalled()
    const question = within(await canvas.findByRole('alertdialog'))
    await userEvent.click(question.getByRole('button', { name: '通过' }))
    await expect(commands.approve).toHaveBeenCalledOnce()
  },
}
export const English: Story = { globals: { language: 'en' } }
export const Phone: Story = { ...onPhone }
export const PhoneEnglish: Story = { ...onPhone, globals: { ...onPhone.globals, language: 'en' } }
export const FirstSubmission: Story = { args: of(first) }
/** A developer has fewer fields. */
export const Person: Story = { args: { ...of({ ...first, form: personalForm }), pictures: {} } }
export const Refusing: Story = {
  args: shows({ reasons, general: '请补充后重新提交' }),
  globals: { language: 'zh' },
  play: async ({ canvasElement, args: { commands } }) => {
    const canvas = within(canvasElement)
    await userEvent.keyboard('r')
    const dialog = within(await canvas.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: /^审核不通过/ }))
    await expect(commands.reject).toHaveBeenCalledOnce()
  },
}
export const ReasonsEnglish: Story = { args: shows({ reasons }), globals: { language: 'en' } }
/** Nobody has it yet. */
export const Unclaimed: Story = {
  args: shows(unclaimed),
  globals: { language: 'zh' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: /^通过/ }))
    await expect(canvas.queryByRole('alertdialog')).toBeNull()
  },
}
export const OfAnother: Story = {
  args: shows({ claim: claimOfAnother, isMine: false }),
  globals: { language: 'zh' },
  play: async ({ canvasElement, args: { commands } }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: '接手审核' }))
    const dialog = within(await canvas.findByRole('alertdialog'))
    await userEvent.click(dialog.getByRole('button', { name: '接手审核' }))
    await expect(commands.claim).toHaveBeenCalledOnce()
  },
}
/** Its applicant withdrew it, or somebody decided, while it was read. */
export const DecidedMeanwhile: Story = {
  args: shows({
    stale: refusalMessage({ code: settlementRefusals.applicationStateConflict.code, details: {} }),
  }),
  globals: { language: 'zh' },
  play: async ({ canvasElement, args: { commands } }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '刷新' }))
    await expect(commands.retry).toHaveBeenCalledOnce()
  },
}
export const Withdrawn: Story = {
  args: of(
    {
      ...first,
      applyStatus: 'NOT_APPLY',
      steps: [
        ...first.steps,
        {
          event: 'application.withdrawn',
          from: 'IN_REVIEW',
          to: 'NOT_APPLY',
          at: '2026-11-20T06:00:00.000Z',
          by: 'leader',
          reason: null,
        },
      ],
    },
    unclaimed,
  ),
}
export const Rejected: Story = { args: of(rejected, unclaimed) }
export const RejectedEnglish: Story = { args: of(rejected, unclaimed), globals: { language: 'en' } }
export const Approved: Story = {
  args: of({ ...first, applyStatus: 'APPROVED', reviewTime: '2026-11-20T08:30:00.000Z' }, unclaimed),
}
/** What was decided last is told above the next. */
export const NextOne: Story = {
  args: shows({ decided: { decision: 'approved', name: '沐言科学计算', isLast: false } }),
}
/** Its outcome is in sight and has the focus; who held it may neither flag nor claim any more. */
export const LastOne: Story = {
  args: of(rejected, {
    hasNext: false,
    decided: { decision: 'rejected', name: '星澜智算', isLast: true },
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
export const Approving: Story = { args: shows({ pending: 'approve' }) }
export const Loading: Story = { args: shows({ ...unclaimed, state: { kind: 'loading' } }) }
export const Missing: Story = { args: shows({ ...unclaimed, state: { kind: 'missing' } }) }
export const Failed: Story = {
  args: shows({ ...unclaimed, state: { kind: 'failed', message: { key: 'error:SYS10007' } } }),
  globals: { language: 'zh' },
  play: async ({ canvasElement, args: { commands } }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '重试' }))
    await expect(commands.retry).toHaveBeenCalledOnce()
  },
}
