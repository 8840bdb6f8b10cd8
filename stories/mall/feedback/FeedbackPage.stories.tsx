import { emptyFeedback } from '@compute-mall/core/feedback'
import { feedbackFixtures } from '@compute-mall/core/feedback/testing'
import { FeedbackPage } from '@compute-mall/mall/features/feedback/FeedbackPage.tsx'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'

const empty = { file: null, percent: undefined, refusal: null }

const meta = {
  title: 'Mall/Feedback/Feedback',
  component: FeedbackPage,
  parameters: { layout: 'fullscreen' },
  args: {
    view: {
      form: emptyFeedback,
      errors: {},
      pictures: [empty, empty, empty],
      isSending: false,
      refusal: null,
      receipt: null,
      isSignedIn: true,
      refusals: 0,
    },
    links: { own: '/ui/console/#/feedback' },
    commands: {
      change: fn(),
      leave: fn(),
      upload: fn(),
      removePicture: fn(),
      submit: fn(),
      again: fn(),
    },
  },
} satisfies Meta<typeof FeedbackPage>
export default meta
type Story = StoryObj<typeof meta>

const { view } = meta.args

export const Default: Story = {
  globals: { language: 'zh' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('radio', { name: '建议' }))
    await expect(args.commands.change).toHaveBeenCalledWith({ kind: 'suggestion' })
    await userEvent.click(canvas.getByRole('button', { name: '提交反馈' }))
    await expect(args.commands.submit).toHaveBeenCalledOnce()
  },
}
export const English: Story = { globals: { language: 'en' } }
export const Wrong: Story = {
  globals: { language: 'zh' },
  args: { view: { ...view, errors: { text: 'textMissing', contact: 'contactInvalid' }, refusals: 1 } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('请输入反馈内容')).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: /^反馈内容/ })).toHaveFocus()
  },
}
export const Sending: Story = { args: { view: { ...view, form: feedbackFixtures.form, isSending: true } } }
export const Sent: Story = {
  args: { view: { ...view, receipt: { feedbackId: 'feedback_1', number: 'F20261121-0A3F9C' } } },
}
export const SentByVisitor: Story = {
  args: {
    view: { ...view, isSignedIn: false, receipt: { feedbackId: 'feedback_1', number: 'F20261121-0A3F9C' } },
  },
}
export const Phone: Story = { globals: { viewport: { value: 'w360' } } }
