import { totalMessage } from '@compute-mall/core/list'
import { ListPage, type ListView } from '@compute-mall/ui/desk/list'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { nothing, type Say, shown } from '../specimen.tsx'
import { inDesk, onPhone } from './desk.tsx'
import { type GoodsRow, goodsColumns, goodsRows, goodsView, listCommands, reasonOf } from './goods.tsx'

/**
 * A list of a work app. On a phone rows are cards, filters and row actions open as sheets, and the main action stands
 * at the lower edge.
 *
 * **Do:** keep filters, sort and place in the address; say in `empty` what to do first; give each row its name.
 *
 * **Don't:** let rows shift under the reader when others come: say how many in `fresh`.
 */
const meta: Meta = {
  title: 'Desk/ListPage',
  component: ListPage,
  parameters: { layout: 'fullscreen' },
  ...inDesk(),
}
export default meta
type Story = StoryObj

const draw = (change: (say: Say) => Partial<ListView<GoodsRow>> = () => ({})): Story =>
  shown((say) => (
    <ListPage<GoodsRow>
      view={{ ...goodsView(say), ...change(say) }}
      commands={listCommands}
      columns={goodsColumns(say)}
      rowKey={({ id }) => id}
      rowName={({ name }) => name}
      note={reasonOf}
      actions={({ state }) => [
        { key: 'edit', label: say('编辑', 'Edit'), to: '/goods/1/edit' },
        {
          key: 'shelve',
          label: say('上架', 'Shelve'),
          onPress: nothing,
          disabledReason:
            state.tone === 'info'
              ? say('审核中，不能上架', 'It is in review and cannot be shelved')
              : undefined,
        },
        { key: 'delete', label: say('删除', 'Delete'), danger: true, onPress: nothing },
      ]}
      bulkActions={[
        { key: 'shelve', label: say('上架', 'Shelve'), onPress: nothing },
        { key: 'unshelve', label: say('下架', 'Unshelve'), onPress: nothing },
        { key: 'delete', label: say('删除', 'Delete'), danger: true, onPress: nothing },
      ]}
    />
  ))

export const Default: Story = {
  ...draw(),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('columnheader', { name: /库存|Stock/ })).toHaveAttribute(
      'aria-sort',
      'ascending',
    )
    await userEvent.click(canvas.getByRole('button', { name: /库存|Stock/ }))
    await expect(listCommands.sort).toHaveBeenLastCalledWith({ key: 'stock', descending: true })
    await userEvent.click(canvas.getByRole('checkbox', { name: /选择 8×A800|Select 8×A800/ }))
    await expect(listCommands.select).toHaveBeenLastCalledWith(new Set(['1001']))
  },
}
export const RowMenu: Story = {
  ...draw(),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: /8×A800.*的操作|Actions on 8×A800/ }))
    const item = canvas.getByRole('button', { name: /^上架|^Shelve/ })
    await expect(item).toHaveFocus()
    await userEvent.click(item)
    await waitFor(() => expect(item).not.toBeInTheDocument())
  },
}
const views = (canvasElement: HTMLElement) =>
  within(canvasElement).getByRole('button', { name: /视图与导出|Views and export/ })

/** Filters and sort under a name: what is kept is chosen below the way to keep more, and the shown one can go. */
export const SavedViews: Story = {
  ...draw((say) => ({
    savedViews: {
      items: [
        { id: 'v1', name: say('需要补货', 'To restock') },
        { id: 'v2', name: say('智能算力', 'AI compute') },
      ],
      current: 'v1',
    },
  })),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(views(canvasElement))
    await expect(listCommands.showViews).toHaveBeenCalled()
    const remove = await canvas.findByRole('button', { name: /删除视图|Delete the view/ })
    await userEvent.click(canvas.getByRole('button', { name: /^(智能算力|AI compute)$/ }))
    await expect(listCommands.openView).toHaveBeenCalledWith('v2')
    await waitFor(() => expect(remove).not.toBeVisible())
  },
}

