import { PeoplePage } from '@compute-mall/admin/features/people/PeoplePage.tsx'
import { personList } from '@compute-mall/core/identity'
import { peopleFixtures } from '@compute-mall/core/identity/testing'
import { readList } from '@compute-mall/core/list'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { inAdmin, onPhone } from '../frame.tsx'

const { reviewer, shopOwner, disabledCustomer } = peopleFixtures
const { query } = readList(personList, [])
const pageOf = (records: readonly (typeof reviewer)[]) =>
  ({
    kind: 'loaded',
    value: { records, nextCursor: null, previousCursor: null, total: records.length },
  }) as const

const meta = {
  title: 'Admin/People/People',
  component: PeoplePage,
  parameters: { layout: 'fullscreen' },
  ...inAdmin('people'),
  args: {
    view: { page: pageOf([reviewer, shopOwner, disabledCustomer]), query, exporting: false },
    links: { person: (userId) => `/people/${userId}` },
    commands: {
      retry: fn(),
      filter: fn(),
      search: fn(),
      clearFilters: fn(),
      sort: fn(),
      resize: fn(),
      exportRows: fn(),
    },
  },
} satisfies Meta<typeof PeoplePage>
export default meta
type Story = StoryObj<typeof meta>

/** The tabs are the two kinds of accounts. */
export const All: Story = {
  globals: { language: 'zh' },
  play: async ({ canvasElement, args: { commands } }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('link', { name: 'reviewer' })).toHaveAttribute('href', '/people/u-reviewer')
    await expect(canvas.getByText('已停用', { selector: 'td *' })).toBeVisible()
    await userEvent.click(canvas.getByRole('tab', { name: '后台人员' }))
    await expect(commands.filter).toHaveBeenLastCalledWith('roleType', 'manager')
  },
}
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
export const NothingMatches: Story = {
  args: { view: { page: pageOf([]), query: { ...query, keyword: 'nobody' } } },
}
export const Loading: Story = { args: { view: { page: { kind: 'loading' }, query } } }
export const Failed: Story = {
  args: { view: { page: { kind: 'failed', message: { key: 'error:SYS10007' } }, query } },
}
