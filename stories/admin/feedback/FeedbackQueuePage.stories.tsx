import {
  FeedbackQueuePage,
  type FeedbackQueuePageProps,
} from '@compute-mall/admin/features/feedback/FeedbackQueuePage.tsx'
import { FeedbackState, feedbackList } from '@compute-mall/core/feedback'
import { feedbackFixtures } from '@compute-mall/core/feedback/testing'
import { readList } from '@compute-mall/core/list'
import { listFixtures } from '@compute-mall/core/list/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { inAdmin, onPhone } from '../frame.tsx'

type Row = Extract<FeedbackQueuePageProps['view']['page'], { kind: 'loaded' }>['value']['records'][number]

const rows: readonly Row[] = FeedbackState.values.map((state) => ({
  ...feedbackFixtures.row,
  feedbackId: `feedback_${state}`,
  state,
}))

const loaded = (records: readonly Row[]) => ({
  kind: 'loaded' as const,
  value: listFixtures.onlyPage(records),
})

const meta = {
  title: 'Admin/Feedback/Queue',
  component: FeedbackQueuePage,
  parameters: { layout: 'fullscreen' },
  ...inAdmin('feedback'),
  args: {
    view: {
      page: loaded(rows),
      query: readList(feedbackList, []).query,
      exporting: false,
      now: Date.parse('2026-11-21T12:00:00.000Z'),
    },
    links: { feedback: (id) => `/feedback/${id}` },
    commands: {
      retry: fn(),
      openTab: fn(),
      filter: fn(),
      search: fn(),
      clearFilters: fn(),
      sort: fn(),
      resize: fn(),
      exportRows: fn(),
    },
  },
} satisfies Meta<typeof FeedbackQueuePage>
export default meta
type Story = StoryObj<typeof meta>
const { view } = meta.args

export const All: Story = {}
/** What is listed is taken away as a file. */
export const Exports: Story = {
  globals: { language: 'zh' },
  play: async ({ canvasElement, args: { commands } }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '导出' }))
    await expect(commands.exportRows).toHaveBeenCalledOnce()
  },
}
export const English: Story = { globals: { language: 'en' } }
export const Phone: Story = { ...onPhone }
export const PhoneEnglish: Story = { ...onPhone, globals: { ...onPhone.globals, language: 'en' } }
export const NothingWaits: Story = {
  args: { view: { ...view, page: loaded([]), query: { ...view.query, state: 'received' } } },
}
export const NothingMatches: Story = {
  args: { view: { ...view, page: loaded([]), query: { ...view.query, keyword: 'zzqqxxyy' } } },
}
export const Failed: Story = {
  args: { view: { ...view, page: { kind: 'failed', message: { key: 'error:SYS10007' } } } },
}
export const Loading: Story = { args: { view: { ...view, page: { kind: 'loading' } } } }