/** Asks for a name, and for another where there is none. */
export const SaveView: Story = {
  ...draw(),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(views(canvasElement))
    await userEvent.click(await canvas.findByRole('button', { name: /保存当前视图|Save this view/ }))
    const dialog = within(await canvas.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: /^(保存|Save)$/ }))
    await expect(dialog.getByText(/请输入视图名称|Enter a name for the view/)).toBeVisible()
    await userEvent.type(dialog.getByRole('textbox'), 'A800')
    await userEvent.click(dialog.getByRole('button', { name: /^(保存|Save)$/ }))
    await expect(listCommands.saveView).toHaveBeenCalledWith('A800')
  },
}
export const Loads: Story = draw(() => ({ rows: { kind: 'loading' } }))
export const EmptyYet: Story = draw(() => ({ rows: { kind: 'loaded', value: [] } }))
export const EmptyByFilters: Story = {
  ...draw((say) => ({
    rows: { kind: 'loaded', value: [] },
    filters: (goodsView(say).filters ?? []).map((filter) => ({
      ...filter,
      value: filter.options[0]?.value ?? '',
    })),
  })),
  play: async ({ canvasElement }) => {
    listCommands.clearFilters.mockClear()
    await userEvent.click(within(canvasElement).getByRole('button', { name: /清除筛选|Clear filters/ }))
    await expect(listCommands.clearFilters).toHaveBeenCalled()
  },
}
export const Missing: Story = draw(() => ({ rows: { kind: 'missing' } }))
export const Failed: Story = draw(() => ({
  rows: { kind: 'failed', message: { key: 'failure:failedTitle' }, requestId: '01JD3W9K7Q' },
}))
export const Forbidden: Story = draw((say) => ({
  rows: { kind: 'forbidden', helper: say('店长李云', 'Yun Li, the owner') },
}))
export const Offline: Story = draw(() => ({ notice: { kind: 'offline', at: '2026-11-21 09:58' } }))
export const Stale: Story = draw((say) => ({
  notice: {
    kind: 'stale',
    change: say('张明下架了 2 件商品。', 'Ming Zhang took 2 goods off.'),
    onReload: nothing,
  },
}))
export const Fresh: Story = draw(() => ({ fresh: 3 }))
export const Selected: Story = draw(() => ({ selected: new Set(['1001', '1002', '1003']) }))
export const BulkOutcome: Story = draw((say) => ({
  outcome: {
    summary: { key: 'list:bulk.partly', values: { done: 7, refused: 2 } },
    refused: goodsRows(say, 2).map(({ id }) => ({
      id,
      reason: { key: '', otherwise: say('审核中，不能上架', 'is in review and cannot be shelved') },
    })),
  },
}))
export const Exporting: Story = draw(() => ({ exporting: true }))
export const ManyRows: Story = draw((say) => ({
  rows: { kind: 'loaded', value: goodsRows(say, 100) },
  pager: { size: 100, hasPrevious: true, hasNext: true, total: totalMessage(10_001) },
}))
export const LongTexts: Story = draw((say) => ({
  rows: {
    kind: 'loaded',
    value: goodsRows(say, 3).map((row) => ({
      ...row,
      name: say(
        '国家超级计算中心某某区域分中心智能算力整机资源年度合同标准版（含迁移与调优服务）',
        'Whole machine of the regional branch of the national supercomputing centre, standard, with migration',
      ),
    })),
  },
}))
export const Phone: Story = { ...draw(), ...onPhone }
export const PhoneFilters: Story = {
  ...draw(),
  ...onPhone,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: /^筛选|^Filters/ }))
    await expect(within(canvas.getByRole('dialog')).getAllByRole('combobox')).toHaveLength(2)
  },
}
export const PhoneRowActions: Story = {
  ...draw(),
  ...onPhone,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: /8×A800.*的操作|Actions on 8×A800/ }))
    await expect(within(canvas.getByRole('dialog')).getByRole('link', { name: /编辑|Edit/ })).toBeVisible()
  },
}
export const PhoneSelected: Story = {
  ...draw(() => ({ selected: new Set(['1001', '1002']) })),
  ...onPhone,
}
export const PhoneLoads: Story = { ...Loads, ...onPhone }
export const PhoneLongTexts: Story = { ...LongTexts, ...onPhone }
