import { AdminStatementPage } from '@compute-mall/admin/features/statement/AdminStatementPage.tsx'
import type { statementMachine } from '@compute-mall/core/statement'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { nothing } from '../specimen.tsx'
import { linesView } from '../statement.ts'
import { ChartGallery, type ScreenProps } from './ChartGallery.tsx'
import { statementGallery, statementIn } from './statement.gallery.ts'
import { keyOf, type LeafArgs, leafStory, litIn, stepIn } from './stories.ts'

/** The page of a statement as finance sees it. */
const Screen = ({ send, run }: ScreenProps<typeof statementMachine>) => (
  <AdminStatementPage
    view={{
      ...linesView,
      state: { kind: 'loaded', value: statementIn(run) },
      mayAct: true,
      busy: false,
    }}
    links={{ statements: '/statements', order: () => null }}
    commands={{ retry: nothing, filter: nothing }}
    decisions={{
      adjust: async () => {
        send({ type: 'statement.adjusted' })
        return true
      },
      pay: async () => {
        send({ type: 'statement.paid' })
        return true
      },
    }}
  />
)

const leaf = leafStory(statementGallery)

const meta: Meta<LeafArgs> = {
  title: 'Charts/Statement',
  tags: ['chart', '!autodocs'],
  parameters: { layout: 'fullscreen' },
  render: (args) => <ChartGallery key={keyOf(args)} {...args} gallery={statementGallery} Screen={Screen} />,
}
export default meta
type Story = StoryObj<LeafArgs>

export const Open: Story = leaf('open')
export const Closed: Story = leaf('closed')
export const Disputed: Story = leaf('disputed')
export const Confirmed: Story = leaf('confirmed')
export const Paid: Story = leaf('paid')

/** What finance adjusts, the shop reads anew. */
export const Adjusted: Story = {
  args: leaf('disputed').args,
  play: async ({ canvasElement }) => {
    await userEvent.click(stepIn(canvasElement, 'statement.adjusted'))
    await expect(litIn(canvasElement)).toEqual(['closed'])
  },
}
