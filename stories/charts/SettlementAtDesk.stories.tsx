import {
  MerchantReviewPage,
  type MerchantReviewPageProps,
} from '@compute-mall/admin/features/settlement/MerchantReviewPage.tsx'
import type { settlementMachine } from '@compute-mall/core/settlement'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { nothing } from '../specimen.tsx'
import { ChartGallery, type ScreenProps } from './ChartGallery.tsx'
import { applicationIn, settlementGallery } from './settlement.gallery.ts'
import { keyOf, type LeafArgs, leafStory, litIn } from './stories.ts'

const claim = { reviewerId: 'u-me', reviewer: 'wangke', until: '2026-11-21T13:15:00.000Z' }

/** Nobody has applied, or the application was withdrawn: there is nothing to review. */
const stateOf = ({
  application,
}: ReturnType<typeof applicationIn>): MerchantReviewPageProps['view']['state'] =>
  application.applyStatus === 'NOT_APPLY' ? { kind: 'missing' } : { kind: 'loaded', value: application }

/** The page on which operations decide. */
const Screen = ({ send, run }: ScreenProps<typeof settlementMachine>) => {
  const shown = applicationIn(run)
  const isOpen = shown.application.applyStatus === 'IN_REVIEW'
  return (
    <MerchantReviewPage
      view={{
        state: stateOf(shown),
        claim: isOpen ? claim : null,
        isMine: isOpen,
        stale: null,
        decided: null,
        reasons: [],
        general: isOpen ? '请补充后重新提交' : '',
        keysOn: false,
        pending: null,
        hasPrevious: false,
        hasNext: false,
      }}
      pictures={{}}
      reviewer={{ name: claim.reviewer, openedAt: '2026-11-21T13:00:00.000Z' }}
      links={{ queue: '/merchants' }}
      commands={{
        retry: nothing,
        flag: nothing,
        unflag: nothing,
        writeGeneral: nothing,
        approve: (close) => {
          send({ type: 'review.approved' })
          close()
        },
        reject: (close) => {
          send({ type: 'review.rejected' })
          close()
        },
        previous: nothing,
        next: nothing,
        claim: nothing,
        turnKeys: nothing,
      }}
    />
  )
}

const leaf = leafStory(settlementGallery)

const meta: Meta<LeafArgs> = {
  title: 'Charts/Settlement at the desk',
  tags: ['chart', '!autodocs'],
  parameters: { layout: 'fullscreen' },
  render: (args) => <ChartGallery key={keyOf(args)} {...args} gallery={settlementGallery} Screen={Screen} />,
}
export default meta
type Story = StoryObj<LeafArgs>

export const NotApply: Story = leaf('NOT_APPLY')
export const InReview: Story = leaf('IN_REVIEW')
export const Rejected: Story = leaf('REJECTED')
export const Approved: Story = leaf('APPROVED')

/** The decision is the screen's own (R4.03). */
export const Deciding: Story = {
  args: leaf('IN_REVIEW').args,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: /^(审核不通过|Reject)$/ }))
    const dialog = within(await canvas.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: /^(审核不通过|Reject)$/ }))
    await expect(litIn(canvasElement)).toEqual(['REJECTED'])
  },
}
