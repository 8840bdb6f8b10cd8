import { FeedbackDeskPage } from '@compute-mall/admin/features/feedback/FeedbackDeskPage.tsx'
import type { FeedbackState } from '@compute-mall/core/feedback'
import { feedbackFixtures } from '@compute-mall/core/feedback/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { inAdmin, onPhone } from '../frame.tsx'

const { detail, offerDetail } = feedbackFixtures
const loaded = (value: typeof detail) => ({ kind: 'loaded' as const, value })

const meta = {
  title: 'Admin/Feedback/Feedback',
  component: FeedbackDeskPage,
  parameters: { layout: 'fullscreen' },
  ...inAdmin('feedback'),
  args: {
    view: {
      state: loaded(detail),
      pictures: [],
      answer: '',
      note: '',
      isNoteKept: false,
      pending: false,
      refusal: null,
    },
    links: { queue: '/feedback' },
    commands: {
      retry: fn(),
      start: fn(),
      close: fn(),
      changeAnswer: fn(),
      sendAnswer: fn(),
      changeNote: fn(),
      keepNote: fn(),
    },
  },
} satisfies Meta<typeof FeedbackDeskPage>
export default meta
type Story = StoryObj<typeof meta>
const { view } = meta.args
const standing = (state: FeedbackState): Story => ({
  args: { view: { ...view, state: loaded({ ...detail, state }) } },
})

export const Received = standing('received')
export const InProgress = standing('inProgress')
export const Answered = standing('answered')
export const Closed = standing('closed')
/** Somebody asks for an offer, and says where to reach them. */
export const Offer: Story = { args: { view: { ...view, state: loaded(offerDetail) } } }
export const English: Story = { globals: { language: 'en' } }
export const Phone: Story = { ...onPhone }
export const NoteKept: Story = { args: { view: { ...view, note: '已转给运维', isNoteKept: true } } }
export const Refused: Story = { args: { view: { ...view, refusal: { key: 'error:SYS10007' } } } }
export const Loading: Story = { args: { view: { ...view, state: { kind: 'loading' } } } }
export const Failed: Story = {
  args: { view: { ...view, state: { kind: 'failed', message: { key: 'error:SYS10007' } } } },
}
