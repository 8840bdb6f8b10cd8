import { ResourceListPage } from '@compute-mall/console/features/resource/ResourceListPage.tsx'
import { readList } from '@compute-mall/core/list'
import { listFixtures } from '@compute-mall/core/list/testing'
import { type Resource, resourceList, resourceView } from '@compute-mall/core/provision'
import { provisionFixtures } from '@compute-mall/core/provision/testing'
import { resourceFixtures } from '@compute-mall/core/resource/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { inConsole, onPhone } from '../frame.tsx'
import { resourceLinks } from './links.ts'

const now = Date.parse('2026-11-21T13:00:00.000Z')
const { openResource } = provisionFixtures
const ended = { endTime: '2026-11-20T12:00:00.000Z' }
const notOpen = { openTime: null, endTime: null }
const resources: readonly Partial<Resource>[] = [
  {},
  { status: 'open', endTime: '2027-11-26T12:00:00.000Z', kind: 'storage' },
  {
    status: 'open',
    endTime: null,
    billingType: 'ONCE',
    kind: 'heterogeneous',
    amount: 1_000,
    usage: { used: 862.5, at: '2026-11-21T12:55:00.000Z' },
  },
  { status: 'opening', ...notOpen },
  { status: 'failed', ...notOpen },
  { status: 'expired', ...ended },
  {
    status: 'expired',
    ...ended,
    billingType: 'ONCE',
    kind: 'heterogeneous',
    amount: 1_000,
    usage: { used: 1_000, at: '2026-11-20T12:00:00.000Z' },
  },
  { status: 'released', ...ended },
  { isOwn: false, ownerName: 'member' },
]
const records = resources.map((changes, row) =>
  resourceView({ ...openResource, ...changes, lineId: `line_${row}` }, now),
)
const nothing = () => undefined

const meta = {
  title: 'Console/Resource/Resource list',
  component: ResourceListPage,
  parameters: { layout: 'fullscreen' },
  ...inConsole('resources'),
  args: {
    view: {
      page: { kind: 'loaded', value: listFixtures.middlePage(records) },
      query: readList(resourceList, []).query,
      centers: resourceFixtures.clusters,
      exporting: false,
    },
    links: resourceLinks,
    commands: { retry: nothing, filter: nothing, exportRows: fn() },
  },
} satisfies Meta<typeof ResourceListPage>
export default meta
type Story = StoryObj<typeof meta>

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
export const PhoneEnglish: Story = { globals: { ...onPhone.globals, language: 'en' } }
export const Empty: Story = {
  args: { view: { ...meta.args.view, page: { kind: 'loaded', value: listFixtures.onlyPage([]) } } },
}
/** Nothing ends so soon. */
export const NoneMatches: Story = {
  globals: { language: 'zh' },
  args: {
    view: {
      ...meta.args.view,
      query: { ...meta.args.view.query, endsWithin: 7 },
      page: { kind: 'loaded', value: listFixtures.onlyPage([]) },
    },
    commands: { retry: nothing, filter: nothing, clearFilters: fn() },
  },
  play: async ({ canvasElement, args }) => {
    const [clear] = within(canvasElement).getAllByRole('button', { name: '清除筛选条件' })
    if (clear === undefined) throw new Error('there is no way to clear the filters')
    await userEvent.click(clear)
    await expect(args.commands.clearFilters).toHaveBeenCalledOnce()
  },
}
export const Loading: Story = { args: { view: { ...meta.args.view, page: { kind: 'loading' } } } }
export const Failed: Story = {
  args: { view: { ...meta.args.view, page: { kind: 'failed', message: { key: 'error:SYS10007' } } } },
}
