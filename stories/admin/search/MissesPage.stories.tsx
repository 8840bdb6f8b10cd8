import { MissesPage } from '@compute-mall/admin/features/search/MissesPage.tsx'
import { readList } from '@compute-mall/core/list'
import { missList } from '@compute-mall/core/search'
import { searchFixtures } from '@compute-mall/core/search/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { inAdmin, onPhone } from '../frame.tsx'

const { misses } = searchFixtures
const nothing = () => undefined
const neighbours = { nextCursor: null, previousCursor: null }
const { query } = readList(missList, [])

const meta = {
  title: 'Admin/Search/Searches in vain',
  component: MissesPage,
  parameters: { layout: 'fullscreen' },
  ...inAdmin('synonyms'),
  args: {
    view: {
      page: { kind: 'loaded', value: { records: misses, total: 3, ...neighbours } },
      query,
      asking: null,
      busy: false,
      termError: null,
    },
    links: { synonyms: '/synonyms' },
    commands: { retry: nothing, filter: fn(), clearFilters: nothing, ask: fn(), add: fn() },
  },
} satisfies Meta<typeof MissesPage>
export default meta
type Story = StoryObj<typeof meta>

const { view } = meta.args

export const All: Story = {}
export const English: Story = { globals: { language: 'en' } }
export const Phone: Story = { ...onPhone }
export const PhoneEnglish: Story = { globals: { ...onPhone.globals, language: 'en' } }
/** It is not claimed that somebody searched, nor that all found something. */
export const Empty: Story = {
  globals: { language: 'en' },
  args: {
    view: { ...view, page: { kind: 'loaded', value: { records: [], total: 0, ...neighbours } } },
  },
  play: async ({ canvasElement }) => {
    const words = 'No search went wrong in the last 90 days. Where nobody searched, nothing is listed either.'
    await expect(within(canvasElement).getByText(words)).toBeVisible()
  },
}
export const Failed: Story = {
  args: { view: { ...view, page: { kind: 'failed', message: { key: 'error:SYS10007' } } } },
}
/** The words stand in the form already. */
export const Adding: Story = {
  globals: { language: 'en' },
  args: { view: { ...view, asking: 'b200' } },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Add a search word' }))
    await expect(dialog.getByRole('textbox', { name: /^Search word/ })).toHaveValue('b200')
    await userEvent.type(dialog.getByRole('textbox', { name: /^Meanings/ }), 'H800')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await expect(args.commands.add).toHaveBeenCalledWith({ term: 'b200', kind: 'same', meanings: 'H800' })
  },
}
