import { FeedbackListPage } from '@compute-mall/console/features/feedback/FeedbackListPage.tsx'
import { ownFeedbackList } from '@compute-mall/core/feedback'
import { feedbackFixtures } from '@compute-mall/core/feedback/testing'
import { readList } from '@compute-mall/core/list'
import { listFixtures } from '@compute-mall/core/list/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { inConsole, onPhone } from '../frame.tsx'

const loaded = <Value,>(value: Value) => ({ kind: 'loaded' as const, value })
const { ownFeedback, answeredFeedback } = feedbackFixtures

const meta = {
  title: 'Console/Feedback/Own feedback',
  component: FeedbackListPage,
  parameters: { layout: 'fullscreen' },
  ...inConsole('feedback'),
  args: {
    view: {
      page: loaded(
        listFixtures.onlyPage([
          ownFeedback,
          { ...answeredFeedback, feedbackId: 'feedback_2', number: 'F20261121-0A3F9D' },
        ]),
      ),
      query: readList(ownFeedbackList, []).query,
    },
    links: { detail: (feedbackId) => `/feedback/${feedbackId}`, write: '/feedback' },
    commands: { retry: fn(), filter: fn(), search: fn(), clearFilters: fn(), sort: fn(), resize: fn() },
  },
} satisfies Meta<typeof FeedbackListPage>
export default meta
type Story = StoryObj<typeof meta>

export const Some: Story = {}
export const English: Story = { globals: { language: 'en' } }
export const Phone: Story = { ...onPhone }
export const PhoneEnglish: Story = { globals: { ...onPhone.globals, language: 'en' } }
export const None: Story = {
  args: { view: { ...meta.args.view, page: loaded(listFixtures.onlyPage([])) } },
}
export const Loading: Story = { args: { view: { ...meta.args.view, page: { kind: 'loading' } } } }
export const Failed: Story = {
  globals: { language: 'zh' },
  args: { view: { ...meta.args.view, page: { kind: 'failed', message: { key: 'error:SYS10007' } } } },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '重试' }))
    await expect(args.commands.retry).toHaveBeenCalledOnce()
  },
}
