import type { settlementMachine } from '@compute-mall/core/settlement'
import { ReviewStatusPage } from '@compute-mall/mall/features/settlement/ReviewStatusPage.tsx'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { nothing } from '../specimen.tsx'
import { ChartGallery, type ScreenProps } from './ChartGallery.tsx'
import { applicationIn, settlementGallery } from './settlement.gallery.ts'
import { keyOf, type LeafArgs, leafStory, litIn, stepIn } from './stories.ts'

/** The page on which applicants see how far they are. */
const Screen = ({ send, run }: ScreenProps<typeof settlementMachine>) => (
  <ReviewStatusPage
    view={{
      ...applicationIn(run),
      isInFull: false,
      isLoadingInFull: false,
      isWithdrawing: false,
      refusal: null,
    }}
    commands={{
      withdraw: () => send({ type: 'application.withdrawn' }),
      showInFull: nothing,
      retry: nothing,
    }}
  />
)

const leaf = leafStory(settlementGallery)

const meta: Meta<LeafArgs> = {
  title: 'Charts/Settlement',
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

/** Who was rejected mends and applies again (D27). */
export const Again: Story = {
  args: leaf('REJECTED').args,
  play: async ({ canvasElement }) => {
    await userEvent.click(stepIn(canvasElement, 'application.submitted'))
    await expect(litIn(canvasElement)).toEqual(['IN_REVIEW'])
  },
}
export const Phone: Story = { ...leaf('IN_REVIEW'), globals: { viewport: { value: 'w360' } } }
