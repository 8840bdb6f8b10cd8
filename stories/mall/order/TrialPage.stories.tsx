import { type Order, type TrialView, trialMachine, trialView } from '@compute-mall/core/order'
import { orderFixtures } from '@compute-mall/core/order/testing'
import { TrialPage } from '@compute-mall/mall/features/order/TrialPage.tsx'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { onPhone } from '../../phone.tsx'

const now = Date.parse('2026-11-21T12:03:01.000Z')
const { openingTrial, runningTrial } = orderFixtures

type State = Parameters<typeof trialMachine.resolveState>[0]['value']

/** The page in a state of its chart. */
const at = (value: State, order: Order | null, failed = false): TrialView => {
  const failure = failed ? ({ kind: 'unanswered' } as const) : null
  return trialView(
    trialMachine.resolveState({ value, context: { orderId: 'order_1', order, now, failure } }),
    now,
  )
}
const ended = (order: Order): Order => ({
  ...order,
  lines: order.lines.map((line) => ({ ...line, provision: { ...line.provision, status: 'expired' } })),
})
const broken = (order: Order): Order => ({
  ...order,
  lines: order.lines.map((line) => ({ ...line, provision: { ...line.provision, status: 'failed' } })),
})

const meta = {
  title: 'Mall/Order/Trial',
  component: TrialPage,
  args: {
    view: at('running', runningTrial),
    commands: { retry: fn() },
    orderAddress: '/ui/console/#/orders/order_1',
    resourceAddress: (lineId) => `/ui/console/#/resources/${lineId}`,
  },
} satisfies Meta<typeof TrialPage>
export default meta
type Story = StoryObj<typeof meta>

export const Phone: Story = { ...onPhone() }
const phoneEnglish = onPhone()
export const PhoneEnglish: Story = {
  ...phoneEnglish,
  globals: { ...phoneEnglish.globals, language: 'en' },
}
export const English: Story = { globals: { language: 'en' } }

const shows = (view: TrialView): Story => ({ args: { view } })

export const Running: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('timer')).toHaveTextContent('167:59:59')
  },
}
export const Loading = shows(at('asking', null))
export const Opening = shows(at({ waiting: 'shown' }, openingTrial))
export const OpeningUnanswered: Story = {
  ...shows(at({ waiting: 'shown' }, openingTrial, true)),
  globals: { language: 'en' },
}
export const Ended = shows(at('ended', ended(runningTrial)))
export const Cancelled = shows(at('over', { ...openingTrial, status: 'cancelled' }))
export const CouldNotBeOpened: Story = {
  ...shows(at('failed', broken(openingTrial))),
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '重试' }))
    await expect(args.commands.retry).toHaveBeenCalledOnce()
  },
}
export const Failed: Story = {
  ...shows(at('unknown', null, true)),
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '重试' }))
    await expect(args.commands.retry).toHaveBeenCalledOnce()
  },
}
