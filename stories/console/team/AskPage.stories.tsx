import { AskPage } from '@compute-mall/console/features/team/AskPage.tsx'
import { purchaseFixtures } from '@compute-mall/core/purchase/testing'
import { teamFixtures } from '@compute-mall/core/team/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { inConsole, onPhone } from '../frame.tsx'

const nothing = () => undefined

const meta = {
  title: 'Console/Team/Ask',
  component: AskPage,
  parameters: { layout: 'fullscreen' },
  ...inConsole('team'),
  args: {
    view: {
      quote: { kind: 'loaded', value: purchaseFixtures.quote },
      note: '',
      sent: null,
      pending: false,
      refusal: null,
    },
    links: {
      team: '/team',
      mall: '/mall',
      goods: '/goods',
      request: (requestId) => `/team/requests/${requestId}`,
    },
    commands: { change: nothing, send: nothing, retry: nothing },
  },
} satisfies Meta<typeof AskPage>
export default meta
type Story = StoryObj<typeof meta>

export const Asking: Story = {
  globals: { language: 'zh' },
  args: { commands: { ...meta.args.commands, send: fn() } },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '提交申请' }))
    await expect(args.commands.send).toHaveBeenCalledOnce()
  },
}
export const English: Story = { globals: { language: 'en' } }
export const Phone: Story = { ...onPhone }
export const PhoneEnglish: Story = { globals: { ...onPhone.globals, language: 'en' } }
export const Sent: Story = {
  args: { view: { ...meta.args.view, sent: { ...teamFixtures.asked, isOwn: true } } },
}
export const Refused: Story = {
  args: { view: { ...meta.args.view, refusal: { key: 'error:GROUP10007' } } },
}
export const NothingChosen: Story = { args: { view: { ...meta.args.view, quote: null } } }
export const Failed: Story = {
  args: { view: { ...meta.args.view, quote: { kind: 'failed', message: { key: 'error:MALL10001' } } } },
}
