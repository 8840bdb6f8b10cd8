import { SynonymsPage } from '@compute-mall/admin/features/search/SynonymsPage.tsx'
import { readList } from '@compute-mall/core/list'
import { synonymList } from '@compute-mall/core/search'
import { searchFixtures } from '@compute-mall/core/search/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { inAdmin, onPhone } from '../frame.tsx'

const { synonyms } = searchFixtures
const [same] = synonyms
const nothing = () => undefined
const neighbours = { nextCursor: null, previousCursor: null }
const { query } = readList(synonymList, [])

const meta = {
  title: 'Admin/Search/Search words',
  component: SynonymsPage,
  parameters: { layout: 'fullscreen' },
  ...inAdmin('synonyms'),
  args: {
    view: {
      page: { kind: 'loaded', value: { records: synonyms, total: 3, ...neighbours } },
      query,
      asking: null,
      busy: false,
      termError: null,
    },
    links: { misses: '/synonyms/misses' },
    commands: {
      retry: nothing,
      filter: fn(),
      clearFilters: nothing,
      ask: fn(),
      add: fn(),
      change: fn(),
      remove: fn(),
    },
  },
} satisfies Meta<typeof SynonymsPage>
export default meta
type Story = StoryObj<typeof meta>

const { view } = meta.args

export const All: Story = {}
export const English: Story = { globals: { language: 'en' } }
/** An entry that was stored before it was refused. */
export const Unusable: Story = {
  globals: { language: 'zh' },
  args: {
    view: {
      ...view,
      page: {
        kind: 'loaded',
        value: {
          records: [
            { synonymId: 'odd', term: '-', kind: 'same', meanings: ['A800'], revision: 1 },
            ...synonyms,
          ],
          total: 4,
          ...neighbours,
        },
      },
    },
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByText('未生效')).toHaveLength(1)
  },
}
export const Phone: Story = { ...onPhone }
export const PhoneEnglish: Story = { globals: { ...onPhone.globals, language: 'en' } }
export const Empty: Story = {
  args: {
    view: { ...view, page: { kind: 'loaded', value: { records: [], total: 0, ...neighbours } } },
  },
}
export const Failed: Story = {
  args: { view: { ...view, page: { kind: 'failed', message: { key: 'error:SYS10007' } } } },
}
export const Adding: Story = {
  globals: { language: 'zh' },
  args: { view: { ...view, asking: { kind: 'add' } } },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog', { name: '新增搜索词' }))
    await userEvent.click(dialog.getByRole('button', { name: '保存' }))
    await expect(dialog.getByText('请填写搜索词，至少包含一个汉字、字母或数字')).toBeVisible()
    await expect(args.commands.add).not.toHaveBeenCalled()
    await userEvent.type(dialog.getByRole('textbox', { name: /^搜索词/ }), '显卡')
    await userEvent.type(dialog.getByRole('textbox', { name: /^含义/ }), 'GPU')
    await userEvent.click(dialog.getByRole('button', { name: '保存' }))
    await expect(args.commands.add).toHaveBeenCalledWith({ term: '显卡', kind: 'same', meanings: 'GPU' })
  },
}
export const AddingOnPhone: Story = { ...onPhone, args: { view: { ...view, asking: { kind: 'add' } } } }
export const Taken: Story = {
  args: {
    view: {
      ...view,
      asking: { kind: 'add' },
      termError: { key: 'error:SEARCH10001', values: { term: '显卡' } },
    },
  },
}
export const Removing: Story = {
  globals: { language: 'en' },
  args: { view: { ...view, ...(same && { asking: { kind: 'remove', synonym: same } }) } },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Remove the search word “英伟达”' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Remove' }))
    await expect(args.commands.remove).toHaveBeenCalledWith(same)
  },
}
