import { siteFixtures } from '@compute-mall/core/site/testing'
import { LivePage, type LivePageProps } from '@compute-mall/mall/features/live/LivePage.tsx'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'

const { liveStream } = siteFixtures
const start = Date.parse(liveStream.startTime ?? '')

const reminder = { isSet: false, busy: false, failed: false, signIn: null }

const meta = {
  title: 'Mall/Live/Live',
  component: LivePage,
  parameters: { layout: 'fullscreen' },
  args: {
    view: { stream: { ...liveStream, live: true }, now: start, player: { state: 'idle' }, reminder },
    commands: { retry: fn(), start: fn(), remind: fn(), silent: fn() },
  },
} satisfies Meta<typeof LivePage>
export default meta
type Story = StoryObj<typeof meta>
const { view } = meta.args
const shows = (part: Partial<LivePageProps['view']>): Story => ({ args: { view: { ...view, ...part } } })
const ahead = { ...liveStream, live: false }

export const OnAir: Story = {
  globals: { language: 'zh' },
  play: async ({ canvasElement, args: { commands } }) => {
    await userEvent.click(within(canvasElement).getByRole('button'))
    await expect(commands.start).toHaveBeenCalledOnce()
  },
}
export const English: Story = { globals: { language: 'en' } }
export const Phone: Story = { globals: { viewport: { value: 'w360' } } }
export const PlayerLoading = shows({ player: { state: 'loading' } })
export const Playing = shows({ player: { state: 'playing', options: { room_id: '613847205' } } })
/** The operator has no room to broadcast from. */
export const WithoutARoom = shows({ player: { state: 'unavailable' } })
/** The operator's own does not answer. */
export const PlayerBlocked: Story = {
  ...shows({ player: { state: 'blocked' } }),
  globals: { language: 'zh' },
  play: async ({ canvasElement, args: { commands } }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '重试' }))
    await expect(commands.start).toHaveBeenCalledOnce()
  },
}
export const PlayerFailed = shows({ player: { state: 'failed' } })
const announced = { stream: ahead, now: start - 3_600_000 }
export const Announced: Story = {
  ...shows(announced),
  globals: { language: 'zh' },
  play: async ({ canvasElement, args: { commands } }) => {
    await expect(within(canvasElement).getByRole('timer')).toHaveTextContent('距开播 1 小时 0 分')
    await userEvent.click(within(canvasElement).getByRole('button', { name: '开播提醒我' }))
    await expect(commands.remind).toHaveBeenCalledWith(true)
  },
}
const twoDays = { stream: ahead, now: start - (2 * 24 * 60 + 3 * 60 + 5) * 60_000 + 30_000 }
export const DaysAhead: Story = {
  ...shows(twoDays),
  globals: { language: 'zh' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('timer')).toHaveTextContent('距开播 2 天 3 小时 5 分')
  },
}
export const DaysAheadEnglish: Story = {
  ...shows(twoDays),
  globals: { language: 'en' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('timer')).toHaveTextContent('Starts in 2 d 3 h 5 min')
  },
}
export const Reminded: Story = {
  ...shows({ ...announced, reminder: { ...reminder, isSet: true } }),
  globals: { language: 'en', viewport: { value: 'w360' } },
  play: async ({ canvasElement, args: { commands } }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('A notice tells you when it begins.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'You will be reminded', pressed: true }))
    await expect(commands.remind).toHaveBeenCalledWith(false)
  },
}
export const RemindFailed = shows({ ...announced, reminder: { ...reminder, failed: true } })
/** A visitor signs in first, and comes back. */
export const AnnouncedToAVisitor: Story = {
  ...shows({ ...announced, reminder: { ...reminder, signIn: '/sign-in' } }),
  globals: { language: 'zh' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: '开播提醒我' })).toHaveAttribute(
      'href',
      '/sign-in',
    )
  },
}
export const Ended = shows({ stream: ahead, now: start + 3_600_000 })
export const NothingOn = shows({ stream: { ...ahead, startTime: null } })
export const Failed: Story = {
  ...shows({ stream: null }),
  globals: { language: 'zh' },
  play: async ({ canvasElement, args: { commands } }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '重试' }))
    await expect(commands.retry).toHaveBeenCalledOnce()
  },
}
