import { FeedbackPage } from '@compute-mall/console/features/feedback/FeedbackPage.tsx'
import { feedbackFixtures } from '@compute-mall/core/feedback/testing'
import { DAY_MS } from '@compute-mall/core/time'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { inConsole, onPhone } from '../frame.tsx'

const loaded = <Value,>(value: Value) => ({ kind: 'loaded' as const, value })
const { ownFeedback, answeredFeedback } = feedbackFixtures
const answeredAt = Date.parse(answeredFeedback.answerTime ?? '')

const meta = {
  title: 'Console/Feedback/One of them',
  component: FeedbackPage,
  parameters: { layout: 'fullscreen' },
  ...inConsole('feedback'),
  args: {
    view: {
      state: loaded(answeredFeedback),
      now: answeredAt + DAY_MS,
      text: '',
      pending: false,
      isReopened: false,
      refusal: null,
    },
    links: { list: '/feedback' },
    commands: { retry: fn(), change: fn(), reopen: fn() },
  },
} satisfies Meta<typeof FeedbackPage>
export default meta
type Story = StoryObj<typeof meta>

/** It can be opened again. */
export const Answered: Story = {
  globals: { language: 'zh' },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '仍未解决' }))
    await expect(args.commands.reopen).toHaveBeenCalledOnce()
  },
}
export const English: Story = { globals: { language: 'en' } }
export const Phone: Story = { ...onPhone }
export const PhoneEnglish: Story = { globals: { ...onPhone.globals, language: 'en' } }
export const Received: Story = { args: { view: { ...meta.args.view, state: loaded(ownFeedback) } } }
/** After 14 days it stays as it is. */
export const Over: Story = {
  globals: { language: 'zh' },
  args: { view: { ...meta.args.view, now: answeredAt + 15 * DAY_MS } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button', { name: '仍未解决' })).toBeNull()
  },
}
export const Reopened: Story = {
  args: { view: { ...meta.args.view, state: loaded(ownFeedback), isReopened: true } },
}
export const Refused: Story = {
  args: { view: { ...meta.args.view, refusal: { key: 'error:SYS10007' } } },
}
export const Missing: Story = { args: { view: { ...meta.args.view, state: { kind: 'missing' } } } }
export const Failed: Story = {
  args: { view: { ...meta.args.view, state: { kind: 'failed', message: { key: 'error:SYS10007' } } } },
}
