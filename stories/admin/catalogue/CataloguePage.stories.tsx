import { CataloguePage } from '@compute-mall/admin/features/catalogue/CataloguePage.tsx'
import { readList } from '@compute-mall/core/list'
import { catalogueList } from '@compute-mall/core/resource'
import { resourceFixtures } from '@compute-mall/core/resource/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { inAdmin, onPhone } from '../frame.tsx'

const { catalogueRow, emptyRow, catalogueTree } = resourceFixtures
const nothing = () => undefined
const neighbours = { nextCursor: null, previousCursor: null }
const { query } = readList(catalogueList, [])

const meta = {
  title: 'Admin/Catalogue/List',
  component: CataloguePage,
  parameters: { layout: 'fullscreen' },
  ...inAdmin('catalogue'),
  args: {
    view: {
      page: {
        kind: 'loaded',
        value: { records: [catalogueRow, emptyRow], total: 2, ...neighbours },
      },
      tree: catalogueTree,
      exporting: false,
      query,
      mayChange: true,
    },
    links: { item: (itemId) => `/catalogue/${itemId}`, add: '/catalogue/new' },
    commands: { retry: nothing, filter: fn(), clearFilters: nothing, exportRows: fn() },
  },
} satisfies Meta<typeof CataloguePage>
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
/** An operator looks; the button says who may add. */
export const Operator: Story = { args: { view: { ...meta.args.view, mayChange: false } } }
export const Empty: Story = {
  args: {
    view: {
      ...meta.args.view,
      tree: [],
      page: { kind: 'loaded', value: { records: [], total: 0, ...neighbours } },
    },
  },
}
export const Failed: Story = {
  args: { view: { ...meta.args.view, page: { kind: 'failed', message: { key: 'error:SYS10007' } } } },
}
export const Disabled: Story = {
  globals: { language: 'zh' },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('tab', { name: '已停用' }))
    await expect(args.commands.filter).toHaveBeenCalledWith('status', 'disabled')
  },
}
export const Loading: Story = { args: { view: { ...meta.args.view, page: { kind: 'loading' } } } }
