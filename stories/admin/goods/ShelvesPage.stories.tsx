import { ShelvesPage } from '@compute-mall/admin/features/goods/ShelvesPage.tsx'
import { shelvedGoodsList } from '@compute-mall/core/goods'
import { readList } from '@compute-mall/core/list'
import { listFixtures } from '@compute-mall/core/list/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { expectToFit, onDesktop } from '../../fits.ts'
import { inAdmin, onPhone } from '../frame.tsx'
import { shelvedRows } from './applications.ts'

const asked = (pairs: readonly (readonly [string, string])[] = []) => readList(shelvedGoodsList, pairs).query
const pageOf = (records: typeof shelvedRows) => ({
  kind: 'loaded' as const,
  value: listFixtures.onlyPage(records),
})
const onShelf = shelvedRows.find(({ life }) => life.shelf === 'on') ?? null

const meta = {
  title: 'Admin/Goods/Shelves',
  component: ShelvesPage,
  parameters: { layout: 'fullscreen' },
  ...inAdmin('goods'),
  args: {
    view: {
      page: pageOf(shelvedRows),
      query: asked(),
      exporting: false,
      forcing: null,
      consequences: null,
      busy: false,
    },
    links: { gift: (goodsId) => `/goods/${goodsId}/gift` },
    commands: {
      retry: fn(),
      openTab: fn(),
      filter: fn(),
      search: fn(),
      clearFilters: fn(),
      sort: fn(),
      exportRows: fn(),
      askToForceOff: fn(),
      keep: fn(),
      forceOff: fn(),
    },
  },
} satisfies Meta<typeof ShelvesPage>
export default meta
type Story = StoryObj<typeof meta>
const { view } = meta.args
const consequences = { unpaidOrders: 3, openResources: 12, cartLines: 41 }

export const All: Story = {
  globals: { language: 'zh' },
  play: async ({ canvasElement, args: { commands } }) => {
    await userEvent.click(within(canvasElement).getByRole('tab', { name: '强制下架' }))
    await expect(commands.filter).toHaveBeenCalledWith('shelf', 'forcedOff')
    await expect(within(canvasElement).getByText('不符合平台规定：宣传用语违规')).toBeVisible()
    await expect(within(canvasElement).getByText('没有可用的算力中心')).toBeVisible()
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
/** Nothing of it is out of sight where people work through it all day. */
export const Desktop: Story = {
  globals: { ...onDesktop, language: 'en' },
  play: async ({ canvasElement }) => expectToFit(canvasElement),
}
export const Phone: Story = { ...onPhone }
export const PhoneEnglish: Story = { ...onPhone, globals: { ...onPhone.globals, language: 'en' } }
/** What it brings about stands beside the question, and without a reason it is not done (W14, W15). */
export const ForcingOff: Story = {
  args: { view: { ...view, forcing: onShelf, consequences } },
  globals: { language: 'zh' },
  play: async ({ canvasElement, args: { commands } }) => {
    const dialog = within(await within(canvasElement).findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: '强制下架' }))
    await expect(commands.forceOff).not.toHaveBeenCalled()
    await userEvent.type(dialog.getByRole('textbox'), '宣传用语违规')
    await userEvent.click(dialog.getByRole('radio', { name: /误解/ }))
    await userEvent.click(dialog.getByRole('button', { name: '强制下架' }))
    await expect(commands.forceOff).toHaveBeenCalledWith('misleading', '宣传用语违规')
  },
}
export const ForcingOffEnglish: Story = {
  args: {
    view: { ...view, forcing: onShelf, consequences: { unpaidOrders: 1, openResources: 0, cartLines: 1 } },
  },
  globals: { language: 'en' },
}
export const PhoneForcingOff: Story = {
  ...onPhone,
  args: { view: { ...view, forcing: onShelf, consequences } },
}
/** What it brings about is not known yet. */
export const AskingWhatFollows: Story = { args: { view: { ...view, forcing: onShelf } } }
export const ForcedOff: Story = {
  args: { view: { ...view, forcing: onShelf, consequences, busy: true } },
}
export const NothingHere: Story = { args: { view: { ...view, page: pageOf([]) } } }
export const NothingMatches: Story = {
  args: { view: { ...view, page: pageOf([]), query: asked([['keyword', 'zzqqxxyy']]) } },
}
export const Loading: Story = { args: { view: { ...view, page: { kind: 'loading' } } } }
export const Failed: Story = {
  args: { view: { ...view, page: { kind: 'failed', message: { key: 'error:SYS10007' } } } },
  globals: { language: 'zh' },
  play: async ({ canvasElement, args: { commands } }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '重试' }))
    await expect(commands.retry).toHaveBeenCalledOnce()
  },
}
